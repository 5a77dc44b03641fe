import { z } from 'zod';
import { secretKindSchema } from '../people/index.ts';

/** Accounts that are being made, as the teacher's device keeps them. Sending its parts again makes nobody twice, so it can be gone on with from any point. */
export const accountBatchSchema = z.object({
  id: z.string(),
  uid: z.string(),
  classId: z.string(),
  kind: secretKindSchema,
  students: z.array(z.object({ fullName: z.string(), groups: z.array(z.string()) })),
  /** How many accounts the server has said are made. */
  made: z.number().int(),
});
export type AccountBatch = z.infer<typeof accountBatchSchema>;
