import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_REMARK } from '../base/index.ts';
import { pageSchema } from '../files/index.ts';
import { roleSchema } from '../people/index.ts';
import { responseSchema } from '../question/index.ts';

export const helpLevels = ['alone', 'explained', 'wrote'] as const;
/** What a parent says about help: the child worked alone, the adult explained it, or the adult wrote for the child. */
export const helpLevelSchema = z.enum(helpLevels);
export type HelpLevel = (typeof helpLevels)[number];

/** An answer that an adult typed for a child. It does not count as an attempt of the child. */
export const typedAnswerSchema = z.object({ itemId: idSchema, response: responseSchema.min(1) });
export type TypedAnswer = z.infer<typeof typedAnswerSchema>;

/** The most times that one piece of work is turned in: again and again until it is due. */
export const MOST_HAND_INS = 20;
export const handInSchema = z.object({
  id: idSchema,
  by: roleSchema,
  byName: z.string(),
  uid: z.string(),
  at: instantSchema,
  late: z.boolean(),
  helpLevel: helpLevelSchema.optional(),
  note: z.string().max(LONGEST_REMARK).optional(),
  pages: z.array(pageSchema),
  /** Answers that an adult typed for the child. Left out: none. */
  answers: z.array(typedAnswerSchema).optional(),
});
export type HandIn = z.infer<typeof handInSchema>;
