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

/** What is in the receipt of a class, and in no other. */
const erasedClassSchema = z.object({
  /** Who owned the class; that teacher may see the receipt, and restore the class. */
  leaderId: z.string(),
  /** Accounts of students who were in no other class and were deleted with it. */
  students: z.number().int(),
});

/** erasures/{id}: the receipt of a deletion. Only functions read and write it. */
export const erasureSchema = erasureCountsSchema.extend({
  id: idSchema,
  at: instantSchema,
  /** The teacher who confirmed it, or `retention` for a class whose time was over. */
  by: z.string(),
  /** The teacher's name at the time. */
  byName: z.string(),
  /** Left out: the receipt of a child. */
  ofClass: erasedClassSchema.optional(),
  /** The adults who were linked to the child; they may see the receipt. Nobody for a class. */
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
