import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_REMARK } from '../base/index.ts';

export const rightsKinds = ['correct', 'delete'] as const;
/** What a parent asks of a child's data: to have something put right, or to have it deleted. The school decides. */
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
/** Of one adult for one child. */
export const MOST_REQUESTS = 20;
