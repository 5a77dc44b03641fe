import { z } from 'zod';
import { type Calls, idSchema, LONGEST_FULL_NAME, LONGEST_REMARK } from '../base/index.ts';
import { erasureSchema } from './erasure.ts';

const receiptSchema = erasureSchema.omit({ parentIds: true, by: true });

/** Deleting all data that is stored about a child. */
export const erasureCalls = {
  /** What a deletion would remove, by collection, for a teacher of the child. Changes nothing. */
  previewErasure: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ documents: z.record(z.string(), z.number().int()), files: z.number().int() }),
  },
  /**
   * Deletes a child's account and data after a parent's request. `name` is the child's name, typed by the teacher as
   * confirmation. If the call is interrupted, calling again continues it; after it is complete, a call returns the same
   * receipt.
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
  /** The receipts of deletions that the caller requested or confirmed; newest first. */
  erasureReceipts: {
    input: z.object({}),
    output: z.object({ receipts: z.array(receiptSchema) }),
  },
} as const satisfies Calls;
