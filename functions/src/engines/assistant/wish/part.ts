import { z } from 'zod';

const LONGEST = 80;
/** A part of a set of problems: so many of it, and what they are like, in the teacher's words. */
export const partSchema = z.object({
  said: z.string().max(LONGEST),
  count: z.number().int(),
  /** What stands above it, where the set is told in parts: "Tier A". */
  title: z.string().max(LONGEST).optional(),
  /** True: these come first. */
  first: z.boolean().optional(),
  /** True: so many of the others are so. */
  among: z.boolean().optional(),
});
export type PartWish = z.infer<typeof partSchema>;
