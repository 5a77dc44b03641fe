import { z } from 'zod';
import { idSchema, instantSchema } from '../common.ts';
import { MOST_PAGES, MOST_SCANNED } from '../files.ts';
import { pageSchema, questionNumbersSchema, turnSchema } from '../submission.ts';
import { type Calls, nothing } from './call.ts';

/** A stored file as a page of a hand-in; `page` picks one page of a PDF, counted from 1. */
export const chosenPageSchema = z.object({
  fileId: idSchema,
  turn: turnSchema,
  page: z.number().int().min(1).max(MOST_SCANNED).optional(),
  /** The questions whose work it shows, counted from 1. */
  questions: questionNumbersSchema.optional(),
});
export type ChosenPage = z.infer<typeof chosenPageSchema>;

const noteSchema = z.string().trim().max(1000);
const chosenPagesSchema = z.array(chosenPageSchema).min(1).max(MOST_PAGES);

/** Files on a person's shelf, and handing them in. */
export const fileCalls = {
  /**
   * Takes a file off the caller's shelf for good. One that was handed in stays with the work: `file/in-use`. With `ask`
   * nothing is taken: it says whether it could be.
   */
  removeFile: { input: z.object({ fileId: idSchema, ask: z.boolean().optional() }), output: nothing },
  /** Hands the caller's own work in with these pages. The same `handInId` again changes nothing. */
  handInPages: {
    input: z.object({ assignmentId: idSchema, handInId: idSchema, note: noteSchema, pages: chosenPagesSchema }),
    output: z.object({ at: instantSchema, late: z.boolean(), pages: z.array(pageSchema) }),
  },
  /** A teacher's scan of one student's paper, handed in for the student. The same `handInId` again changes nothing. */
  handInForStudent: {
    input: z.object({
      assignmentId: idSchema,
      studentId: idSchema,
      handInId: idSchema,
      note: noteSchema,
      pages: chosenPagesSchema,
    }),
    output: z.object({ at: instantSchema, late: z.boolean(), pages: z.array(pageSchema) }),
  },
} as const satisfies Calls;
