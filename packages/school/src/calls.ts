import { z } from 'zod';
import { assignmentItemSchema, assignmentTitleSchema, MOST_ITEMS } from './assignment.ts';
import { classCodeSchema, classNameSchema, gradeSchema, secretKindSchema } from './classroom.ts';
import { idSchema, instantSchema, lineSchema } from './common.ts';
import {
  attemptSchema,
  feedbackTextSchema,
  helpLevelSchema,
  pageSchema,
  responseSchema,
  workItemSchema,
} from './submission.ts';

const nothing = z.object({});

/** A login card: what a teacher prints for one student. The secret is never shown again. */
export const loginCardSchema = z.object({
  studentId: idSchema,
  fullName: z.string(),
  displayName: z.string(),
  userName: z.string(),
  secret: z.string(),
});
export type LoginCard = z.infer<typeof loginCardSchema>;

export const newStudentSchema = z.object({ fullName: lineSchema(80) });

/**
 * Every callable function: what it takes and what it gives, parsed on both ends. The name is the deployed name.
 * Faults are HttpsErrors whose `details.code` is an AppErrorCode.
 */
export const calls = {
  // A teacher's classes and accounts.
  createClass: {
    input: z.object({ name: classNameSchema, grade: gradeSchema }),
    output: z.object({ classId: idSchema, code: z.string() }),
  },
  renameClass: { input: z.object({ classId: idSchema, name: classNameSchema, grade: gradeSchema }), output: nothing },
  renewClassCode: {
    input: z.object({ classId: idSchema }),
    output: z.object({ code: z.string(), codeExpiresAt: instantSchema }),
  },
  /** Makes all or none of the accounts. The same `requestId` again gives the same students and no second set. */
  createStudents: {
    input: z.object({
      classId: idSchema,
      requestId: idSchema,
      secretKind: secretKindSchema,
      students: z.array(newStudentSchema).min(1).max(100),
    }),
    output: z.object({ cards: z.array(loginCardSchema) }),
  },
  reissueSecrets: {
    input: z.object({ classId: idSchema, studentIds: z.array(idSchema).min(1).max(100), secretKind: secretKindSchema }),
    output: z.object({ cards: z.array(loginCardSchema) }),
  },
  // Assignments.
  saveAssignment: {
    input: z.object({
      assignmentId: idSchema,
      classId: idSchema,
      title: assignmentTitleSchema,
      instructions: z.string().max(2000),
      items: z.array(assignmentItemSchema).max(MOST_ITEMS),
      openAt: instantSchema,
      dueAt: instantSchema,
      parentMayHandIn: z.boolean(),
    }),
    output: nothing,
  },
  /** The items as a student with this number would see them, with nothing recorded. */
  previewItems: {
    input: z.object({
      items: z.array(assignmentItemSchema).min(1).max(MOST_ITEMS),
      sample: z.number().int().min(0).max(99),
    }),
    output: z.object({ items: z.array(workItemSchema) }),
  },
  /** Checks one answer in a preview; nothing is recorded. `hint` is the one after the `hintsShown` that are out already. */
  tryPreview: {
    input: z.object({
      item: assignmentItemSchema,
      sample: z.number().int().min(0).max(99),
      response: responseSchema,
      hintsShown: z.number().int().min(0),
    }),
    output: z.object({
      outcome: z.enum(['right', 'wrong', 'invalid', 'unknown']),
      message: z.string(),
      misconception: z.string().optional(),
      hint: z.string().optional(),
    }),
  },
  publishAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  closeAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  /** Takes an assignment out of the way for good; its work is kept. */
  archiveAssignment: { input: z.object({ assignmentId: idSchema }), output: nothing },
  // Feedback.
  writeFeedback: {
    input: z.object({
      submissionId: idSchema,
      feedbackId: idSchema,
      itemId: idSchema.optional(),
      text: feedbackTextSchema,
    }),
    output: nothing,
  },
  returnWork: {
    input: z.object({ assignmentId: idSchema, studentIds: z.array(idSchema).min(1).max(200) }),
    output: nothing,
  },
  /** The key and the worked solution of one student's items, for the teacher. */
  showKeys: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({
      items: z.array(
        z.object({
          itemId: idSchema,
          key: z.string(),
          solution: z.array(z.object({ line: z.string(), why: z.string() })),
        }),
      ),
    }),
  },
  // Parents.
  createParentCode: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ code: z.string(), expiresAt: instantSchema }),
  },
  linkParent: {
    input: z.object({ code: z.string().max(40) }),
    output: z.object({ studentId: idSchema, studentName: z.string() }),
  },
  revokeParent: { input: z.object({ studentId: idSchema, parentId: z.string().max(128) }), output: nothing },
  /** Hands in pages for a child. The same `handInId` again changes nothing. */
  handInForChild: {
    input: z.object({
      assignmentId: idSchema,
      studentId: idSchema,
      handInId: idSchema,
      helpLevel: helpLevelSchema,
      note: z.string().trim().max(1000),
      fileIds: z.array(idSchema).min(1).max(40),
    }),
    output: z.object({ at: instantSchema, late: z.boolean(), pages: z.array(pageSchema) }),
  },
  // Students: signing in (no session needed) and working.
  classSignInList: {
    input: z.object({ classCode: classCodeSchema }),
    output: z.object({
      className: z.string(),
      students: z.array(z.object({ userName: z.string(), displayName: z.string(), secretKind: secretKindSchema })),
    }),
  },
  studentSignIn: {
    input: z.object({
      classCode: classCodeSchema,
      userName: z.string().trim().toLowerCase().max(40),
      secret: z.string().max(200),
      deviceId: idSchema,
    }),
    output: z.object({ token: z.string() }),
  },
  askForNewSecret: {
    input: z.object({ classCode: classCodeSchema, userName: z.string().trim().toLowerCase().max(40) }),
    output: nothing,
  },
  /** Opens the student's own work, making it on the first call. */
  openWork: { input: z.object({ assignmentId: idSchema }), output: z.object({ submissionId: idSchema }) },
  saveDraft: { input: z.object({ submissionId: idSchema, itemId: idSchema, draft: responseSchema }), output: nothing },
  /** Checks one answer. The same `attemptId` again gives the first outcome and costs no second try. */
  submitAttempt: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      attemptId: idSchema,
      response: responseSchema,
      took: z.number().int().min(0).max(86_400_000),
    }),
    output: z.discriminatedUnion('kind', [
      /** Could not be read: no try is spent. `at` and `length` are places in the response. */
      z.object({ kind: z.literal('invalid'), message: z.string(), at: z.number().int(), length: z.number().int() }),
      z.object({ kind: z.literal('checked'), attempt: attemptSchema, item: workItemSchema }),
    ]),
  },
  takeHint: {
    input: z.object({ submissionId: idSchema, itemId: idSchema, index: z.number().int().min(0).max(10) }),
    output: z.object({ hint: z.string(), item: workItemSchema }),
  },
  /** Hands in. Again: the same answer, and nothing changes. */
  handIn: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({ submittedAt: instantSchema, late: z.boolean() }),
  },
  readFeedback: { input: z.object({ submissionId: idSchema }), output: nothing },
  /** Skills that an assignment can be made from. */
  listSkills: {
    input: z.object({}),
    output: z.object({
      skills: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          grade: z.number().int(),
          domain: z.string(),
          standards: z.array(z.string()),
          wordProblem: z.boolean(),
          cases: z.array(z.object({ id: z.string(), label: z.string() })),
          misconceptions: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
