import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { pageSchema } from '../files/index.ts';
import { answerFieldSchema, pictureSchema, responseSchema, touchSchema } from '../question/index.ts';
import { DAY } from '../time/index.ts';
import { markedLinesSchema, writingSchema } from './written-lines.ts';

/** Characters of a student's note about a contested answer. */
export const LONGEST_CONTEST = 300;

/** The number of a hint of a problem, from 0. */
export const hintIndexSchema = z.number().int().min(0).max(10);

/**
 * The highest number of a problem in practice, from 1. It is above the most that a teacher can ask for
 * (`PRACTICE_PROBLEMS`).
 */
export const LAST_ROUND = 40;

/** The most milliseconds that a device can report for one try: a tab that stayed open overnight counts as a day. */
export const LONGEST_TRY_MS = DAY;

export const attemptSchema = z.object({
  /** Created by the client, so that a repeated call is recognized. */
  id: idSchema,
  response: responseSchema,
  verdict: z.enum(['right', 'wrong', 'unknown']),
  /** True if the value is correct and only the form is wrong. */
  sameValue: z.boolean(),
  /**
   * True if what was to be found is found and only how it is written is not as asked. It counts as a right answer after
   * one more try.
   */
  inPart: z.literal(true).optional(),
  /** What the student reads about the answer. */
  message: z.string(),
  /** The misconception that explains a wrong answer, if one is known. */
  misconception: z.string().optional(),
  at: instantSchema,
  /** Milliseconds spent on the item before this try, measured by the student's device. */
  took: z.number().int().nonnegative(),
  hintsShown: z.number().int().nonnegative(),
  /** The working in lines that came with the answer. Left out: none. */
  written: markedLinesSchema.optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The most photos and drawings of working on one question. */
export const MOST_WORKING = 6;

/** A student's statement that an answer should be correct; a problem has one at a time. */
export const contestSchema = z.object({
  attemptId: idSchema,
  note: z.string().max(LONGEST_CONTEST),
  at: instantSchema,
  state: z.enum(['open', 'accepted', 'declined']),
});
export type Contest = z.infer<typeof contestSchema>;

/** One completed problem of practice. */
export const roundSchema = z.object({
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  /** Left out: the same as that of the current problem. */
  field: answerFieldSchema.optional(),
  attempts: z.array(attemptSchema),
  hints: z.number().int(),
  /** True: solved at the first try without a hint. */
  right: z.boolean(),
  contest: contestSchema.optional(),
});
export type Round = z.infer<typeof roundSchema>;

/** The progress of practice until mastery. `rounds` are the problems before the current one. */
export const workMasterySchema = z.object({
  rule: z.enum(['streak', 'estimate']),
  streak: z.number().int(),
  most: z.number().int(),
  state: z.enum(['going', 'reached', 'stopped']),
  /** Correct answers in a row so far. */
  inRow: z.number().int(),
  rounds: z.array(roundSchema),
});
export type WorkMastery = z.infer<typeof workMasterySchema>;

/** One item as the student's browser may have it, with the student's work on it. */
export const workItemSchema = z.object({
  id: idSchema,
  /** The skill in a student's words: "I can …". */
  canDo: z.string(),
  skill: z.string(),
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  field: answerFieldSchema,
  /**
   * How the answer can be placed. If it is left out, or of a kind that this release does not know, the answer is typed
   * or chosen.
   */
  touch: touchSchema.optional().catch(undefined),
  points: z.number(),
  /** The number of tries; 0: until the answer is correct. */
  tries: z.number().int(),
  /** The share of the points that each try after the first costs. Left out: none, or stored before this was. */
  tryCost: z.number().optional(),
  hintCount: z.number().int(),
  /** The share of the points that each hint costs. Left out: hints are free. */
  hintCost: z.number().optional(),
  /** The hints asked for so far, in order. */
  hints: z.array(z.string()),
  attempts: z.array(attemptSchema),
  /** A typed answer that is not checked yet, stored so that the student can continue on another device. */
  draft: z.string().optional(),
  solved: z.boolean(),
  /** True: the item takes no more answers, because it is solved, out of tries, or turned in. */
  closed: z.boolean(),
  score: z.number(),
  /** The teacher's grade. It replaces the points that the answers earned. */
  grade: z
    .object({
      score: z.number(),
      rubric: z.array(idSchema),
      /** The points that were typed, without a rubric. A rubric that is changed later leaves them as they are. */
      points: z.number().optional(),
      byName: z.string(),
      at: instantSchema,
    })
    .optional(),
  /**
   * What an adult typed for the child, and the points for it, which count until the child's own answer is correct.
   * `score` is left out while results are withheld. It says nothing about what the child can do.
   */
  credit: z.object({ response: responseSchema, handInId: idSchema, score: z.number().optional() }).optional(),
  /**
   * Photos and drawings of the working that the student gave to the teacher. They cannot be removed. Left out: none.
   */
  working: z.array(pageSchema).max(MOST_WORKING).optional(),
  /** Left out: the student is not offered to write the working in lines. */
  writing: writingSchema.optional().catch(undefined),
  contest: contestSchema.optional(),
  /** Left out: the item is one problem, without practice until mastery. */
  mastery: workMasterySchema.optional(),
  /** The number of earlier attempts that no longer cost tries, because the work was returned to be done again. */
  since: z.number().int().optional(),
});
export type WorkItem = z.infer<typeof workItemSchema>;
