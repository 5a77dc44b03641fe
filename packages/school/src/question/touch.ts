import type { Touch } from '@lemma/math';
import { z } from 'zod';

/** As many steps as anybody can tell apart, so that bad data cannot hang a page. */
const MOST_STEPS = 400;

/** Cards that can still be seen together on a phone. */
const MOST_CARDS = 12;

const axisSchema = z
  .object({ from: z.number(), to: z.number(), step: z.number().positive() })
  .refine(({ from, to, step }) => to > from && (to - from) / step <= MOST_STEPS);

/** How an answer can be placed instead of typed. It is drawn, never evaluated, and says nothing of the key. */
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
