import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_REMARK, nothing } from '../base/index.ts';
import { chosenPageSchema, pageSchema } from './pages.ts';
import { MOST_PAGES } from './schema.ts';

const noteSchema = z.string().trim().max(LONGEST_REMARK);
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
