import { z } from 'zod';
import { idSchema, instantSchema, lineSchema } from '../base/index.ts';
import { accountStates, secretKindSchema } from '../people/index.ts';
import { classRetentionSchema, consentSchema } from '../privacy/index.ts';
import { gradeSchema } from './grade.ts';

/** Six characters without 0/O, 1/I/L, U/V, S/5, Z/2, B/8: what a child reads off a card. */
export const CLASS_CODE_ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
export const classCodeSchema = z
  .string()
  .transform((code) => code.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CLASS_CODE_ALPHABET}]{6}$`)));

/** Characters of a name: of a class, a group in it, and a student in full and as classmates see it. */
export const LONGEST_CLASS_NAME = 60;
export const LONGEST_GROUP_NAME = 40;
export const LONGEST_STUDENT_NAME = 80;
const LONGEST_DISPLAY_NAME = 60;

export const classNameSchema = lineSchema(LONGEST_CLASS_NAME);

/** How many late passes each student of a class may have, and how many hours one may give: two weeks. */
export const LATE_PASSES = { most: 20, hours: 336 } as const;

/** What a late pass gives, and how many a student has in a class. */
export const latePassesSchema = z.object({
  each: z.number().int().min(0).max(LATE_PASSES.most),
  /** By so many hours the due date moves. */
  hours: z.number().int().min(1).max(LATE_PASSES.hours),
});

/** classes/{classId}. Readable by its teachers; written by functions. */
export const classroomSchema = z.object({
  id: idSchema,
  /** As its teachers call it: "Grade 6, room 4". */
  name: classNameSchema,
  /** 1 to 8; 9 is Algebra 1. Read it with `gradeOf`: beside `kindergarten` a 1 stands for kindergarten. */
  grade: gradeSchema,
  kindergarten: z.boolean().optional(),
  /** The adults of the class, whatever their role: it opens reading (`roleIn` tells who may do what). */
  teacherIds: z.array(z.string()).min(1),
  /**
   * The owner of the class. Where it is left out, or that teacher is gone, it is the first teacher who may teach it.
   */
  leaderId: z.string().optional(),
  /** Those of `teacherIds` who look on. */
  onlookerIds: z.array(z.string()).optional(),
  /** The name that children and parents see. */
  teacherName: z.string(),
  /** What a child types to find the class at sign-in. */
  code: z.string(),
  /** From then on the code opens nothing. */
  codeExpiresAt: instantSchema,
  createdAt: instantSchema,
  /** Left out: the class is in use. */
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

/** How many students one class, one list and one bulk action may hold. */
export const MOST_IN_A_CLASS = 600;

/** A section or a group of a class. Students point to it; a student is in as many as the teacher likes. */
export const groupNameSchema = lineSchema(LONGEST_GROUP_NAME);
/** Groups of a class, and groups that one student is in. */
export const MOST_GROUPS = 60;
export const MOST_GROUPS_OF_ONE = 20;
export const groupSchema = z.object({ id: idSchema, name: groupNameSchema });
export type Group = z.infer<typeof groupSchema>;

export const rosterStudentSchema = z.object({
  id: idSchema,
  fullName: lineSchema(LONGEST_STUDENT_NAME),
  /** First name and initial: "Ana L.". What classmates may see. */
  displayName: lineSchema(LONGEST_DISPLAY_NAME),
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
  /** By id, those who left among them. */
  students: z.record(z.string(), rosterStudentSchema),
  /** By id. */
  groups: z.record(z.string(), groupSchema).default({}),
});
export type Roster = z.infer<typeof rosterSchema>;

/** A login card: what a teacher prints for one student. The secret is never shown again. */
export const loginCardSchema = z.object({
  studentId: idSchema,
  fullName: z.string(),
  displayName: z.string(),
  userName: z.string(),
  secret: z.string(),
  secretKind: secretKindSchema,
});
export type LoginCard = z.infer<typeof loginCardSchema>;

/** Students that one call makes, gives new cards, or acts on beyond a class's own list. */
export const MOST_AT_ONCE = { cards: 100, students: 200 } as const;

/** Students that a teacher has chosen for one action. */
export const chosenStudentsSchema = z.array(idSchema).min(1).max(MOST_AT_ONCE.students);

export const newStudentSchema = z.object({ fullName: lineSchema(LONGEST_STUDENT_NAME) });

/** `unlock` also forgets wrong secrets; `restore` undoes `archive`; `sign-out` ends every session. */
export const accountChanges = ['lock', 'unlock', 'archive', 'restore', 'sign-out'] as const;
export type AccountChange = (typeof accountChanges)[number];
export type LatePasses = z.infer<typeof latePassesSchema>;
