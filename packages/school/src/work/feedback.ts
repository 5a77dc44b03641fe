import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../base/index.ts';
import { chosenVoiceSchema, voiceSchema } from '../files/index.ts';

/** Characters of a comment. */
export const LONGEST_COMMENT = 2000;
export const feedbackTextSchema = textSchema(LONGEST_COMMENT);
/** A comment as it is written: words, mathematics between backticks in them, or a recording, or both. */
export const writtenSchema = { text: z.string().trim().max(LONGEST_COMMENT), voice: chosenVoiceSchema.optional() };
export const saysSomething = ({ text, voice }: { readonly text: string; readonly voice?: unknown }): boolean =>
  text !== '' || voice !== undefined;

export const feedbackSchema = z.object({
  id: idSchema,
  /** The item it is about; left out, it is about the whole. */
  itemId: idSchema.optional(),
  text: feedbackTextSchema,
  /** Left out: written only. */
  voice: voiceSchema.optional(),
  byName: z.string(),
  at: instantSchema,
  readAt: instantSchema.optional(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
