import { type AuditLine, audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { claimSecondFactor } from './claims.ts';

/** Takes the second factor from an account. Sessions that gave it go on. @returns false if there was none. */
export async function dropSecondFactor(uid: string, line: AuditLine): Promise<boolean> {
  const isDropped = await inTransaction(async (tx) => {
    const stored = await documents.secondFactors.read(uid, tx);
    if (stored === undefined) return false;
    tx.delete(documents.secondFactors.ref(uid));
    audit(tx, line);
    return true;
  });
  await claimSecondFactor(uid, undefined);
  return isDropped;
}
