import { z } from 'zod';
import { idSchema } from '../base/index.ts';
import { MOST_SCANNED } from './schema.ts';

/** The rotation to the right, in degrees, that makes a page upright. */
export const turnSchema = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Turn = z.infer<typeof turnSchema>;

/** The highest question number on paper, and the most questions that one page may show. */
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
  /** The questions whose work the page shows, counted from 1. Left out: not specified. */
  questions: questionNumbersSchema.optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** One page of what is turned in, from a stored file; `page` is a page of a PDF, counted from 1. */
export const chosenPageSchema = z.object({
  fileId: idSchema,
  turn: turnSchema,
  page: z.number().int().min(1).max(MOST_SCANNED).optional(),
  /** The questions whose work it shows, counted from 1. */
  questions: questionNumbersSchema.optional(),
});
export type ChosenPage = z.infer<typeof chosenPageSchema>;
