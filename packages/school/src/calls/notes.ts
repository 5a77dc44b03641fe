import { z } from 'zod';
import { idSchema } from '../common.ts';
import { noteAudiences } from '../notes.ts';
import { feedbackTextSchema } from '../submission.ts';
import { type Calls, nothing } from './call.ts';

/** What teachers write about a student, beside the work itself. */
export const noteCalls = {
  /** The same `noteId` again changes words and readers and keeps the date; changed words count as unread. */
  writeNote: {
    input: z.object({
      studentId: idSchema,
      noteId: idSchema,
      text: feedbackTextSchema,
      audience: z.enum(noteAudiences),
    }),
    output: nothing,
  },
  removeNote: { input: z.object({ studentId: idSchema, noteId: idSchema }), output: nothing },
  /** The student, or a parent, has the notes before them. */
  readNotes: { input: z.object({ studentId: idSchema }), output: nothing },
} as const satisfies Calls;
