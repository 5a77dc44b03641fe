import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_REMARK } from '../base/index.ts';

export const rightsKinds = ['correct', 'delete'] as const;
/** A parent's request to correct or delete data of a child. The school decides. */
export const rightsRequestSchema = z.object({
  id: idSchema,
  kind: z.enum(rightsKinds),
  text: z.string().max(LONGEST_REMARK),
  at: instantSchema,
  state: z.enum(['open', 'done', 'declined']),
  answer: z.string().max(LONGEST_REMARK).optional(),
  answeredAt: instantSchema.optional(),
});
export type RightsRequest = z.infer<typeof rightsRequestSchema>;
/** The most requests of one adult about one child. */
export const MOST_REQUESTS = 20;
