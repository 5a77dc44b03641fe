import { AppError } from '@lemma/contract';
import type { PlanEntry } from '@lemma/school/plan';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { requireOwnPlan } from './own-plan.ts';

export async function requireEntry(planId: string, caller: Caller, tx: Transaction): Promise<PlanEntry> {
  await requireOwnPlan(planId, caller, tx);
  const entry = (await documents.planShelves.read(caller.uid, tx))?.plans[planId];
  if (entry === undefined) throw new AppError('data/not-found', planId);
  return entry;
}

export const putEntry = (tx: Transaction, uid: string, entry: PlanEntry): void => {
  documents.planShelves.patch(tx, uid, documents.planShelves.at(['plans', entry.id], entry));
};

/** Notes on the shelf that an assignment was made from the plan. */
export const noteAssignment = (uid: string, planId: string, assignmentId: string): Promise<unknown> =>
  documents.planShelves.change(
    uid,
    documents.planShelves.at(['plans', planId, 'assignmentIds'], FieldValue.arrayUnion(assignmentId)),
  );
