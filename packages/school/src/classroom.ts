import { z } from 'zod';
import { idSchema, instantSchema, lineSchema } from './common.ts';

/** Six characters without 0/O, 1/I/L, U/V, S/5, Z/2, B/8: what a child reads off a card. */
export const CLASS_CODE_ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
export const classCodeSchema = z
  .string()
  .transform((code) => code.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CLASS_CODE_ALPHABET}]{6}$`)));

export const classNameSchema = lineSchema(60);
export const gradeSchema = z.number().int().min(1).max(9);

/** classes/{classId}. Readable by its teachers; written by functions. */
export const classroomSchema = z.object({
  id: idSchema,
  name: classNameSchema,
  /** 1 to 8; 9 is first algebra. */
  grade: gradeSchema,
  teacherIds: z.array(z.string()).min(1),
  /** The name that children and parents see. */
  teacherName: z.string(),
  code: z.string(),
  codeExpiresAt: instantSchema,
  createdAt: instantSchema,
  archivedAt: instantSchema.optional(),
});
export type Classroom = z.infer<typeof classroomSchema>;

export const accountStates = ['created', 'active', 'secret-reset', 'locked', 'archived'] as const;

/** How a student proves who they are. */
export const secretKinds = ['words', 'pictures', 'password', 'badge'] as const;
export const secretKindSchema = z.enum(secretKinds);
export type SecretKind = (typeof secretKinds)[number];

export const rosterStudentSchema = z.object({
  id: idSchema,
  fullName: lineSchema(80),
  /** First name and initial: "Ana L.". What classmates may see. */
  displayName: lineSchema(60),
  userName: z.string().regex(/^[a-z0-9]{2,30}$/),
  state: z.enum(accountStates),
  secretKind: secretKindSchema,
  createdAt: instantSchema,
  lastActiveAt: instantSchema.optional(),
  parentCount: z.number().int().nonnegative(),
  /** Set when the student has asked for a new secret at sign-in. */
  askedForHelpAt: instantSchema.optional(),
});
export type RosterStudent = z.infer<typeof rosterStudentSchema>;

/** rosters/{classId}: the whole class in one document, for its teachers. */
export const rosterSchema = z.object({ classId: idSchema, students: z.record(z.string(), rosterStudentSchema) });
export type Roster = z.infer<typeof rosterSchema>;

/** students/{studentId}: who may see the student's data. Kept by functions. */
export const studentSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  displayName: z.string(),
  userName: z.string(),
  classIds: z.array(idSchema),
  state: z.enum(accountStates),
});
export type Student = z.infer<typeof studentSchema>;

export const guardianStates = ['waiting', 'active', 'revoked'] as const;

/** guardians/{studentId}_{parentId}: one adult's link to one child. */
export const guardianSchema = z.object({
  id: idSchema,
  studentId: idSchema,
  parentId: z.string(),
  parentName: z.string(),
  /** The child as the parent sees it. */
  studentName: z.string(),
  classIds: z.array(idSchema),
  state: z.enum(guardianStates),
  createdAt: instantSchema,
});
export type Guardian = z.infer<typeof guardianSchema>;
