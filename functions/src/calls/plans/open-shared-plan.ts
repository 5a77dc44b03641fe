import type { calls } from '@lemma/school/calls';
import { openShare, withoutClass } from '../../domain/plans/shares.ts';
import { requireNotStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

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
