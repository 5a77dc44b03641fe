import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_FULL_NAME, lineSchema, pageLanguages } from '../base/index.ts';
import { consentSchema } from '../privacy/index.ts';
import { accessProfileSchema } from './access-profile.ts';
import { endingsSchema } from './sessions.ts';

export const roles = ['teacher', 'student', 'parent'] as const;
export const roleSchema = z.enum(roles);
export type Role = (typeof roles)[number];

/** users/{uid} (specification, section 3). A student has no e-mail address: `email` is null. */
export const profileSchema = z.object({
  uid: z.string().min(1),
  /** The e-mail address of an adult; null for a student. */
  email: z.string().nullable(),
  /** The name that the person typed at sign-up, or a teacher for a student. */
  fullName: z.string(),
  /** The area that the person may enter. It gives no access to data. */
  role: roleSchema,
  /** The language that a teacher has set for a student's pages. The student's own choice in the settings goes before. */
  language: z.enum(pageLanguages).optional(),
  /** Since when an adult's profile is known to be of whoever has the address. Only functions write it. */
  ownedSince: instantSchema.optional(),
  /** A Firestore timestamp; null for the moment before the server has set it. */
  createdAt: z.unknown(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Characters of an e-mail address: the most that a mail server accepts (RFC 5321, 4.5.3.1.3, without its brackets). */
export const LONGEST_EMAIL = 254;
export const fullNameSchema = lineSchema(LONGEST_FULL_NAME);

/**
 * An e-mail address as people type it; the auth service stores it in lower case. Copied text can contain invisible
 * characters, which are removed.
 */
export const emailSchema = z
  .string()
  .transform((typed) => typed.replace(/[\p{Cf}\s]/gu, '').toLowerCase())
  .pipe(z.email().max(LONGEST_EMAIL));

/** The fewest characters of a password. The auth service has the same limit (docs/running.md). */
export const PASSWORD_LEAST = 8;

export const accountStates = ['created', 'active', 'secret-reset', 'locked', 'archived'] as const;

/** The most classes that a student is in, and as many that the student left. */
export const MOST_CLASSES_OF_ONE = 50;

/** students/{studentId}: a student, and who may see the student's data. Written by functions. */
export const studentSchema = z.object({
  id: idSchema,
  /** The name that teachers and the family see. */
  fullName: z.string(),
  /** First name and initial: what classmates may see. */
  displayName: z.string(),
  /** What the student types at sign-in; unique within the class. */
  userName: z.string(),
  /** The classes that the student is in; their teachers may read the student's data. */
  classIds: z.array(idSchema),
  /** The state of the account. */
  state: z.enum(accountStates),
  /** Classes that the student left; their teachers can still read the work done there. */
  pastClassIds: z.array(idSchema).default([]),
  /** Set when deletion of the account has begun: until it is done, nothing of the student is written. */
  deletingAt: instantSchema.optional(),
  /** Which of the student's sessions have ended. */
  ...endingsSchema.shape,
  /** What may be done with the child's data beyond teaching. */
  consent: consentSchema.optional(),
  /** The child's access profile (accommodations). Left out: nobody set anything. */
  access: accessProfileSchema.optional(),
});
export type Student = z.infer<typeof studentSchema>;
