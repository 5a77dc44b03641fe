import { z } from 'zod';
import { type Calls, idSchema, instantSchema, nothing } from '../base/index.ts';
import { pictureSchema, responseSchema } from '../question/index.ts';
import { attemptSchema, hintIndexSchema, LAST_ROUND, LONGEST_TRY_MS, workItemSchema } from './item.ts';
import { setAsideSchema } from './schema.ts';
import { writtenLinesSchema } from './written-lines.ts';

/** A student's own work. */
export const workCalls = {
  /**
   * Opens the student's own work; the first call creates it. If there is a time limit, the first call creates nothing
   * and returns the minutes in `waits`; time begins with the call that has `start`. `solutions`: whether the worked
   * solutions may be seen now; `now`: the server's time, from which a page counts the time left, whatever its device's
   * clock says. Both are left out by older functions.
   */
  openWork: {
    input: z.object({ assignmentId: idSchema, start: z.boolean().optional() }),
    output: z.object({
      ...{ submissionId: idSchema, waits: z.number().int().optional(), title: z.string().optional() },
      ...{ solutions: z.boolean().optional(), now: instantSchema.optional() },
    }),
  },
  /**
   * Saves a draft. `base` is the server's draft that the device last knew. If another device has saved one since, the
   * call fails with `data/conflict`.
   */
  saveDraft: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      draft: responseSchema,
      base: responseSchema.optional(),
    }),
    output: nothing,
  },
  /** Checks one answer. A repeated call with the same `attemptId` returns the first result and costs no second try. */
  submitAttempt: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      attemptId: idSchema,
      response: responseSchema,
      took: z.number().int().min(0).max(LONGEST_TRY_MS),
      /** True: an answer that is too late is stored beside the work instead of being refused. */
      setAside: z.boolean().optional(),
      /** The working in lines. Left out: none was written. */
      written: writtenLinesSchema.optional(),
    }),
    output: z.discriminatedUnion('kind', [
      /** The answer could not be read and cost no try. `at` and `length` are positions in the response. */
      z.object({ kind: z.literal('invalid'), message: z.string(), at: z.number().int(), length: z.number().int() }),
      z.object({ kind: z.literal('checked'), attempt: attemptSchema, item: workItemSchema }),
      /** The item no longer took answers, so this one was stored beside the work and does not count. */
      z.object({ kind: z.literal('set-aside'), entry: setAsideSchema }),
    ]),
  },
  takeHint: {
    input: z.object({ submissionId: idSchema, itemId: idSchema, index: hintIndexSchema }),
    output: z.object({ hint: z.string(), item: workItemSchema }),
  },
  /**
   * A similar problem with other numbers, worked line by line. It is available when the hints are used up, after a
   * wrong answer, or when the item takes no more answers; before that `data/not-found`, and also as long as the item
   * can be answered if hints are off.
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
   * The next problem of practice until mastery, once the previous one is over. `round` counts from 1; a repeated call
   * with the same round returns the same problem.
   */
  nextProblem: {
    input: z.object({ submissionId: idSchema, itemId: idSchema, round: z.number().int().min(2).max(LAST_ROUND) }),
    output: z.object({ item: workItemSchema }),
  },
  /**
   * The caller's late passes for one assignment: how many are left, what one gives, and the due date it would lead to.
   * The count is 0 if a pass would not help: the work is turned in, closed by the teacher, or too late even with a
   * pass.
   */
  showLatePass: {
    input: z.object({ assignmentId: idSchema }),
    output: z.object({
      ...{ left: z.number().int(), hours: z.number().int(), dueAt: instantSchema },
      /**
       * Late passes that a teacher gave in addition to those of the class, used or not. Left out by older functions.
       */
      granted: z.number().int().optional(),
    }),
  },
  /** Uses one late pass. A repeated call with the same `passId` uses no second one. */
  takeLatePass: {
    input: z.object({ assignmentId: idSchema, passId: idSchema }),
    output: z.object({ dueAt: instantSchema, left: z.number().int() }),
  },
  /**
   * Attaches a file of the student to a question, as working for the teacher to see. A repeated call changes nothing.
   */
  attachWorking: { input: z.object({ submissionId: idSchema, itemId: idSchema, fileId: idSchema }), output: nothing },
  /**
   * Turns in the work. A repeated call changes nothing and returns the same result. `byClock`: the page does it because
   * the time limit is over; before its end that is refused with `work/not-open`.
   */
  handIn: {
    input: z.object({ submissionId: idSchema, byClock: z.boolean().optional() }),
    output: z.object({ submittedAt: instantSchema, late: z.boolean() }),
  },
  /**
   * Undoes turning in, so that the work can be gone on with (`mayTakeBack`). Refused once its solutions are shown. A
   * repeated call changes nothing.
   */
  takeBack: { input: z.object({ submissionId: idSchema }), output: nothing },
} as const satisfies Calls;
