import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { JUDGED_FROM } from '@lemma/school/people';
import { MINUTE, SECOND } from '@lemma/school/time';
import { claimPassword, judgedPasswordOf } from '../../domain/passwords/claims.ts';
import { faultOfPassword } from '../../domain/passwords/fault-of-password.ts';
import { requireAllowance } from '../../platform/allowance.ts';
import type { Handler } from '../../platform/door.ts';
import { hashOf } from '../../platform/hash.ts';
import { sessionIdOf } from '../../platform/sessions.ts';
import { setPasswordOf, signInTo } from '../../platform/set-password.ts';
import { takeToken } from '../../platform/throttle.ts';

/** Nobody guesses at passwords behind our address instead of the own one. */
const TRIES = { capacity: 10, refillMs: MINUTE } as const;

/**
 * The auth service takes any password of eight characters from whoever calls it past our pages, and says when it was set. The
 * account says which of its passwords was judged, by that moment, and up to which session. Looked at before it is signed in
 * with: a password that is set in between makes the moment one that the account's password will never have again.
 */
export const provePassword: Handler<typeof calls.provePassword> = async ({ password, apiKey = '' }, caller) => {
  if (caller.isStudent === true) throw new AppError('auth/forbidden', 'adults only');
  requireAllowance(caller);
  const { uid, now } = caller;
  const passwordAt = sessionIdOf(caller);
  const present = await setPasswordOf(uid);
  const isKnownGood =
    present === undefined || present.setAt < JUDGED_FROM * SECOND || present.setAt === (await judgedPasswordOf(uid));
  if (isKnownGood) {
    await claimPassword(uid, { passwordAt });
    return { isProved: true };
  }
  if (password === undefined) return { isProved: false };
  const fault = faultOfPassword(password, present.email);
  if (fault !== undefined) return { isProved: false, fault };
  await takeToken(hashOf('prove password', uid), TRIES, now);
  const seenAt = await signInTo(uid, present.email, password, apiKey);
  await claimPassword(uid, { passwordAt: Math.max(passwordAt, seenAt), judgedPassword: present.setAt });
  return { isProved: true };
};
