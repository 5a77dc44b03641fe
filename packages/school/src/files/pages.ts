import { z } from 'zod';
import { idSchema } from '../base/index.ts';
import { MOST_SCANNED } from './schema.ts';

/** Quarter turns to the right that make a page upright, in degrees. */
export const turnSchema = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Turn = z.infer<typeof turnSchema>;

/** The highest number of a question on paper, and how many one page may show. */
const LAST_QUESTION = 200;
const MOST_ON_A_PAGE = 40;

/** Which questions a page shows, counted from 1. */
export const questionNumbersSchema = z.array(z.number().int().min(1).max(LAST_QUESTION)).max(MOST_ON_A_PAGE);

export const pageSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  turn: turnSchema.default(0),
  /** The questions whose work it shows, counted from 1. Left out: nobody said. */
  questions: questionNumbersSchema.optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** A stored file as a page of a hand-in; `page` picks one page of a PDF, counted from 1. */
export const chosenPageSchema = z.object({
  fileId: idSchema,
  turn: turnSchema,
  page: z.number().int().min(1).max(MOST_SCANNED).optional(),
  /** The questions whose work it shows, counted from 1. */
  questions: questionNumbersSchema.optional(),
});
export type ChosenPage = z.infer<typeof chosenPageSchema>;
