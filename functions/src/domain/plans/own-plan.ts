import { AppError } from '@lemma/contract';
import { checkBlocks } from '@lemma/plans';
import { MOST_PLANS, type Plan, type PlanBlock, type PlanEntry, type PlanVersion } from '@lemma/school/plan';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { versionId, writeVersion } from './write-version.ts';

/** The caller's own plan. A plan of somebody else is refused like one that does not exist. */
export async function requireOwnPlan(planId: string, caller: Caller, tx?: Transaction): Promise<Plan> {
  const plan = await documents.plans.read(planId, tx);
  if (plan?.ownerId !== caller.uid) throw new AppError('auth/forbidden', `plan ${planId}`);
  return plan;
}

/** The plan at its newest version. @throws AppError `data/conflict` when somebody has changed it since. */
export async function requirePlanAt(planId: string, version: number, caller: Caller, tx: Transaction): Promise<Plan> {
  const plan = await requireOwnPlan(planId, caller, tx);
  if (plan.version !== version) throw new AppError('data/conflict', `version ${plan.version}, not ${version}`);
  return plan;
}

export async function readOwnVersion(
  planId: string,
  version: number,
  caller: Caller,
  tx: Transaction,
): Promise<PlanVersion> {
  const found = await documents.planVersions.read(versionId(planId, version), tx);
  if (found?.ownerId !== caller.uid) throw new AppError('auth/forbidden', `version ${version}`);
  return found;
}

const newEntry = ({ id, title, grade, request, check, createdAt, updatedAt }: Plan): PlanEntry => ({
  id,
  title,
  grade,
  standard: request.standard,
  tags: [],
  checked: check.checked,
  right: check.right,
  createdAt,
  updatedAt,
  share: 'off',
  assignmentIds: [],
});

/** Writes a plan, its version and its line on the owner's shelf, after all other reads of the transaction. */
export async function shelve(tx: Transaction, plan: Plan, change: PlanVersion['change']): Promise<void> {
  const { id: planId, ownerId: uid, title, check, updatedAt } = plan;
  const shelf = await documents.planShelves.read(uid, tx);
  const entry = shelf?.plans[planId];
  if (entry === undefined && Object.keys(shelf?.plans ?? {}).length >= MOST_PLANS)
    throw new AppError('data/too-large', 'plans');
  const history = await writeVersion(tx, shelf, plan, change);
  documents.plans.put(tx, planId, plan);
  const line = { ...newEntry(plan), ...entry, title, updatedAt, checked: check.checked, right: check.right, history };
  if (shelf) documents.planShelves.grow(tx, uid, shelf, documents.planShelves.at(['plans', planId], line));
  else documents.planShelves.put(tx, uid, { uid, plans: { [planId]: line } });
}

/** The next version of a plan, checked again with its current blocks. */
export const nextVersion = (
  plan: Plan,
  change: Partial<Pick<Plan, 'title'>> & { blocks: PlanBlock[] },
  now: number,
): Plan => ({
  ...plan,
  ...change,
  version: plan.version + 1,
  check: checkBlocks(change.blocks),
  updatedAt: now,
});
