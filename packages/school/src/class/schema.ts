import { z } from 'zod';
import { idSchema, instantSchema, lineSchema, pageLanguages } from '../base/index.ts';
import { accountStates, secretKindSchema } from '../people/index.ts';
import { classRetentionSchema, consentSchema } from '../privacy/index.ts';
import { gradeSchema } from './grade.ts';

/** Characters of the names of a class, of a group, and of a student in full and as classmates see it. */
export const LONGEST_CLASS_NAME = 60;
export const LONGEST_GROUP_NAME = 40;
export const LONGEST_STUDENT_NAME = 80;
const LONGEST_DISPLAY_NAME = 60;

export const classNameSchema = lineSchema(LONGEST_CLASS_NAME);

/** The most late passes of each student in a class, and the most hours that one can add: two weeks. */
export const LATE_PASSES = { most: 20, hours: 336 } as const;

/** How many late passes each student of a class has, and what one gives. */
export const latePassesSchema = z.object({
  each: z.number().int().min(0).max(LATE_PASSES.most),
  /** The hours by which one pass moves the due date. */
  hours: z.number().int().min(1).max(LATE_PASSES.hours),
});

/** classes/{classId}. Readable by its teachers; written by functions. */
export const classroomSchema = z.object({
  id: idSchema,
  /** The name that its teachers gave it: "Grade 6, room 4". */
  name: classNameSchema,
  /** 1 to 8; 9 is Algebra 1. Read it with `gradeOf`, because a kindergarten class is stored with grade 1. */
  grade: gradeSchema,
  /** True: a kindergarten class, if `grade` is 1. Left out: created before there were kindergarten classes. */
  kindergarten: z.boolean().optional(),
  /** The uids of all adults of the class, whatever their role. All of them may read; `roleIn` tells who may do more. */
  teacherIds: z.array(z.string()).min(1),
  /**
   * The owner of the class. Where it is left out, or that teacher is gone, it is the first teacher who may teach it.
   */
  leaderId: z.string().optional(),
  /** Those of `teacherIds` who may only look on. */
  onlookerIds: z.array(z.string()).optional(),
  /** The name that children and parents see. */
  teacherName: z.string(),
  /** The code that a child types at sign-in to find the class. */
  code: z.string(),
  /** When the code stops working. */
  codeExpiresAt: instantSchema,
  createdAt: instantSchema,
  /** Left out: the class is in use. */
  archivedAt: instantSchema.optional(),
  /** How long data of the class is stored, if somebody chose it. */
  retention: classRetentionSchema.optional(),
  /** Set when deletion of the class has begun; it cannot be undone. */
  deletingAt: instantSchema.optional(),
  /** Left out: there are none. */
  latePasses: latePassesSchema.optional(),
  /** How many late passes each student has used. */
  passesSpent: z.record(z.string(), z.number().int()).optional(),
  /**
   * Late passes that a teacher gave a student in addition to the class's. `lastId` is the id of the last one, so that a
   * repeated call gives no second one.
   */
  passesGranted: z.record(z.string(), z.object({ count: z.number().int(), lastId: idSchema })).optional(),
});
export type Classroom = z.infer<typeof classroomSchema>;

/** The most students in a class, in a list and in one action. */
export const MOST_IN_A_CLASS = 600;

/** A section or group of a class. Students refer to it; a student can be in several. */
export const groupNameSchema = lineSchema(LONGEST_GROUP_NAME);
/** The most groups of a class, and the most of one student. */
export const MOST_GROUPS = 60;
export const MOST_GROUPS_OF_ONE = 20;
export const groupSchema = z.object({ id: idSchema, name: groupNameSchema });
export type Group = z.infer<typeof groupSchema>;

export const rosterStudentSchema = z.object({
  id: idSchema,
  fullName: lineSchema(LONGEST_STUDENT_NAME),
  /** First name and initial, "Ana L.", as classmates may see it. */
  displayName: lineSchema(LONGEST_DISPLAY_NAME),
  userName: z.string().regex(/^[a-z0-9]{2,30}$/),
  state: z.enum(accountStates),
  secretKind: secretKindSchema,
  createdAt: instantSchema,
  lastActiveAt: instantSchema.optional(),
  parentCount: z.number().int().nonnegative(),
  /** Requests of parents about the student's data that nobody has answered. Left out: none. */
  parentRequests: z.number().int().nonnegative().optional(),
  /**
   * Set while no further adults may be linked to the child, such as under a court order. It is stored here because
   * families cannot read this document.
   */
  linkingClosedAt: instantSchema.optional(),
  /** When the student asked at sign-in for a new secret. */
  askedForHelpAt: instantSchema.optional(),
  groupIds: z.array(idSchema).default([]),
  /** The language that a teacher has set for the student's pages. Left out: that of the device. */
  language: z.enum(pageLanguages).optional(),
  /** While the account is locked or archived: the state to which it returns. */
  heldState: z.enum(['created', 'active', 'secret-reset', 'locked']).optional(),
  /** When too many wrong secrets were typed for this student. Removed by a correct one or by the teacher. */
  guessedAt: instantSchema.optional(),
  /** When the account was archived; set while it is. */
  archivedAt: instantSchema.optional(),
  /** Set when deletion of the account has begun; it cannot be undone. */
  deletingAt: instantSchema.optional(),
  /** The class to which the student moved. This line stays, archived, so that earlier results still have a name. */
  movedTo: idSchema.optional(),
  /** The student of this class into whom this duplicate was merged. */
  mergedInto: idSchema.optional(),
  /** A copy of the consent in the student's own document, for the list. */
  consent: consentSchema.optional(),
});
export type RosterStudent = z.infer<typeof rosterStudentSchema>;

/** rosters/{classId}: the whole class in one document, for its teachers. */
export const rosterSchema = z.object({
  classId: idSchema,
  /** The students by id, including those who left. */
  students: z.record(z.string(), rosterStudentSchema),
  /** The groups by id. */
  groups: z.record(z.string(), groupSchema).default({}),
});
export type Roster = z.infer<typeof rosterSchema>;

/** Some lines of a roster, of students who may have none, and its groups. */
export const rosterLinesSchema = rosterSchema.extend({ students: rosterSchema.shape.students.default({}) });

/** A sign-in card, which a teacher prints for one student. The secret cannot be shown again later. */
export const loginCardSchema = z.object({
  studentId: idSchema,
  fullName: z.string(),
  displayName: z.string(),
  userName: z.string(),
  secret: z.string(),
  secretKind: secretKindSchema,
  /** Goes with the class code (`wholeCode`): who types both signs in however often others guess. Left out: an earlier release. */
  cardKey: z.string().optional(),
  /** True: printed in 18 pt, by the child's access profile. */
  largePrint: z.boolean().optional(),
});
export type LoginCard = z.infer<typeof loginCardSchema>;

/** The most students in one call that creates accounts or cards, and in one that acts on chosen students. */
export const MOST_AT_ONCE = { cards: 100, students: 200 } as const;

/** The students that a teacher chose for one action. */
export const chosenStudentsSchema = z.array(idSchema).min(1).max(MOST_AT_ONCE.students);

export const newStudentSchema = z.object({ fullName: lineSchema(LONGEST_STUDENT_NAME) });

/** `unlock` also resets the count of wrong secrets; `restore` undoes `archive`; `sign-out` ends every session. */
export const accountChanges = ['lock', 'unlock', 'archive', 'restore', 'sign-out'] as const;
export type AccountChange = (typeof accountChanges)[number];
export type LatePasses = z.infer<typeof latePassesSchema>;
