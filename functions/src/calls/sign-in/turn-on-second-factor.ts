import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { nextSecond } from '@lemma/school/time';
import { FieldValue } from 'firebase-admin/firestore';
import { adultToken, claimSecondFactor } from '../../domain/second-factor/claims.ts';
import { countTry, refused, requireAdult, stepWith } from '../../domain/second-factor/prove.ts';
import { newRecoveryCodes } from '../../domain/second-factor/recovery-codes.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { dropForeignTies } from '../../platform/drop-foreign-ties.ts';
import { accounts, inTransaction } from '../../platform/firebase.ts';
import { lookAnew } from '../../platform/sessions.ts';

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));

/**
 * All sessions that began before end, because their tokens do not say that there is a second factor. Tokens tell whole
 * seconds, so those of this second end too, and the answer waits for the next one, in which the new session begins.
 */
export const turnOnSecondFactor: Handler<typeof calls.turnOnSecondFactor> = async ({ code }, caller) => {
  const { uid, now } = caller;
  requireAdult(caller);
  await countTry(caller, code);
  const { begun, since: before } = (await documents.secondFactors.read(uid)) ?? {};
  if (before !== undefined || begun === undefined || begun.until < now)
    throw new AppError('data/conflict', 'nothing was begun');
  const step = await stepWith(begun.secret, uid, code, now);
  if (step === undefined) throw refused();
  const { codes, recovery } = await newRecoveryCodes();
  await dropForeignTies(uid);
  // Before the rest: a session that begins from here on has a token that says so.
  await claimSecondFactor(uid, now);
  const signedOutAt = nextSecond(Date.now());
  await inTransaction(async (tx) => {
    const stored = await documents.secondFactors.read(uid, tx);
    if (stored?.begun?.secret !== begun.secret) throw new AppError('data/conflict', 'begun anew meanwhile');
    const { secret } = begun;
    documents.secondFactors.put(tx, uid, { uid, secret, since: now, lastStep: step, recovery, begun: undefined });
    documents.settings.merge(tx, uid, { signedOutAt, endedSessions: FieldValue.delete() });
    tx.delete(documents.sessions.ref(uid));
    audit(tx, { action: 'second-factor-on', by: uid });
  });
  // Once more: what was claimed of the password meanwhile may have been written over it.
  await claimSecondFactor(uid, now);
  await accounts().revokeRefreshTokens(uid);
  lookAnew();
  await until(signedOutAt);
  return { token: await adultToken(uid, signedOutAt + 1, { secondAt: signedOutAt }), recoveryCodes: codes };
};
