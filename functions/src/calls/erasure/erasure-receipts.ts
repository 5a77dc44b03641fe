import type { calls } from '@lemma/school/calls';
import { receiptOf } from '../../engines/erasure/receipt-of.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const MOST = 100;

export const erasureReceipts: Handler<typeof calls.erasureReceipts> = async (_, { uid }) => {
  const erasures = documents.erasures.where();
  const found = await Promise.all([
    erasures.where('parentIds', 'array-contains', uid).limit(MOST).get(),
    erasures.where('by', '==', uid).limit(MOST).get(),
  ]);
  const all = found.flatMap(({ docs }) => docs.flatMap((snapshot) => documents.erasures.parse(snapshot) ?? []));
  // Those of classes have a call of their own.
  const once = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ ofClass }) => ofClass === undefined);
  return { receipts: once.toSorted((one, other) => other.at - one.at).map(receiptOf) };
};
