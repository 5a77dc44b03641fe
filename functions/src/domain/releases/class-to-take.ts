import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { hashOf } from '../../platform/hash.ts';
import { RETENTION_MS } from './count-served.ts';

type Version = { readonly area: string; readonly version: string };

/**
 * The first of these classes for which no failed load of the version was counted yet, with what notes it; undefined: each was. It
 * reads, and `take` writes: a transaction reads first.
 */
export async function classToTake(
  tx: Transaction,
  { area, version }: Version,
  classes: readonly string[],
  now: number,
): Promise<{ readonly take: () => void } | undefined> {
  for (const id of classes) {
    const own = hashOf('release', area, version, id, 'class');
    if ((await documents.releaseTabs.read(own, tx)) !== undefined) continue;
    const deleteAt = Timestamp.fromMillis(now + RETENTION_MS);
    return { take: () => documents.releaseTabs.create(tx, own, { tabs: {}, deleteAt }) };
  }
  return undefined;
}
