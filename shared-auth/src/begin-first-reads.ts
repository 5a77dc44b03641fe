import type { FirstReads } from './first-reads.ts';

let reads: FirstReads | undefined;

/** Used for reading until Firestore's client is loaded; undefined afterwards, and without a network. */
export const firstReads = (): FirstReads | undefined => (navigator.onLine ? reads : undefined);

export const beginFirstReads = (own: FirstReads): void => {
  reads = own;
};

/** Called when Firestore's client is there, and when the person who could read is no longer signed in. */
export const endFirstReads = (): void => {
  reads = undefined;
};
