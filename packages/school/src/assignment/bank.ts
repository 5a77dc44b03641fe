import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../base/index.ts';
import { assignmentItemSchema } from './schema.ts';

/** One kept question, with its points, tries and the rest, to be used again in any assignment. */
export const bankItemSchema = z.object({ id: idSchema, item: assignmentItemSchema, keptAt: instantSchema });
export type BankItem = z.infer<typeof bankItemSchema>;

/** A sentence that a teacher writes often: characters. */
export const LONGEST_PHRASE = 500;
export const phraseSchema = textSchema(LONGEST_PHRASE);
/** Of one teacher. */
export const MOST_BANK_ITEMS = 200;
export const MOST_PHRASES = 40;

/** banks/{uid}: the questions and the phrases that one teacher has kept, for that teacher. */
export const bankSchema = z.object({
  uid: z.string(),
  items: z.record(z.string(), bankItemSchema),
  /** The newest first. */
  phrases: z.array(phraseSchema).max(MOST_PHRASES).default([]),
});
export type Bank = z.infer<typeof bankSchema>;
