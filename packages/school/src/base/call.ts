import { z } from 'zod';

/** A table of callables: what each takes and what it gives. */
export type Calls = Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>;

/** Of a call that gives nothing back. */
export const nothing = z.object({});
