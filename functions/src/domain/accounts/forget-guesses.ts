import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * Begins to count wrong secrets anew. The keys of the throttle hold this number, so no device has to be known for it; what
 * was counted before is forgotten by its own date.
 */
export function forgetGuesses(tx: Transaction, snapshot: DocumentSnapshot): void {
  const record = documents.secrets.parse(snapshot);
  if (record) tx.update(snapshot.ref, { round: record.round + 1 });
}
