import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../base/index.ts';
import { assignmentItemSchema } from './schema.ts';

/**
 * A question that a teacher saved, with its points, tries and other settings, so that any assignment can use it again.
 */
export const bankItemSchema = z.object({ id: idSchema, item: assignmentItemSchema, keptAt: instantSchema });
export type BankItem = z.infer<typeof bankItemSchema>;

/** Characters of a phrase that a teacher saved for comments. */
export const LONGEST_PHRASE = 500;
export const phraseSchema = textSchema(LONGEST_PHRASE);
/** The most questions and phrases that one teacher can save. */
export const MOST_BANK_ITEMS = 200;
export const MOST_PHRASES = 40;

/** banks/{uid}: the questions and phrases that a teacher saved. Only that teacher reads it. */
export const bankSchema = z.object({
  uid: z.string(),
  items: z.record(z.string(), bankItemSchema),
  /** Newest first. */
  phrases: z.array(phraseSchema).max(MOST_PHRASES).default([]),
});
export type Bank = z.infer<typeof bankSchema>;
