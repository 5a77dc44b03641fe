import { z } from 'zod';

const person = z.object({ name: z.string(), email: z.string(), password: z.string() });

/** The people of the demonstration school as whom a newcomer can sign in. */
export const accountsSchema = z.object({
  teacher: person,
  parent: person,
  student: z.object({ name: z.string(), classCode: z.string(), userName: z.string(), secret: z.string() }),
});
export type Accounts = z.infer<typeof accountsSchema>;
