import { z } from 'zod';
import { idSchema } from '../base/index.ts';

/** How many recovery codes a person gets; each can be used once. */
export const RECOVERY_CODES = 10;

/** The digits of a code from an authenticator app. */
export const FACTOR_DIGITS = 6;

/** Characters of a code with what people put between its letters. */
const LONGEST_TYPED = 40;

/**
 * What somebody types as the second factor: the digits of an app or a recovery code, with spaces and hyphens as they
 * come.
 */
export const factorCodeSchema = z.string().trim().min(1).max(LONGEST_TYPED);

/** The most characters of a session's token, of a ticket, and of the query with which a provider sends the browser back. */
export const LONGEST_GIVEN = {
  ...{ token: 8192, ticket: 4096, answer: 8192 },
  ...{ password: 4096, address: 320, apiKey: 100 },
} as const;

/** The one document of `demands`: an installation is one school. */
export const SCHOOL_DEMANDS = 'school';

/** demands/school: what the school demands of its adults, as its operators decided. */
export const demandsSchema = z.object({
  id: idSchema,
  /** Whether nothing opens without a second factor. */
  secondFactor: z.boolean(),
});

/** The id of a school's OpenID Connect provider, as in the functions' configuration and the shell's environment. */
export const providerIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
