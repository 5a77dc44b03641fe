import { z } from 'zod';
import { idSchema } from './common.ts';
import { familySchema } from './family.ts';
import { deskEntrySchema } from './submission.ts';

/** desks/{studentId}: all that a student's home and a parent's page show, in one document, for the student and linked parents. */
export const deskSchema = z.object({
  studentId: idSchema,
  displayName: z.string(),
  assignments: z.record(z.string(), deskEntrySchema),
  /** Left out before the first answers. */
  family: familySchema.optional(),
});
export type Desk = z.infer<typeof deskSchema>;
