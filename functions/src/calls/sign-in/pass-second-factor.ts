import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { isSessionOver } from '@lemma/school/people';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { adultToken, claimSecondFactor } from '../../domain/second-factor/claims.ts';
import { prove, refused } from '../../domain/second-factor/prove.ts';
import { mustPass, ownerOf } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { accounts } from '../../platform/firebase.ts';

/** When the session of this token gave the second factor, if it is one of the caller's that goes on. */
async function givenBefore(token: string, uid: string): Promise<number> {
  const claims: DecodedIdToken = await accounts()
    .verifyIdToken(token)
    .catch((error: unknown) => {
      throw new AppError('sign-in/refused', 'no valid token', error);
    });
  const { signedInAt, shownAt } = ownerOf(claims);
  const endings = (await documents.settings.read(uid)) ?? {};
  const since = (await documents.secondFactors.read(uid))?.since ?? Number.POSITIVE_INFINITY;
  const secondAt = Number(claims.secondAt ?? 0);
  if (claims.uid !== uid || mustPass(claims) || secondAt < since || isSessionOver(endings, signedInAt, shownAt))
    throw refused();
  return secondAt;
}

/**
 * Whether the account has no second factor, although the token says so: it was taken away after the token was made, or
 * turning it on broke off.
 */
async function isWithout(uid: string, now: number): Promise<boolean> {
  const { since, begun } = (await documents.secondFactors.read(uid)) ?? {};
  return since === undefined && (begun === undefined || begun.until < now);
}

export const passSecondFactor: Handler<typeof calls.passSecondFactor> = async (input, caller) => {
  const { uid, now } = caller;
  if (await isWithout(uid, now)) {
    await claimSecondFactor(uid, undefined);
    return { token: await adultToken(uid, now, now) };
  }
  if (input.before !== undefined) return { token: await adultToken(uid, now, await givenBefore(input.before, uid)) };
  await prove(caller, input.code ?? '');
  return { token: await adultToken(uid, now, now) };
};
