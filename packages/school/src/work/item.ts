import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { pageSchema } from '../files/index.ts';
import { answerFieldSchema, pictureSchema, responseSchema, touchSchema } from '../question/index.ts';
import { DAY } from '../time/index.ts';

/** Characters of what a student says of a contested answer. */
export const LONGEST_CONTEST = 300;

/** Which hint of a problem, from 0. */
export const hintIndexSchema = z.number().int().min(0).max(10);

/** Problems of practice on one question, counted from 1: more than a teacher can ask for (`PRACTICE_PROBLEMS`). */
export const LAST_ROUND = 40;

/** Milliseconds that one try may be said to have taken: a tab that was open overnight counts as a day. */
export const LONGEST_TRY_MS = DAY;

export const attemptSchema = z.object({
  /** Made by the client, so that a resend is recognised. */
  id: idSchema,
  response: responseSchema,
  verdict: z.enum(['right', 'wrong', 'unknown']),
  /** True when the value is right and only the form is at fault. */
  sameValue: z.boolean(),
  /** What the student is told. */
  message: z.string(),
  /** The idea that explains a wrong answer, where one is known. */
  misconception: z.string().optional(),
  at: instantSchema,
  /** Milliseconds on the item before this try, as the student's device counted them. */
  took: z.number().int().nonnegative(),
  hintsShown: z.number().int().nonnegative(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** Photos and drawings of the working on one question. */
export const MOST_WORKING = 6;

/** "My answer should be right": one answer of a problem at a time. */
export const contestSchema = z.object({
  attemptId: idSchema,
  note: z.string().max(LONGEST_CONTEST),
  at: instantSchema,
  state: z.enum(['open', 'accepted', 'declined']),
});
export type Contest = z.infer<typeof contestSchema>;

/** One problem of practice that is over. */
export const roundSchema = z.object({
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  /** Left out: as of the problem on hand. */
  field: answerFieldSchema.optional(),
  attempts: z.array(attemptSchema),
  hints: z.number().int(),
  /** At the first try, without a hint. */
  right: z.boolean(),
  contest: contestSchema.optional(),
});
export type Round = z.infer<typeof roundSchema>;

/** How far practice until mastery is. `rounds` are the problems before the one that the item shows. */
export const workMasterySchema = z.object({
  rule: z.enum(['streak', 'estimate']),
  streak: z.number().int(),
  most: z.number().int(),
  state: z.enum(['going', 'reached', 'stopped']),
  /** Right in a row up to now. */
  inRow: z.number().int(),
  rounds: z.array(roundSchema),
});
export type WorkMastery = z.infer<typeof workMasterySchema>;

/** One item as the student's browser may hold it, with the work done on it. */
export const workItemSchema = z.object({
  id: idSchema,
  /** "I can …": for the student. */
  canDo: z.string(),
  skill: z.string(),
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  field: answerFieldSchema,
  /** How the answer can be placed. Left out, or of a kind that is not known here yet: it is typed or chosen. */
  touch: touchSchema.optional().catch(undefined),
  points: z.number(),
  /** 0: until right. */
  tries: z.number().int(),
  hintCount: z.number().int(),
  /** The share of the points that each hint takes. Left out: nothing. */
  hintCost: z.number().optional(),
  /** The hints asked for so far, in order. */
  hints: z.array(z.string()),
  attempts: z.array(attemptSchema),
  /** An answer typed and not yet checked, kept so that another device can go on. */
  draft: z.string().optional(),
  solved: z.boolean(),
  /** No more tries: solved, out of tries, or handed in. */
  closed: z.boolean(),
  score: z.number(),
  /** What the teacher gave by hand: it stands in place of what the answers earned. */
  grade: z.object({ score: z.number(), rubric: z.array(idSchema), byName: z.string(), at: instantSchema }).optional(),
  /**
   * What an adult typed for the child, and the points it is credited with until the child's own answer is right. `score` is left out
   * while results are not out. It is no evidence of what the child can do.
   */
  credit: z.object({ response: responseSchema, handInId: idSchema, score: z.number().optional() }).optional(),
  /** Photos and drawings of the working, given to the teacher one by one; nothing takes one away. Left out: none. */
  working: z.array(pageSchema).max(MOST_WORKING).optional(),
  contest: contestSchema.optional(),
  /** Left out: one problem, and done with it. */
  mastery: workMasterySchema.optional(),
  /** Attempts before this one cost no tries any more: the work was asked for again. */
  since: z.number().int().optional(),
});
export type WorkItem = z.infer<typeof workItemSchema>;
