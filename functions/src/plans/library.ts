import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { PlanBlock, PlanEntry } from '@lemma/school/plan';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { nameOf, requireNotStudent } from '../platform/access.ts';
import type { Caller } from '../platform/caller.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { randomId } from '../platform/hash.ts';
import { openShelf, requireOwnPlan } from './keep-plan.ts';

async function requireEntry(planId: string, caller: Caller, tx: Transaction): Promise<PlanEntry> {
  await requireOwnPlan(planId, caller, tx);
  const entry = (await documents.planShelves.read(caller.uid, tx))?.plans[planId];
  if (entry === undefined) throw new AppError('data/not-found', planId);
  return entry;
}

const put = (tx: Transaction, uid: string, entry: PlanEntry): void => {
  documents.planShelves.patch(tx, uid, documents.planShelves.at(['plans', entry.id], entry));
};

/** A value, or nothing where it is taken away. */
const set = <K extends string, V>(key: K, value: V | null | undefined) =>
  value === undefined ? {} : { [key]: value ?? undefined };

export const markPlan: Handler<typeof calls.markPlan> = async ({ planId, ...marks }, caller) => {
  await inTransaction(async (tx) => {
    const entry = await requireEntry(planId, caller, tx);
    put(tx, caller.uid, {
      ...entry,
      ...(marks.tags && { tags: [...new Set(marks.tags)] }),
      ...(marks.note !== undefined && { note: marks.note }),
      ...set('taughtOn', marks.taughtOn),
      ...set('rating', marks.rating),
      ...(marks.archived !== undefined && set('archivedAt', marks.archived ? caller.now : null)),
    });
  });
  return {};
};

export const sharePlan: Handler<typeof calls.sharePlan> = async ({ planId, mode }, caller) =>
  inTransaction(async (tx) => {
    const entry = await requireEntry(planId, caller, tx);
    const ownerName = await nameOf(caller, tx);
    if (mode === 'off') {
      const { shareToken, ...rest } = entry;
      if (shareToken !== undefined) tx.delete(documents.planShares.ref(shareToken));
      put(tx, caller.uid, { ...rest, share: 'off' });
      return {};
    }
    const token = entry.shareToken ?? randomId();
    documents.planShares.put(tx, token, { planId, ownerId: caller.uid, mode, ownerName });
    put(tx, caller.uid, { ...entry, share: mode, shareToken: token });
    return { token };
  });

/** What the class did stays with its teacher. */
const withoutClass = (blocks: readonly PlanBlock[]): PlanBlock[] =>
  blocks.map((block) => ({ ...block, rows: block.rows.map(({ seen: _, ...row }) => row) }));

async function openShare(token: string, tx?: Transaction) {
  const share = await documents.planShares.read(token, tx);
  const plan = share && (await documents.plans.read(share.planId, tx));
  if (share === undefined || plan === undefined) throw new AppError('data/not-found', 'share');
  return { share, plan };
}

export const openSharedPlan: Handler<typeof calls.openSharedPlan> = async ({ token }, caller) => {
  await requireNotStudent(caller);
  const { share, plan } = await openShare(token);
  const { id, title, grade, blocks, check } = plan;
  return {
    plan: { id, title, grade, blocks: withoutClass(blocks), check },
    mode: share.mode,
    ownerName: share.ownerName,
  };
};

export const copyPlan: Handler<typeof calls.copyPlan> = async ({ newId, planId, token }, caller) => {
  await requireNotStudent(caller);
  await inTransaction(async (tx) => {
    const before = await documents.plans.read(newId, tx);
    if (before && before.ownerId !== caller.uid) throw new AppError('auth/forbidden', newId);
    if (before) return;
    const shared = token === undefined ? undefined : await openShare(token, tx);
    if (shared && shared.share.mode !== 'copy') throw new AppError('auth/forbidden', 'not for copying');
    const plan = shared?.plan ?? (await requireOwnPlan(planId ?? '', caller, tx));
    const keep = await openShelf(tx, caller.uid);
    const own = plan.ownerId === caller.uid;
    const { className, request, ...rest } = plan;
    const { classId, ...open } = request;
    const kept = own
      ? { request, ...(className !== undefined && { className }), blocks: plan.blocks }
      : { request: open, blocks: withoutClass(plan.blocks) };
    const made = { id: newId, ownerId: caller.uid, version: 1, createdAt: caller.now, updatedAt: caller.now };
    keep({ ...rest, ...kept, ...made }, 'copied');
  });
  return { planId: newId };
};

/** Notes on the shelf that an assignment was made from the plan. */
export const noteAssignment = (uid: string, planId: string, assignmentId: string): Promise<unknown> =>
  documents.planShelves.change(
    uid,
    documents.planShelves.at(['plans', planId, 'assignmentIds'], FieldValue.arrayUnion(assignmentId)),
  );
