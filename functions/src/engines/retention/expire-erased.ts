import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { copyKeyOf } from '../erasure/erased-copy.ts';
import { RETENTION_ACTOR } from '../erasure/retention-actor.ts';
import { removePieces, removeSurely } from '../erasure/stored-pieces.ts';
import type { Faults } from './faults.ts';

async function removeCopy(id: string): Promise<void> {
  const pieces = (await documents.erased.read(id))?.ofClass?.pieces;
  return pieces ? removePieces(copyKeyOf(id), pieces) : removeSurely(copyKeyOf(id));
}

/** Deletes one copy, looks whether it is gone, and then deletes its key and writes both into receipt and log. */
async function expireOne(id: string, now: number): Promise<number> {
  await removeCopy(id);
  await inTransaction(async (tx) => {
    const receipt = await documents.erasures.read(id, tx);
    // A child that came back while one of its classes was gone is not gone itself.
    if (receipt && receipt.restoredAt === undefined)
      documents.erasures.put(tx, id, {
        ...receipt,
        goneAt: now,
        restorableUntil: undefined,
        restoredAt: undefined,
      });
    tx.delete(documents.erased.ref(id));
    audit(tx, { action: 'erased-for-good', by: RETENTION_ACTOR, subject: id, count: 1 });
  });
  return 1;
}

/** Deletes the copies of deleted data that can be restored no longer. @returns how many. */
export async function expireErased(now: number, faults: Faults): Promise<number> {
  const due = await documents.erased.where(['until', '<=', now]).get();
  let gone = 0;
  for (const { id } of due.docs) gone += await faults.guard(() => expireOne(id, now), 0);
  return gone;
}
