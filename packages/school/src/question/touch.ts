import type { Touch } from '@lemma/math';
import { z } from 'zod';

/** The most steps on a number line or plane: more could not be told apart, and bad data cannot hang a page. */
const MOST_STEPS = 400;

/** The most cards that fit on a phone's screen. */
const MOST_CARDS = 12;

const axisSchema = z
  .object({ from: z.number(), to: z.number(), step: z.number().positive() })
  .refine(({ from, to, step }) => to > from && (to - from) / step <= MOST_STEPS);

/** How an answer can be placed instead of typed. It is drawn, never executed, and does not reveal the key. */
export const touchSchema: z.ZodType<Touch> = z.discriminatedUnion('as', [
  axisSchema.safeExtend({
    as: z.literal('number-line'),
    labelEvery: z.number().int().positive().exactOptional(),
    denominator: z.number().int().positive().exactOptional(),
  }),
  z.object({ as: z.literal('plane'), x: axisSchema, y: axisSchema }),
  axisSchema.safeExtend({
    as: z.literal('ray'),
    variable: z.string(),
    labelEvery: z.number().int().positive().exactOptional(),
  }),
  z.object({ as: z.literal('order'), cards: z.array(z.string()).min(2).max(MOST_CARDS) }),
]);
