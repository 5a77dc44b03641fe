import { z } from 'zod';
import { type Calls, idSchema, LONGEST_FULL_NAME, LONGEST_REMARK, nothing } from '../base/index.ts';
import { erasureSchema } from './erasure.ts';
import { exportKinds, lookSchema, MOST_IN_A_FILE, supportActs } from './looks.ts';

/** A name for those who may see it: empty for a person who is gone. */
const namedSchema = z.object({ id: z.string(), name: z.string() });

const receiptSchema = erasureSchema.omit({ parentIds: true, by: true, ofClass: true });
const classReceiptSchema = receiptSchema.omit({ answer: true }).extend({
  /** Accounts of students that were deleted with the class. */
  students: z.number().int(),
  /** The name of the class, while it can be restored. */
  name: z.string().optional(),
  /** Somebody asked to restore it, and that is being done. */
  isReturning: z.boolean(),
});
export type ClassReceipt = z.infer<typeof classReceiptSchema>;

/** How far a list of who looked has been read; what is missing has been read to its end. */
const readUntilSchema = z.object({
  /** The last look that was shown: when it was, and its document. */
  look: z.object({ at: z.number().int(), id: idSchema }).optional(),
  /** The last act that was shown. */
  act: idSchema.optional(),
});
export type ReadUntil = z.infer<typeof readUntilSchema>;

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
  /**
   * Deletes an archived class with its work, and the accounts of students who are in no other class, for whoever leads
   * it. `name` is the name of the class, typed as confirmation. It is marked as being deleted at once; the rest follows in
   * the background.
   */
  deleteClass: { input: z.object({ classId: idSchema, name: z.string().max(LONGEST_FULL_NAME) }), output: nothing },
  /**
   * Restores, in the background, what `deleteClass` or the end of its time deleted, within 30 days. The class comes back
   * archived.
   */
  restoreClass: { input: z.object({ id: idSchema }), output: nothing },
  /** The receipts of deleted classes that the caller owned, newest first; not of those that were restored. */
  deletedClasses: { input: z.object({}), output: z.object({ classes: z.array(classReceiptSchema) }) },
  /** Records that a teacher opened the child's page. */
  noteLook: { input: z.object({ studentId: idSchema }), output: z.object({}) },
  /**
   * Records that a teacher makes a file of what a page shows of these children, most of whom are in the class if there is
   * one. The page makes the file after the answer.
   */
  noteExport: {
    input: z.object({
      ...{
        classId: idSchema.optional(),
        studentIds: z.array(idSchema).min(1).max(MOST_IN_A_FILE),
        what: z.enum(exportKinds),
      },
    }),
    output: nothing,
  },
  /**
   * Who looked at a child's data and who acted on the account: for whoever leads a class of the child, and the family.
   * Newest first, in pages: `before` is the `older` of the page before.
   */
  whoLooked: {
    input: z.object({ studentId: idSchema, before: readUntilSchema.optional() }),
    output: z.object({
      looks: z.array(lookSchema.omit({ studentId: true, by: true }).extend(namedSchema.shape)),
      acts: z.array(namedSchema.extend({ action: z.enum(supportActs), at: z.number().int() })),
      /** Acts of `laterActs`, and of releases to come. */
      laterActs: z.array(namedSchema.extend({ action: z.string(), at: z.number().int() })).optional(),
      /** There is more. */
      older: readUntilSchema.optional(),
    }),
  },
  /** The receipts of deletions that the caller requested or confirmed; newest first. */
  erasureReceipts: {
    input: z.object({}),
    output: z.object({ receipts: z.array(receiptSchema) }),
  },
} as const satisfies Calls;
