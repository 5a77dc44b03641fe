import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { familySchema } from '../family/index.ts';
import { goalSchema } from '../practice/index.ts';
import { feedbackSchema, workStates } from '../work/index.ts';

/** A comment with the number of its question, because the desk does not contain the questions. */
const deskFeedbackSchema = feedbackSchema.extend({
  /**
   * The number of the question, from 1. Left out: the comment is about the whole work, or was stored before numbers
   * were.
   */
  question: z.number().int().optional(),
});

/** One assignment on a student's desk. */
export const deskEntrySchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  className: z.string(),
  teacherName: z.string(),
  title: z.string(),
  openAt: instantSchema,
  dueAt: instantSchema,
  itemCount: z.number().int(),
  itemsDone: z.number().int(),
  /** The skill of the first question, for a picture. Left out: the teacher's own question, or stored before this was. */
  skill: z.string().optional(),
  state: z.enum(workStates),
  score: z.number(),
  maxScore: z.number(),
  submittedAt: instantSchema.optional(),
  late: z.boolean(),
  parentMayHandIn: z.boolean(),
  feedback: z.array(deskFeedbackSchema),
  /** The teacher's latest reminder, until the work is turned in. */
  nudge: z.object({ at: instantSchema, byName: z.string() }).optional(),
  /** When the teacher closed the assignment, after which nothing can be turned in. */
  closedAt: instantSchema.optional(),
  /** When the late policy takes no more work. Left out: never, or stored before this was. */
  takesUntil: instantSchema.optional(),
  /** True: the results are withheld for now. */
  held: z.boolean().optional(),
  /**
   * Whether part of the work gets points only when a person has graded it. Left out: stored before this was recorded.
   */
  ungraded: z.boolean().optional(),
  /** The revision of the submission from which this entry was written. */
  revision: z.number().int(),
});
export type DeskEntry = z.infer<typeof deskEntrySchema>;

/**
 * desks/{studentId}: everything that the student's home and the parent's page show, in one document. Read by the
 * student and linked parents.
 */
export const deskSchema = z.object({
  studentId: idSchema,
  /** The name with which the student is greeted. */
  displayName: z.string(),
  assignments: z.record(z.string(), deskEntrySchema),
  /** Left out until the student has answered something. */
  family: familySchema.optional(),
  /** What the student wants to do in a week. Left out: the student never chose anything. */
  goal: goalSchema.optional(),
  /** Up to when the student was told what became possible. Left out: never. */
  gainedSeen: instantSchema.optional(),
  /** The state of the student's placement. Left out: neither asked for nor begun. */
  placement: z
    .object({
      state: z.enum(['asked', 'open', 'done']),
      /** The teacher who asked for it. Left out: the student began it. */
      byName: z.string().optional(),
      at: instantSchema,
    })
    .optional(),
});
export type Desk = z.infer<typeof deskSchema>;
