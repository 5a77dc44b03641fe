import { AppError } from '@lemma/contract';
import { MOST_ASSIGNMENTS_OF_A_PLAN, type PlanEntry } from '@lemma/school/plan';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { requireOwnPlan } from './own-plan.ts';

/** The caller's line of a plan, and how to write another in its place; the shelf is measured before. */
export async function requireShelfEntry(planId: string, caller: Caller, tx: Transaction) {
  await requireOwnPlan(planId, caller, tx);
  const shelf = await mustRead(documents.planShelves, caller.uid, tx);
  const entry = shelf.plans[planId];
  if (entry === undefined) throw new AppError('data/not-found', planId);
  const { grow, at } = documents.planShelves;
  return { entry, putEntry: (next: PlanEntry): void => grow(tx, caller.uid, shelf, at(['plans', planId], next)) };
}

/** Notes on the shelf that an assignment was made from the plan. */
export const noteAssignment = (caller: Caller, planId: string, assignmentId: string): Promise<void> =>
  inTransaction(async (tx) => {
    const { entry, putEntry } = await requireShelfEntry(planId, caller, tx);
    const others = entry.assignmentIds.filter((id) => id !== assignmentId);
    putEntry({ ...entry, assignmentIds: [...others, assignmentId].slice(-MOST_ASSIGNMENTS_OF_A_PLAN) });
  });
