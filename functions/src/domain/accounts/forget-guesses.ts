import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * Starts a new count of wrong secrets. The keys of the throttle contain this number, so all devices start at zero;
 * older counts are deleted by their date.
 */
export function forgetGuesses(tx: Transaction, snapshot: DocumentSnapshot): void {
  const record = documents.secrets.parse(snapshot);
  if (record) tx.update(snapshot.ref, { round: record.round + 1 });
}
