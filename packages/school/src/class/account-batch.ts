import { z } from 'zod';
import { secretKindSchema } from '../people/index.ts';

/**
 * Student accounts that are being created, as the teacher's device stores them. Sending a part again creates nobody
 * twice, so an interrupted batch can continue anywhere.
 */
export const accountBatchSchema = z.object({
  id: z.string(),
  uid: z.string(),
  classId: z.string(),
  kind: secretKindSchema,
  students: z.array(z.object({ fullName: z.string(), groups: z.array(z.string()) })),
  /** How many accounts the server has confirmed. */
  made: z.number().int(),
});
export type AccountBatch = z.infer<typeof accountBatchSchema>;
