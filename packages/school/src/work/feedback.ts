import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../base/index.ts';
import { chosenVoiceSchema, voiceSchema } from '../files/index.ts';

/** Characters of a comment. */
export const LONGEST_COMMENT = 2000;
export const feedbackTextSchema = textSchema(LONGEST_COMMENT);
/** A comment: text with mathematics between backticks, a recording, or both. */
export const writtenSchema = { text: z.string().trim().max(LONGEST_COMMENT), voice: chosenVoiceSchema.optional() };
export const saysSomething = ({ text, voice }: { readonly text: string; readonly voice?: unknown }): boolean =>
  text !== '' || voice !== undefined;

export const feedbackSchema = z.object({
  id: idSchema,
  /** The item that the comment is about; left out, the whole work. */
  itemId: idSchema.optional(),
  text: feedbackTextSchema,
  /** Left out: the comment has only text. */
  voice: voiceSchema.optional(),
  byName: z.string(),
  at: instantSchema,
  readAt: instantSchema.optional(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
