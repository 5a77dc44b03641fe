import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MINUTE } from '@lemma/school/time';
import { sealedSecret } from '../../domain/second-factor/prove.ts';
import { newSecret, uriOf } from '../../domain/second-factor/totp.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Whoever finds an open page must not be able to lock its owner out. */
const FRESH_MS = 10 * MINUTE;
const BEGUN_MS = 15 * MINUTE;

export const beginSecondFactor: Handler<typeof calls.beginSecondFactor> = async (_, caller) => {
  const { uid, now, signedInAt, email = '', isStudent } = caller;
  if (isStudent === true) throw new AppError('auth/forbidden', 'adults only');
  if (now - signedInAt > FRESH_MS) throw new AppError('auth/signed-out', 'not a fresh sign-in');
  const secret = newSecret();
  const sealed = await sealedSecret(secret, uid);
  await inTransaction(async (tx) => {
    const stored = await documents.secondFactors.read(uid, tx);
    if (stored?.since !== undefined) throw new AppError('data/conflict', 'there is one already');
    const begun = { secret: sealed, until: now + BEGUN_MS };
    const none = undefined;
    documents.secondFactors.put(tx, uid, { uid, secret: none, since: none, lastStep: 0, begun, recovery: none });
  });
  return { secret, uri: uriOf(secret, email) };
};
