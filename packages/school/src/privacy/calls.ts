import { z } from 'zod';
import { type Calls, idSchema, LONGEST_FULL_NAME, LONGEST_REMARK } from '../base/index.ts';
import { erasureSchema } from './erasure.ts';
import { lookSchema, supportActs } from './looks.ts';

/** A name for those who may see it: empty for a person who is gone. */
const namedSchema = z.object({ id: z.string(), name: z.string() });

const receiptSchema = erasureSchema.omit({ parentIds: true, by: true });

/** Deleting all data that is stored about a child, and who looked at it. */
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
  /** Restores what `eraseChild` deleted, within 30 days. If the call is interrupted, calling again continues it. */
  restoreErased: { input: z.object({ id: idSchema }), output: z.object({ receipt: receiptSchema }) },
  /** Records that a teacher opened the child's page. */
  noteLook: { input: z.object({ studentId: idSchema }), output: z.object({}) },
  /** Who looked at a child's data and who acted on the account: for whoever leads a class of the child, and the family. */
  whoLooked: {
    input: z.object({ studentId: idSchema }),
    output: z.object({
      looks: z.array(lookSchema.omit({ studentId: true, by: true }).extend(namedSchema.shape)),
      acts: z.array(namedSchema.extend({ action: z.enum(supportActs), at: z.number().int() })),
    }),
  },
  /** The receipts of deletions that the caller requested or confirmed; newest first. */
  erasureReceipts: {
    input: z.object({}),
    output: z.object({ receipts: z.array(receiptSchema) }),
  },
} as const satisfies Calls;
