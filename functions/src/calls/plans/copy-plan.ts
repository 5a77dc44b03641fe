import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { requireOwnPlan, shelve } from '../../domain/plans/own-plan.ts';
import { openShare, withoutClass } from '../../domain/plans/shares.ts';
import { requireNotStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const copyPlan: Handler<typeof calls.copyPlan> = async ({ newId, planId, token }, caller) => {
  await requireNotStudent(caller);
  await inTransaction(async (tx) => {
    const before = await documents.plans.read(newId, tx);
    if (before && before.ownerId !== caller.uid) throw new AppError('auth/forbidden', newId);
    if (before) return;
    const shared = token === undefined ? undefined : await openShare(token, tx);
    if (shared && shared.share.mode !== 'copy') throw new AppError('auth/forbidden', 'not for copying');
    const plan = shared?.plan ?? (await requireOwnPlan(planId ?? '', caller, tx));
    const own = plan.ownerId === caller.uid;
    const { className, request, ...rest } = plan;
    const { classId, ...open } = request;
    const saved = own
      ? { request, ...(className !== undefined && { className }), blocks: plan.blocks }
      : { request: open, blocks: withoutClass(plan.blocks) };
    const made = { id: newId, ownerId: caller.uid, version: 1, createdAt: caller.now, updatedAt: caller.now };
    await shelve(tx, { ...rest, ...saved, ...made }, 'copied');
  });
  return { planId: newId };
};
