import { z } from 'zod';
import { idSchema, instantSchema } from '../common.ts';
import { helpLevelSchema, pageSchema } from '../submission.ts';
import { type Calls, nothing } from './call.ts';

/** Linking an adult to a child, and handing in for the child. */
export const parentCalls = {
  createParentCode: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ code: z.string(), expiresAt: instantSchema }),
  },
  linkParent: {
    input: z.object({ code: z.string().max(40) }),
    output: z.object({ studentId: idSchema, studentName: z.string() }),
  },
  revokeParent: { input: z.object({ studentId: idSchema, parentId: z.string().max(128) }), output: nothing },
  /** Hands in pages for a child. The same `handInId` again changes nothing. */
  handInForChild: {
    input: z.object({
      assignmentId: idSchema,
      studentId: idSchema,
      handInId: idSchema,
      helpLevel: helpLevelSchema,
      note: z.string().trim().max(1000),
      fileIds: z.array(idSchema).min(1).max(40),
    }),
    output: z.object({ at: instantSchema, late: z.boolean(), pages: z.array(pageSchema) }),
  },
} as const satisfies Calls;
