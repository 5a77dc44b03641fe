import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { documentSize } from './size.ts';
import type { Setter } from './table-reference.ts';

/** The most bytes that Firestore takes in one commit, as they are sent. */
export const MOST_SENT_BYTES = 10 * 1024 * 1024;

/**
 * The most bytes of documents that one commit writes of many alike. It leaves room for the few documents that a commit
 * writes besides, and for what sending adds.
 */
const MOST_ALIKE_BYTES = 3_000_000;

export type Measured = {
  /** Adds these writes where they still fit, and the first ones in any case. @returns whether it added them. */
  readonly fits: (write: (writer: Setter<void>) => void) => boolean;
};

/** Measures writes before they go into a transaction. */
export function measured(tx: Transaction): Measured {
  let bytes = 0;
  return {
    fits(write) {
      const sets: { readonly ref: DocumentReference; readonly data: DocumentData }[] = [];
      write({ set: (ref, data) => void sets.push({ ref, data }) });
      const more = sets.reduce((sum, { data }) => sum + documentSize(data), 0);
      if (bytes > 0 && bytes + more > MOST_ALIKE_BYTES) return false;
      bytes += more;
      for (const { ref, data } of sets) tx.set(ref, data);
      return true;
    },
  };
}
