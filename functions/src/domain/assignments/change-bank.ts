import type { Bank } from '@lemma/school/assignment';
import { requireNotStudent } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Changes the caller's own question bank; `undefined` leaves it unchanged. */
export async function changeBank(
  caller: Caller,
  next: (bank: Bank) => Bank | undefined,
): Promise<Record<string, never>> {
  await requireNotStudent(caller);
  await inTransaction(async (tx) => {
    const bank = (await documents.banks.read(caller.uid, tx)) ?? { uid: caller.uid, items: {}, phrases: [] };
    const after = next(bank);
    if (after !== undefined) documents.banks.put(tx, caller.uid, after);
  });
  return {};
}
