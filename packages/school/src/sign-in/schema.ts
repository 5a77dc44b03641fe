import { z } from 'zod';

/** How many recovery codes a person gets; each can be used once. */
export const RECOVERY_CODES = 10;

/** The digits of a code from an authenticator app. */
export const FACTOR_DIGITS = 6;

/**
 * What somebody types as the second factor: the digits of an app or a recovery code, with spaces and hyphens as they
 * come.
 */
export const factorCodeSchema = z.string().trim().min(1).max(40);

/** The id of a school's OpenID Connect provider, as in the functions' configuration and the shell's environment. */
export const providerIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
