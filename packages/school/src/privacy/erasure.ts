import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_REMARK } from '../base/index.ts';

/** What was removed or changed when a child's data was deleted. Counts only: a receipt names nobody. */
export const erasureCountsSchema = z.object({
  /** Documents that are gone. */
  documents: z.number().int(),
  /** Files whose bytes are gone. */
  files: z.number().int(),
  /** Documents of others that named the child, and no longer do. */
  changed: z.number().int(),
});
export type ErasureCounts = z.infer<typeof erasureCountsSchema>;

/** erasures/{id}: the receipt of a deletion. `id` is that of the parent's request. Functions only. */
export const erasureSchema = erasureCountsSchema.extend({
  id: idSchema,
  at: instantSchema,
  /** The teacher who confirmed it. */
  by: z.string(),
  /** The teacher, as named then. */
  byName: z.string(),
  /** The adults who were linked: they may see the receipt. */
  parentIds: z.array(z.string()),
  /** What the teacher wrote to the family. */
  answer: z.string().max(LONGEST_REMARK),
});
export type Erasure = z.infer<typeof erasureSchema>;
