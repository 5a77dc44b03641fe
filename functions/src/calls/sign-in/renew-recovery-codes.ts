import type { calls } from '@lemma/school/calls';
import { prove, refused, requireAdult } from '../../domain/second-factor/prove.ts';
import { newRecoveryCodes, recoveryCodeIn } from '../../domain/second-factor/recovery-codes.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const renewRecoveryCodes: Handler<typeof calls.renewRecoveryCodes> = async ({ code }, caller) => {
  requireAdult(caller);
  if (recoveryCodeIn(code) !== undefined) throw refused();
  await prove(caller, code);
  const { codes, recovery } = await newRecoveryCodes();
  await inTransaction(async (tx) => {
    if ((await documents.secondFactors.read(caller.uid, tx))?.since === undefined) throw refused();
    documents.secondFactors.merge(tx, caller.uid, { recovery });
    audit(tx, { action: 'recovery-codes-renewed', by: caller.uid });
  });
  return { recoveryCodes: codes };
};
