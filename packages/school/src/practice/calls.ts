import { z } from 'zod';
import { type Calls, idSchema } from '../base/index.ts';
import { responseSchema } from '../question/index.ts';
import { attemptSchema, hintIndexSchema, LONGEST_TRY_MS, workItemSchema } from '../work/index.ts';
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
} as const satisfies Calls;
