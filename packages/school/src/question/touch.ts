import type { Touch } from '@lemma/math';
import { z } from 'zod';

/** The most steps on a number line or plane: more could not be told apart, and bad data cannot hang a page. */
const MOST_STEPS = 400;

/** The most cards that fit on a phone's screen. */
const MOST_CARDS = 12;

/** The most cards of which several are chosen. */
const MOST_CHOSEN_FROM = 40;

/** The most parts beside each other that a finger can tell apart. */
const MOST_CELLS = 20;

/** The most places of base-ten blocks. */
const MOST_PLACES = 4;

/** The most groups of cards: as many as have a letter. */
const MOST_GROUPS = 6;

/** The most bars that are compared. */
const MOST_BARS = 3;

/** The most minutes that a hand of a clock turns at once. */
const MOST_MINUTES = 30;

/** The longest name of a column, card or group. */
const MOST_WORDS = 100;

const axisSchema = z
  .object({ from: z.number(), to: z.number(), step: z.number().positive() })
  .refine(({ from, to, step }) => to > from && (to - from) / step <= MOST_STEPS);

/** How an answer can be placed instead of typed. It is drawn, never executed, and does not reveal the key. */
export const touchSchema: z.ZodType<Touch, Touch> = z.discriminatedUnion('as', [
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
  z.object({ as: z.literal('counters'), most: z.number().int().positive().max(MOST_STEPS) }),
  z.object({
    as: z.literal('shade'),
    rows: z.number().int().positive().max(MOST_CELLS),
    columns: z.number().int().positive().max(MOST_CELLS),
    write: z.enum(['count', 'percent', 'fraction']),
  }),
  z.object({ as: z.literal('blocks'), places: z.number().int().min(1).max(MOST_PLACES) }),
  z.object({ as: z.literal('angle'), most: z.number().int().positive().max(MOST_STEPS) }),
  axisSchema.safeExtend({ as: z.literal('points'), labelEvery: z.number().int().positive().exactOptional() }),
  axisSchema.safeExtend({
    as: z.literal('segment'),
    variable: z.string(),
    labelEvery: z.number().int().positive().exactOptional(),
  }),
  z.object({ as: z.literal('line'), x: axisSchema, y: axisSchema }),
  z.object({ as: z.literal('several'), cards: z.array(z.string().max(MOST_WORDS)).min(2).max(MOST_CHOSEN_FROM) }),
  z.object({ as: z.literal('cell'), row: z.number().int().min(0), column: z.number().int().min(0) }),
  z.object({ as: z.literal('parts'), shape: z.enum(['fraction', 'one-fraction', 'linear', 'point']) }),
  z.object({ as: z.literal('clock'), step: z.number().int().positive().max(MOST_MINUTES) }),
  z.object({
    as: z.literal('columns'),
    labels: z.array(z.string().max(MOST_WORDS)).min(1).max(MOST_CARDS),
    step: z.number().positive(),
    most: z.number().positive(),
    drawn: z.enum(['bars', 'dots']),
    label: z.string().max(MOST_WORDS).exactOptional(),
  }),
  axisSchema.safeExtend({ as: z.literal('box-plot'), labelEvery: z.number().int().positive().exactOptional() }),
  z.object({
    as: z.literal('groups'),
    cards: z.array(z.string().max(MOST_WORDS)).min(2).max(MOST_CARDS),
    groups: z.array(z.string().max(MOST_WORDS)).min(2).max(MOST_GROUPS),
  }),
  z.object({
    as: z.literal('figure'),
    corners: z
      .array(z.object({ x: z.number(), y: z.number(), label: z.string().max(MOST_WORDS) }))
      .min(2)
      .max(MOST_CARDS),
    x: axisSchema,
    y: axisSchema,
  }),
  axisSchema.safeExtend({
    as: z.literal('ruler'),
    start: z.number(),
    labelEvery: z.number().int().positive().exactOptional(),
  }),
  z.object({ as: z.literal('half-plane'), x: axisSchema, y: axisSchema }),
  z.object({ as: z.literal('curve'), shape: z.enum(['parabola', 'absolute']), x: axisSchema, y: axisSchema }),
  z.object({
    as: z.literal('bars'),
    names: z.array(z.string().max(MOST_WORDS)).min(1).max(MOST_BARS),
    most: z.number().int().positive().max(MOST_CELLS),
    shaded: z.boolean(),
  }),
  z.object({
    as: z.literal('labels'),
    marks: z.number().int().min(2).max(MOST_GROUPS),
    labels: z.array(z.string().max(MOST_WORDS)).min(2).max(MOST_GROUPS),
  }),
  z.object({
    as: z.literal('cells'),
    cells: z
      .array(z.object({ row: z.number().int().min(0), column: z.number().int().min(0) }))
      .min(2)
      .max(MOST_CARDS),
  }),
  z.object({ as: z.literal('order'), cards: z.array(z.string().max(MOST_WORDS)).min(2).max(MOST_CARDS) }),
]);
