import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MINUTE } from '@lemma/school/time';
import { requireAdult, sealedSecret } from '../../domain/second-factor/prove.ts';
import { newSecret, uriOf } from '../../domain/second-factor/totp.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { requireFresh } from '../../platform/fresh.ts';

const BEGUN_MS = 15 * MINUTE;

export const beginSecondFactor: Handler<typeof calls.beginSecondFactor> = async (_, caller) => {
  const { uid, now, email = '' } = caller;
  requireAdult(caller);
  requireFresh(caller);
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
