import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { responseSchema } from '../question/index.ts';
import { feedbackSchema } from './feedback.ts';
import { handInSchema } from './hand-in.ts';
import { workItemSchema } from './item.ts';

export const submissionStates = [
  'in-progress',
  'submitted',
  'graded',
  'returned',
  'resubmit',
  'excused',
  'missing',
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** A student's work, also where none has begun. */
export const workStates = ['not-started', ...submissionStates] as const;
export type WorkState = (typeof workStates)[number];

/** Why an item took no answer any more. */
export const setAsideReasons = ['work/closed', 'work/no-tries-left', 'work/not-open'] as const;

/** An answer that arrived when the item took none any more: made without a network, or on another device. It counts for nothing and is lost to nobody. */
export const setAsideSchema = z.object({
  /** Made by the client, as of an attempt. */
  id: idSchema,
  itemId: idSchema,
  response: responseSchema,
  at: instantSchema,
  reason: z.enum(setAsideReasons),
});
export type SetAside = z.infer<typeof setAsideSchema>;
/** More than this of one piece of work is no accident. */
export const MOST_SET_ASIDE = 60;

/** submissions/{assignmentId}_{studentId}: one student's work. Read by the student, linked parents and the class's teachers; written by functions. */
export const submissionSchema = z.object({
  id: idSchema,
  assignmentId: idSchema,
  classId: idSchema,
  studentId: idSchema,
  /** As in the assignment when it was opened. */
  title: z.string(),
  /** As in the assignment when it was opened. */
  instructions: z.string(),
  /** For this student: overrides and late passes are in it. */
  dueAt: instantSchema,
  /** How far the work is; the moves stand in `workMoves`. */
  state: z.enum(submissionStates),
  items: z.array(workItemSchema),
  /** Points earned, in steps of 0.01. */
  score: z.number(),
  /** Points that can be earned. */
  maxScore: z.number(),
  /** When it was opened first. */
  startedAt: instantSchema,
  /** When its time limit is over: no answer counts after it. Left out: no limit. */
  endsAt: instantSchema.optional(),
  /** When it was handed in last. */
  submittedAt: instantSchema.optional(),
  /** Whether it was handed in after the due date. */
  late: z.boolean(),
  /** Of the points, by the late policy when it was handed in. Left out: 100. */
  percent: z.number().optional(),
  /** True: verdicts and points are not out yet, and the answers here stand unmarked. */
  held: z.boolean().optional(),
  /** What was handed in, oldest first. */
  handIns: z.array(handInSchema),
  /** What the teacher wrote, oldest first. */
  feedback: z.array(feedbackSchema),
  /** Left out where there is none. */
  setAside: z.array(setAsideSchema).optional(),
  /** Goes up by one with every change: summaries keep the newest. */
  revision: z.number().int(),
  updatedAt: instantSchema,
  /** The account that the questions were drawn for, where that is another than `studentId`: two accounts of one child were merged. */
  drawnFor: idSchema.optional(),
  /** The submission that counts in place of this one. */
  supersededBy: idSchema.optional(),
});
export type Submission = z.infer<typeof submissionSchema>;
