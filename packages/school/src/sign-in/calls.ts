import { z } from 'zod';
import { type Calls, nothing } from '../base/index.ts';
import { factorCodeSchema, LONGEST_GIVEN, providerIdSchema } from './schema.ts';

/** A token with which the page signs in anew (`signInWithCustomToken`). */
const token = z.string();
const recoveryCodes = z.array(z.string());
const passwordFault = z.enum(['short', 'known']);

/** How adults sign in: the choice of a password, a second factor, and the OpenID Connect provider of a school. */
export const signInCalls = {
  /**
   * What is wrong with a password that somebody wants to choose for the account of `address`: too `short`, or `known` from
   * leaks or little more than words that everybody tries. Pages ask before they hand it to the auth service. It is neither
   * stored nor logged.
   */
  judgePassword: {
    input: z.object({
      password: z.string().max(LONGEST_GIVEN.password),
      address: z.string().max(LONGEST_GIVEN.address),
    }),
    output: z.object({ fault: passwordFault.optional() }),
  },
  /**
   * Proves that the password with which an adult's session began is one that a function of ours judged: before, the session
   * opens nothing. Without `password` it asks whether the account's present one is known already. `apiKey`: of the page, with
   * which the server signs in once to see that this is the account's password. Once it `isProved` the page renews its token.
   * `fault`: as of `judgePassword`. `sign-in/refused` for a password that is not the account's, `sign-in/wait` after too many.
   */
  provePassword: {
    input: z.object({
      password: z.string().max(LONGEST_GIVEN.password).optional(),
      apiKey: z.string().max(LONGEST_GIVEN.apiKey).default(''),
    }),
    output: z.object({ isProved: z.boolean(), fault: passwordFault.optional() }),
  },
  /** Whether the caller has a second factor, since when, and how many recovery codes are left. */
  showSecondFactor: {
    input: z.object({}),
    output: z.object({ since: z.number().int().optional(), recoveryLeft: z.number().int() }),
  },
  /**
   * Begins to set up an authenticator app: `secret` to be typed, `uri` for a QR code. Nothing changes before
   * `turnOnSecondFactor`. The person must have signed in within ten minutes: `auth/signed-out`. `data/conflict` if there
   * is a second factor already.
   */
  beginSecondFactor: { input: z.object({}), output: z.object({ secret: z.string(), uri: z.string() }) },
  /**
   * Turns the second factor on with the app's first code. Every other session of the caller ends; `token` begins a new
   * one here. `sign-in/refused` for a wrong code.
   */
  turnOnSecondFactor: { input: z.object({ code: factorCodeSchema }), output: z.object({ token, recoveryCodes }) },
  /**
   * Gives the second factor after signing in: a code of the app or a recovery code, or (`before`) the token of a session
   * of the same person that gave it and was replaced by signing in again. `sign-in/refused` for a wrong code,
   * `sign-in/wait` after too many.
   */
  passSecondFactor: {
    input: z.object({ code: factorCodeSchema.optional(), before: z.string().max(LONGEST_GIVEN.token).optional() }),
    output: z.object({ token }),
  },
  /** Replaces all recovery codes, with a code of the app. */
  renewRecoveryCodes: { input: z.object({ code: factorCodeSchema }), output: z.object({ recoveryCodes }) },
  /** Turns the second factor off, with a code of the app or a recovery code. */
  turnOffSecondFactor: { input: z.object({ code: factorCodeSchema }), output: nothing },
  /**
   * Begins to sign in with a school's provider: the page keeps `ticket` in this tab and goes to `address`. The provider
   * sends the browser back to /auth/callback. `data/not-found` for a provider that is not set up.
   */
  beginSchoolSignIn: {
    input: z.object({ provider: providerIdSchema }),
    output: z.object({ address: z.url(), ticket: z.string() }),
  },
  /**
   * Ends it: `answer` is the query that the provider sent the browser back with. `sign-in/refused` for an answer that is
   * wrong, late or for another browser, and for an account that the provider does not vouch for.
   */
  finishSchoolSignIn: {
    input: z.object({ ticket: z.string().max(LONGEST_GIVEN.ticket), answer: z.string().max(LONGEST_GIVEN.answer) }),
    output: z.object({ token, fullName: z.string() }),
  },
} as const satisfies Calls;
