import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { pictureSchema, responseSchema } from '../question/index.ts';
import { attemptSchema, hintIndexSchema, LAST_ROUND, LONGEST_TRY_MS, workItemSchema } from './item.ts';
import { setAsideSchema } from './schema.ts';

/** A student's own work. */
export const workCalls = {
  /**
   * Opens the student's own work, making it on the first call. Where a time limit holds, the first call makes nothing and gives back its minutes in `waits`: the time runs from the call
   * with `start`. `solutions`: whether the worked solutions may be seen now; left out by older functions.
   */
  openWork: {
    input: z.object({ assignmentId: idSchema, start: z.boolean().optional() }),
    output: z.object({
      ...{ submissionId: idSchema, waits: z.number().int().optional(), title: z.string().optional() },
      solutions: z.boolean().optional(),
    }),
  },
  /** `base` is the draft that the device knew of: where another device has saved one since, `data/conflict` and no change. */
  saveDraft: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      draft: responseSchema,
      base: responseSchema.optional(),
    }),
    output: nothing,
  },
  /** Checks one answer. The same `attemptId` again gives the first outcome and costs no second try. */
  submitAttempt: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      attemptId: idSchema,
      response: responseSchema,
      took: z.number().int().min(0).max(LONGEST_TRY_MS),
      /** True: an answer that comes too late is kept beside the work instead of being refused. */
      setAside: z.boolean().optional(),
    }),
    output: z.discriminatedUnion('kind', [
      /** Could not be read: no try is spent. `at` and `length` are places in the response. */
      z.object({ kind: z.literal('invalid'), message: z.string(), at: z.number().int(), length: z.number().int() }),
      z.object({ kind: z.literal('checked'), attempt: attemptSchema, item: workItemSchema }),
      /** Came when the item took no answer any more: kept beside the work, counted for nothing. */
      z.object({ kind: z.literal('set-aside'), entry: setAsideSchema }),
    ]),
  },
  takeHint: {
    input: z.object({ submissionId: idSchema, itemId: idSchema, index: hintIndexSchema }),
    output: z.object({ hint: z.string(), item: workItemSchema }),
  },
  /**
   * A problem like the item's with other numbers, worked line by line: when the hints are used up, an answer was wrong, or the item
   * takes no more answers. `data/not-found` before, and where hints are off as long as it can be answered.
   */
  showTwin: {
    input: z.object({ submissionId: idSchema, itemId: idSchema }),
    output: z.object({
      prompt: z.string(),
      math: z.string().optional(),
      picture: pictureSchema.optional(),
      steps: z.array(z.object({ line: z.string(), why: z.string() })),
    }),
  },
  /**
   * The next problem of practice until mastery, once the one before is over. `round` counts from 1: the same round again gives the
   * problem that is there.
   */
  nextProblem: {
    input: z.object({ submissionId: idSchema, itemId: idSchema, round: z.number().int().min(2).max(LAST_ROUND) }),
    output: z.object({ item: workItemSchema }),
  },
  /**
   * The caller's late passes for one assignment: how many are left, what one gives, and the due date it would lead to. None are left
   * where one would not help: handed in, closed by the teacher, or too late even with one.
   */
  showLatePass: {
    input: z.object({ assignmentId: idSchema }),
    output: z.object({
      ...{ left: z.number().int(), hours: z.number().int(), dueAt: instantSchema },
      /**
       * Late passes that a teacher gave in addition to those of the class, spent or not. Left out by older functions.
       */
      granted: z.number().int().optional(),
    }),
  },
  /** Spends one. The same `passId` again spends none. */
  takeLatePass: {
    input: z.object({ assignmentId: idSchema, passId: idSchema }),
    output: z.object({ dueAt: instantSchema, left: z.number().int() }),
  },
  /** Gives the teacher one of the student's own files as working on a question. Again: nothing changes. */
  attachWorking: { input: z.object({ submissionId: idSchema, itemId: idSchema, fileId: idSchema }), output: nothing },
  /** Hands in. Again: the same answer, and nothing changes. */
  handIn: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({ submittedAt: instantSchema, late: z.boolean() }),
  },
} as const satisfies Calls;
