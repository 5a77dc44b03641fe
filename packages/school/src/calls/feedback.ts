import { z } from 'zod';
import { idSchema } from '../common.ts';
import { feedbackTextSchema } from '../submission.ts';
import { type Calls, nothing } from './call.ts';

/** What a teacher says of work, and that it was read. */
export const feedbackCalls = {
  writeFeedback: {
    input: z.object({
      submissionId: idSchema,
      feedbackId: idSchema,
      itemId: idSchema.optional(),
      text: feedbackTextSchema,
    }),
    output: nothing,
  },
  returnWork: {
    input: z.object({ assignmentId: idSchema, studentIds: z.array(idSchema).min(1).max(200) }),
    output: nothing,
  },
  /** Leaves work out of what is asked of these students, begun or not; `excused: false` takes it back. */
  excuseWork: {
    input: z.object({
      assignmentId: idSchema,
      studentIds: z.array(idSchema).min(1).max(200),
      excused: z.boolean(),
    }),
    output: nothing,
  },
  /** Gives handed-in work back to be done again: unsolved questions take new tries, whatever the date. */
  askAgain: {
    input: z.object({ assignmentId: idSchema, studentIds: z.array(idSchema).min(1).max(200) }),
    output: nothing,
  },
  /** The worked solutions of the caller's own work, once they are out. */
  showSolutions: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({
      items: z.array(
        z.object({
          itemId: idSchema,
          key: z.string(),
          solution: z.array(z.object({ line: z.string(), why: z.string() })),
        }),
      ),
    }),
  },
  /** The key and the worked solution of one student's items, for the teacher. */
  showKeys: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({
      items: z.array(
        z.object({
          itemId: idSchema,
          key: z.string(),
          solution: z.array(z.object({ line: z.string(), why: z.string() })),
        }),
      ),
    }),
  },
  readFeedback: { input: z.object({ submissionId: idSchema }), output: nothing },
} as const satisfies Calls;
