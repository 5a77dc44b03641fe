import { MOST_HISTORY, type Plan, type PlanEntry, type PlanShelf, type PlanVersion } from '@lemma/school/plan';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

export const versionId = (planId: string, version: number): string => `${planId}_${version}`;

/** The most versions that one save deletes: a transaction is not to grow without a bound. */
const MOST_DROPPED = 20;

const sizeOf = ({ blocks }: Pick<PlanVersion, 'blocks'>): number => JSON.stringify(blocks).length;

/**
 * Writes a version of a plan, and deletes the oldest ones of the plan where there would be too many of it, or too much of all
 * plans of the teacher; the one before stays. What was written before this was counted stays and is not counted.
 * @returns what the shelf notes of the plan's versions. Reads first.
 */
export async function writeVersion(
  tx: Transaction,
  shelf: PlanShelf | undefined,
  plan: Plan,
  change: PlanVersion['change'],
): Promise<NonNullable<PlanEntry['history']>> {
  const { id: planId, ownerId, version, title, blocks, check, updatedAt } = plan;
  const others = Object.values(shelf?.plans ?? {}).filter(({ id }) => id !== planId);
  const elsewhere = others.reduce((sum, { history }) => sum + (history?.size ?? 0), 0);
  let { from, size } = shelf?.plans[planId]?.history ?? { from: version, size: 0 };
  size += sizeOf(plan);
  const isTooMuch = () => version - from >= MOST_HISTORY.versions || elsewhere + size > MOST_HISTORY.size;
  const dropped: string[] = [];
  while (from < version - 1 && dropped.length < MOST_DROPPED && isTooMuch()) {
    const id = versionId(planId, from);
    // One that cannot be read goes like the others.
    const [gone] = await documents.planVersions.readEach([id], () => undefined, tx);
    if (gone) size -= sizeOf(gone);
    dropped.push(id);
    from += 1;
  }
  for (const id of dropped) tx.delete(documents.planVersions.ref(id));
  documents.planVersions.put(tx, versionId(planId, version), {
    ...{ planId, ownerId, version, title, blocks, check },
    ...{ change, at: updatedAt },
  });
  return { from, size: Math.max(0, size) };
}
