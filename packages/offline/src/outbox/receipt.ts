const outcomes = ['checked', 'unreadable', 'set-aside', 'handed-in'] as const;

/** What became of an entry that had to wait for a connection. Kept until the student has been told. */
export type Receipt = {
  readonly id: string;
  readonly submissionId: string;
  readonly outcome: (typeof outcomes)[number];
};

/**
 * Receipts stand among the drafts, under keys that no draft has: a store of their own would raise the database's version, and a
 * release that is taken back could then not open the journal any more.
 */
const PREFIX = '#sent/';

export const receiptKey = (id: string): string => `${PREFIX}${id}`;
export const everyReceipt = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);

/** A receipt as the journal kept it; undefined for what cannot be read. */
export function readReceipt(kept: string): Receipt | undefined {
  const found: unknown = JSON.parse(kept);
  if (typeof found !== 'object' || found === null) return undefined;
  const { id, submissionId, outcome } = { id: undefined, submissionId: undefined, outcome: undefined, ...found };
  const known = outcomes.find((one) => one === outcome);
  return typeof id === 'string' && typeof submissionId === 'string' && known
    ? { id, submissionId, outcome: known }
    : undefined;
}
