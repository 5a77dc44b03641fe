import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_REMARK } from '../base/index.ts';

/**
 * What was deleted or changed when a child's data was deleted. It contains only counts, so a receipt names no child.
 */
export const erasureCountsSchema = z.object({
  /** Documents that were deleted. */
  documents: z.number().int(),
  /** Files that were deleted. */
  files: z.number().int(),
  /** Documents of others from which the child was removed. */
  changed: z.number().int(),
});
export type ErasureCounts = z.infer<typeof erasureCountsSchema>;

/** erasures/{id}: the receipt of a deletion. Only functions read and write it. */
export const erasureSchema = erasureCountsSchema.extend({
  id: idSchema,
  at: instantSchema,
  /** The teacher who confirmed it. */
  by: z.string(),
  /** The teacher's name at the time. */
  byName: z.string(),
  /** The adults who were linked to the child; they may see the receipt. */
  parentIds: z.array(z.string()),
  /** What the teacher wrote to the family. */
  answer: z.string().max(LONGEST_REMARK),
  /** Until when a teacher can restore everything. Left out: deleted before that was possible. */
  restorableUntil: instantSchema.optional(),
  /** When a teacher restored it. */
  restoredAt: instantSchema.optional(),
  /** When the copy was deleted too, so that nobody can restore it any more. */
  goneAt: instantSchema.optional(),
});
export type Erasure = z.infer<typeof erasureSchema>;
