import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_REMARK, nothing } from '../base/index.ts';
import { chosenPageSchema, pageSchema } from './pages.ts';
import { MOST_PAGES } from './schema.ts';

const noteSchema = z.string().trim().max(LONGEST_REMARK);
const chosenPagesSchema = z.array(chosenPageSchema).min(1).max(MOST_PAGES);

/** Managing a person's files, and turning them in. */
export const fileCalls = {
  /**
   * Deletes a file from the caller's shelf permanently. A file that was turned in stays with the work: `file/in-use`.
   * With `ask` nothing is deleted, and the call only says whether it could be.
   */
  removeFile: { input: z.object({ fileId: idSchema, ask: z.boolean().optional() }), output: nothing },
  /** Turns in the caller's work with these pages. A repeated call with the same `handInId` changes nothing. */
  handInPages: {
    input: z.object({ assignmentId: idSchema, handInId: idSchema, note: noteSchema, pages: chosenPagesSchema }),
    output: z.object({ at: instantSchema, late: z.boolean(), pages: z.array(pageSchema) }),
  },
  /** Turns in a teacher's scan of one student's paper. A repeated call with the same `handInId` changes nothing. */
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
