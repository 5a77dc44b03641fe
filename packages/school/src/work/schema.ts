import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { accessTimes, itemShares } from '../people/index.ts';
import { responseSchema } from '../question/index.ts';
import { feedbackSchema } from './feedback.ts';
import { handInSchema } from './hand-in.ts';
import { workItemSchema } from './item.ts';
import { submissionStates } from './states.ts';

/** Why an item took no more answers. */
export const setAsideReasons = ['work/closed', 'work/no-tries-left', 'work/not-open'] as const;

/**
 * An answer that arrived when the item took no more, from a device without a connection or a second device. It does not
 * count, but the student and the teacher can see it.
 */
export const setAsideSchema = z.object({
  /** Created by the client, like an attempt's id. */
  id: idSchema,
  itemId: idSchema,
  response: responseSchema,
  at: instantSchema,
  reason: z.enum(setAsideReasons),
});
export type SetAside = z.infer<typeof setAsideSchema>;
/** The most answers that are set aside in one piece of work; more would not be accidental. */
export const MOST_SET_ASIDE = 60;

/**
 * submissions/{assignmentId}_{studentId}: one student's work. Read by the student, linked parents and the class's
 * teachers; written by functions.
 */
export const submissionSchema = z.object({
  id: idSchema,
  assignmentId: idSchema,
  classId: idSchema,
  studentId: idSchema,
  /** Copied from the assignment when the work was opened. */
  title: z.string(),
  /** Copied from the assignment when the work was opened. */
  instructions: z.string(),
  /** The due date of this student, with overrides and late passes. */
  dueAt: instantSchema,
  /** The state of the work; `workMoves` has the possible changes. */
  state: z.enum(submissionStates),
  items: z.array(workItemSchema),
  /** Earned points, in steps of 0.01. */
  score: z.number(),
  /** The most points that can be earned. */
  maxScore: z.number(),
  /** When the student opened it first. */
  startedAt: instantSchema,
  /** When the time limit ends; later answers do not count. Left out: no limit. */
  endsAt: instantSchema.optional(),
  /** The child's time for time limits when the work was begun, by the access profile. Left out: the usual. */
  accessTime: z.enum(accessTimes).optional(),
  /** The part of the questions that the child has, by the access profile when the work was begun. Left out: all. */
  fewerItems: z.enum(itemShares).optional(),
  /** When it was last turned in. */
  submittedAt: instantSchema.optional(),
  /** Whether it was turned in after the due date. */
  late: z.boolean(),
  /** The percent of the points that the late policy gave when it was turned in. Left out: 100. */
  percent: z.number().optional(),
  /** True: verdicts and points are withheld for now, and the answers here are not marked. */
  held: z.boolean().optional(),
  /** Each time the work was turned in, oldest first. */
  handIns: z.array(handInSchema),
  /** The teacher's comments, oldest first. */
  feedback: z.array(feedbackSchema),
  /** Left out if there are none. */
  setAside: z.array(setAsideSchema).optional(),
  /** Increases by one with every change, so that summaries use the newest. */
  revision: z.number().int(),
  updatedAt: instantSchema,
  /**
   * The account for which the questions were generated, if it is not `studentId`: two accounts of one child were
   * merged.
   */
  drawnFor: idSchema.optional(),
  /** The submission that counts in place of this one. */
  supersededBy: idSchema.optional(),
});
export type Submission = z.infer<typeof submissionSchema>;
