import { z } from 'zod';
import { idSchema, instantSchema, lineSchema } from './common.ts';
import { consentSchema } from './consent.ts';
import { latePassesSchema } from './late-policy.ts';
import { FAMILY_NOTES, studentNoteSchema } from './notes.ts';
import { classRetentionSchema } from './retention.ts';
import { endingsSchema } from './sessions.ts';

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
  /** The adults of the class, whatever their role: it opens reading (`roleIn` tells who may do what). */
  teacherIds: z.array(z.string()).min(1),
  /** Who leads. Left out, or somebody who is gone: the first who teaches. */
  leaderId: z.string().optional(),
  /** Those of `teacherIds` who look on. */
  onlookerIds: z.array(z.string()).optional(),
  /** The name that children and parents see. */
  teacherName: z.string(),
  code: z.string(),
  codeExpiresAt: instantSchema,
  createdAt: instantSchema,
  archivedAt: instantSchema.optional(),
  /** How long what belongs to the class is kept, where somebody has chosen. */
  retention: classRetentionSchema.optional(),
  /** Set when its deletion has begun: there is no way back. */
  deletingAt: instantSchema.optional(),
  /** Left out: there are none. */
  latePasses: latePassesSchema.optional(),
  /** Late passes spent, by student. */
  passesSpent: z.record(z.string(), z.number().int()).optional(),
  /** Late passes that a teacher gave beyond everybody's, by student; `lastId` is of the last one, so that a resend gives none. */
  passesGranted: z.record(z.string(), z.object({ count: z.number().int(), lastId: idSchema })).optional(),
});
export type Classroom = z.infer<typeof classroomSchema>;

/** A student's late passes in a class: beyond everybody's, spent, and left. */
export function passesOf(classroom: Pick<Classroom, 'latePasses' | 'passesSpent' | 'passesGranted'>, uid: string) {
  const granted = classroom.passesGranted?.[uid]?.count ?? 0;
  const spent = classroom.passesSpent?.[uid] ?? 0;
  return { granted, spent, left: Math.max(0, (classroom.latePasses?.each ?? 0) + granted - spent) };
}

export const accountStates = ['created', 'active', 'secret-reset', 'locked', 'archived'] as const;

/** How a student proves who they are. */
export const secretKinds = ['words', 'pictures', 'password', 'badge'] as const;
export const secretKindSchema = z.enum(secretKinds);
export type SecretKind = (typeof secretKinds)[number];

/** What children of a grade can keep: pictures before they read well, words, then a password. */
export function usualSecretKind(grade: number): SecretKind {
  if (grade <= 2) return 'pictures';
  return grade <= 6 ? 'words' : 'password';
}

/** How many students one class, one list and one bulk action may hold. */
export const MOST_IN_A_CLASS = 600;

/** A section or a group of a class. Students point to it; a student is in as many as the teacher likes. */
export const groupNameSchema = lineSchema(40);
export const groupSchema = z.object({ id: idSchema, name: groupNameSchema });
export type Group = z.infer<typeof groupSchema>;

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
  /** Requests of parents about the student's data that nobody has answered. Left out: none. */
  parentRequests: z.number().int().nonnegative().optional(),
  /** Set while nobody new may be linked to the child, as under a court order. Here, because families do not read this. */
  linkingClosedAt: instantSchema.optional(),
  /** Set when the student has asked for a new secret at sign-in. */
  askedForHelpAt: instantSchema.optional(),
  groupIds: z.array(idSchema).default([]),
  /** While locked or archived: the state to come back to. */
  heldState: z.enum(['created', 'active', 'secret-reset', 'locked']).optional(),
  /** When too many wrong secrets were typed for this student; gone after a right one or the teacher's word. */
  guessedAt: instantSchema.optional(),
  /** While archived: since when. */
  archivedAt: instantSchema.optional(),
  /** Set when the deletion of the account has begun: there is no way back. */
  deletingAt: instantSchema.optional(),
  /** The class that the student went to. The line stays, archived, so that old results keep their name. */
  movedTo: idSchema.optional(),
  /** The student of this class that this double was merged into. */
  mergedInto: idSchema.optional(),
  /** As on the student's own document, for the list. */
  consent: consentSchema.optional(),
});
export type RosterStudent = z.infer<typeof rosterStudentSchema>;

/** rosters/{classId}: the whole class in one document, for its teachers. */
export const rosterSchema = z.object({
  classId: idSchema,
  students: z.record(z.string(), rosterStudentSchema),
  groups: z.record(z.string(), groupSchema).default({}),
});
export type Roster = z.infer<typeof rosterSchema>;

/** Those who are in the class now. */
export const presentStudents = (roster: Pick<Roster, 'students'> | null | undefined): RosterStudent[] =>
  Object.values(roster?.students ?? {}).filter(({ state }) => state !== 'archived');

/** students/{studentId}: who may see the student's data. Kept by functions. */
export const studentSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  displayName: z.string(),
  userName: z.string(),
  classIds: z.array(idSchema),
  state: z.enum(accountStates),
  /** Classes left behind: their work stays readable by those who teach them. */
  pastClassIds: z.array(idSchema).default([]),
  /** Which of the student's sessions are over. */
  ...endingsSchema.shape,
  /** What may be done with the child's data beyond teaching. */
  consent: consentSchema.optional(),
});
export type Student = z.infer<typeof studentSchema>;

export const guardianStates = ['waiting', 'active', 'revoked'] as const;

export const rightsKinds = ['correct', 'delete'] as const;
/** What a parent asks of a child's data: to have something put right, or to have it deleted. The school decides. */
export const rightsRequestSchema = z.object({
  id: idSchema,
  kind: z.enum(rightsKinds),
  text: z.string().max(1000),
  at: instantSchema,
  state: z.enum(['open', 'done', 'declined']),
  answer: z.string().max(1000).optional(),
  answeredAt: instantSchema.optional(),
});
export type RightsRequest = z.infer<typeof rightsRequestSchema>;
/** Of one adult for one child. */
export const MOST_REQUESTS = 20;

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
  /** True: revoked for good. No code links this account to the child again until a teacher lifts it. */
  blocked: z.boolean().optional(),
  createdAt: instantSchema,
  /** What teachers wrote for the family, the newest of it. Here, because the parent's page reads the link anyway. */
  notes: z.array(studentNoteSchema).max(FAMILY_NOTES).default([]),
  /** Left out where there is none. */
  requests: z.array(rightsRequestSchema).max(MOST_REQUESTS).optional(),
});
export type Guardian = z.infer<typeof guardianSchema>;
