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
import { requireFresh } from '../../platform/fresh.ts';
import { sessionIdOf } from '../../platform/sessions.ts';

/** When the session of this token gave the second factor, if it is one of the caller's that goes on. */
async function givenBefore(token: string, uid: string): Promise<number> {
  const claims: DecodedIdToken = await accounts()
    .verifyIdToken(token)
    .catch((error: unknown) => {
      throw new AppError('sign-in/refused', 'no valid token', error);
    });
  const { signedInAt, shownAt } = ownerOf(claims);
  const open = (await documents.sessions.read(uid))?.open ?? {};
  const hasLeft = open[`${sessionIdOf({ signedInAt })}`]?.leftAt !== undefined;
  const endings = (await documents.settings.read(uid)) ?? {};
  const since = (await documents.secondFactors.read(uid))?.since ?? Number.POSITIVE_INFINITY;
  const secondAt = Number(claims.secondAt ?? 0);
  const isOver = hasLeft || isSessionOver(endings, signedInAt, shownAt);
  if (claims.uid !== uid || mustPass(claims) || secondAt < since || isOver) throw refused();
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

/**
 * The session goes on with the token that this returns: it is no newer than the sign-in, and ends with it. The auth service
 * takes the token for a sign-in of its own, so nobody gets one for an old session without a code.
 */
export const passSecondFactor: Handler<typeof calls.passSecondFactor> = async (input, caller) => {
  const { uid, now } = caller;
  const goOn = async (given: { readonly secondAt?: number }) => ({
    token: await adultToken(uid, now, {
      ...given,
      begunAt: sessionIdOf(caller),
      ...(caller.factor === 'school' && { schoolFactor: true }),
    }),
  });
  if (await isWithout(uid, now)) {
    requireFresh(caller);
    await claimSecondFactor(uid, undefined);
    return goOn({});
  }
  if (input.before !== undefined) {
    requireFresh(caller);
    return goOn({ secondAt: await givenBefore(input.before, uid) });
  }
  await prove(caller, input.code ?? '');
  return goOn({ secondAt: now });
};
