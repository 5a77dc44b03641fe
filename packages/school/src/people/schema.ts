import { z } from 'zod';
import { idSchema, LONGEST_FULL_NAME, lineSchema } from '../base/index.ts';
import { consentSchema } from '../privacy/index.ts';
import { endingsSchema } from './sessions.ts';

export const roles = ['teacher', 'student', 'parent'] as const;
export const roleSchema = z.enum(roles);
export type Role = (typeof roles)[number];

/** users/{uid} (specification, section 3). A student has no e-mail: `email` is null. */
export const profileSchema = z.object({
  uid: z.string().min(1),
  /** The address of an adult; null for a student. */
  email: z.string().nullable(),
  /** As the person typed it, or a teacher for a student. */
  fullName: z.string(),
  /** Which area the person may enter. It opens no data. */
  role: roleSchema,
  /** A Firestore timestamp; null for the moment before the server has set it. */
  createdAt: z.unknown(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Characters of an address: the most that a mail server takes (RFC 5321, 4.5.3.1.3, without its brackets). */
export const LONGEST_EMAIL = 254;
export const fullNameSchema = lineSchema(LONGEST_FULL_NAME);

/** An e-mail address as people type it; the auth service keeps it in lower case. What is copied brings invisible marks along. */
export const emailSchema = z
  .string()
  .transform((typed) => typed.replace(/[\p{Cf}\s]/gu, '').toLowerCase())
  .pipe(z.email().max(LONGEST_EMAIL));

/** The least characters of a password. The auth service's own policy is set to the same (docs/running.md). */
export const PASSWORD_LEAST = 8;

export const accountStates = ['created', 'active', 'secret-reset', 'locked', 'archived'] as const;

/** students/{studentId}: who may see the student's data. Kept by functions. */
export const studentSchema = z.object({
  id: idSchema,
  /** For teachers and the family. */
  fullName: z.string(),
  /** First name and initial: what classmates may see. */
  displayName: z.string(),
  /** What the student types at sign-in, alone in the class. */
  userName: z.string(),
  /** The classes the student is in; those who teach them may read. */
  classIds: z.array(idSchema),
  /** Of the account. */
  state: z.enum(accountStates),
  /** Classes left behind: their work stays readable by those who teach them. */
  pastClassIds: z.array(idSchema).default([]),
  /** Which of the student's sessions are over. */
  ...endingsSchema.shape,
  /** What may be done with the child's data beyond teaching. */
  consent: consentSchema.optional(),
});
export type Student = z.infer<typeof studentSchema>;
