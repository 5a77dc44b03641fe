import { z } from 'zod';

/** A table of callable functions with the input and the output of each. */
export type Calls = Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>;

/** The output of a call that returns nothing. */
export const nothing = z.object({});
