import { allowanceOf } from '../../platform/allowance.ts';

/**
 * How secrets are hashed, by the name that each record carries. What is newest hashes new secrets, and older ones at
 * their next sign-in, so that a better way needs no new cards.
 */
export const hashings = {
  'scrypt-1': { N: 16_384, r: 8, p: 1 },
  'scrypt-5': { N: 16_384, r: 8, p: 5 },
} as const;
export type Hashing = keyof typeof hashings;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What OWASP recommends, about 0.2 s of a processor, where the functions are deployed; elsewhere a fifth of it, since
 * tests and the demonstration school make thousands of cards.
 */
export const newestHashing = (env: Environment = process.env): Hashing =>
  env.K_SERVICE !== undefined && env.FUNCTIONS_EMULATOR !== 'true' ? 'scrypt-5' : 'scrypt-1';

/**
 * How often a secret of one account that nobody can guess is checked in this process, from devices that the account does not
 * know: nobody keeps the processors busy by wrong badges. A child needs one.
 */
const HASHINGS = { atOnce: 10, aMinute: 4 } as const;

/** @throws AppError `sign-in/wait`. */
export const requireHashing = allowanceOf(HASHINGS);

/** The shortest time from a request to its refusal, in milliseconds; longer than any refusal takes to compute. */
export const refusedAfter = (hashing: Hashing): number => (hashings[hashing].p === 1 ? 250 : 1000);
