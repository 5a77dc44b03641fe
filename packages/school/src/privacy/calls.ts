import { z } from 'zod';
import { type Calls, idSchema, LONGEST_FULL_NAME, LONGEST_REMARK } from '../base/index.ts';
import { erasureSchema } from './erasure.ts';

const receiptSchema = erasureSchema.omit({ parentIds: true, by: true });

/** Deleting everything that is kept of a child. */
export const erasureCalls = {
  /** What a deletion would remove, by collection, for a teacher of the child. Nothing is changed. */
  previewErasure: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ documents: z.record(z.string(), z.number().int()), files: z.number().int() }),
  },
  /**
   * Deletes a child's account and data, on a parent's open request. `name` is the child's, typed by the teacher. Cut off in the
   * middle it goes on when called again; after the end it gives the same receipt.
   */
  eraseChild: {
    input: z.object({
      studentId: idSchema,
      parentId: idSchema,
      requestId: idSchema,
      name: z.string().max(LONGEST_FULL_NAME),
      answer: z.string().trim().max(LONGEST_REMARK),
    }),
    output: z.object({ receipt: receiptSchema }),
  },
  /** The receipts of deletions that the caller asked for, or confirmed; newest first. */
  erasureReceipts: {
    input: z.object({}),
    output: z.object({ receipts: z.array(receiptSchema) }),
  },
} as const satisfies Calls;
