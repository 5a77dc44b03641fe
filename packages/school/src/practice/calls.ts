import { z } from 'zod';
import { type Calls, idSchema, instantSchema } from '../base/index.ts';
import { MOST_IN_A_CLASS } from '../class/index.ts';
import { responseSchema } from '../question/index.ts';
import { attemptSchema, hintIndexSchema, LONGEST_TRY_MS, workItemSchema, writtenLinesSchema } from '../work/index.ts';
import { aimSchema } from './goal.ts';
import { placementViewSchema } from './placement.ts';
import { practiceItemSchema } from './schema.ts';

/** A student's own practice: at most ten new questions a day. */
export const practiceCalls = {
  /** Today's questions. The first call of a day chooses them; later calls return the same ones. */
  startPractice: {
    input: z.object({ start: z.literal(true) }),
    output: z.object({ items: z.array(practiceItemSchema) }),
  },
  /** Checks one answer. A repeated call with the same `attemptId` returns the first result. */
  answerPractice: {
    input: z.object({
      itemId: idSchema,
      attemptId: idSchema,
      response: responseSchema,
      took: z.number().int().min(0).max(LONGEST_TRY_MS),
      /** The working in lines, where the question offers to write it. Left out: none was written. */
      written: writtenLinesSchema.optional(),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('invalid'), message: z.string(), at: z.number().int(), length: z.number().int() }),
      z.object({ kind: z.literal('checked'), attempt: attemptSchema, item: workItemSchema }),
    ]),
  },
  practiceHint: {
    input: z.object({ itemId: idSchema, index: hintIndexSchema }),
    output: z.object({ item: workItemSchema }),
  },
  /** How a question is done, once it takes no more answers; before that `data/not-found`. */
  practiceSolution: {
    input: z.object({ itemId: idSchema }),
    output: z.object({
      /** The answer; of a choice, its words. */
      key: z.string(),
      steps: z.array(z.object({ line: z.string(), why: z.string() })),
    }),
  },
  /**
   * Sets the caller's own goal for the week, or takes it back (`aim` null). `at` is when it was chosen: a choice that had
   * to wait for a connection does not replace a later one.
   */
  setGoal: {
    input: z.object({ aim: aimSchema.nullable(), at: instantSchema }),
    output: z.object({ set: z.boolean() }),
  },
  /** Notes that the caller was told what became possible up to `until`: it is told once. */
  noteGained: { input: z.object({ until: instantSchema }), output: z.object({ noted: z.literal(true) }) },
  /** Begins a placement, or goes on with one. A student who was placed gets the finished one. */
  startPlacement: { input: z.object({ start: z.literal(true) }), output: placementViewSchema },
  /**
   * Takes the answer to the question of a placement and returns the next one. `response` null: the student does not know
   * it yet. An answer to an earlier question, such as a repeated call, changes nothing.
   */
  answerPlacement: {
    input: z.object({
      itemId: idSchema,
      attemptId: idSchema,
      response: responseSchema.nullable(),
      took: z.number().int().min(0).max(LONGEST_TRY_MS),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('invalid'), message: z.string(), at: z.number().int(), length: z.number().int() }),
      z.object({ kind: z.literal('taken'), placement: placementViewSchema }),
    ]),
  },
  /** Asks students of a class to find out where they start. Those who have begun go on; those who are done begin anew. */
  placeClass: {
    input: z.object({ classId: idSchema, studentIds: z.array(idSchema).min(1).max(MOST_IN_A_CLASS) }),
    output: z.object({
      /** How many were asked, without those who have begun or are not in the class. */
      asked: z.number().int(),
    }),
  },
} as const satisfies Calls;
