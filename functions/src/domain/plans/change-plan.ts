import type { Plan, PlanBlock, PlanVersion } from '@lemma/school/plan';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { nextVersion, requirePlanAt, shelve } from './own-plan.ts';

type At = { readonly planId: string; readonly version: number };
type Change = Partial<Pick<Plan, 'title'>> & { blocks: PlanBlock[] };

/** Writes the next version of a plan, unless somebody has changed it since. */
export async function changePlan(
  { planId, version }: At,
  caller: Caller,
  kind: PlanVersion['change'],
  next: (plan: Plan, tx: Transaction) => Promise<Change> | Change,
): Promise<{ version: number }> {
  return inTransaction(async (tx) => {
    const plan = await requirePlanAt(planId, version, caller, tx);
    const changed = await next(plan, tx);
    const after = nextVersion(plan, changed, caller.now);
    await shelve(tx, after, kind);
    return { version: after.version };
  });
}
