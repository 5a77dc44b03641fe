const outcomes = ['checked', 'unreadable', 'set-aside', 'handed-in'] as const;

/** The outcome of an entry that had to wait for a connection. It is stored until the student has been told. */
export type Receipt = {
  readonly id: string;
  readonly submissionId: string;
  readonly outcome: (typeof outcomes)[number];
};

/**
 * Receipts are stored among the drafts, under keys that no draft has. A store of their own would need a new version of
 * the database, and after a rollback the previous release could not open the journal.
 */
const PREFIX = '#sent/';

export const receiptKey = (id: string): string => `${PREFIX}${id}`;
export const everyReceipt = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);

/** A stored receipt; undefined if it cannot be read. */
export function readReceipt(kept: string): Receipt | undefined {
  const found: unknown = JSON.parse(kept);
  if (typeof found !== 'object' || found === null) return undefined;
  const { id, submissionId, outcome } = { id: undefined, submissionId: undefined, outcome: undefined, ...found };
  const known = outcomes.find((one) => one === outcome);
  return typeof id === 'string' && typeof submissionId === 'string' && known
    ? { id, submissionId, outcome: known }
    : undefined;
}
