import type { calls } from '@lemma/school/calls';
import { changePlan } from '../../domain/plans/change-plan.ts';
import { readOwnVersion } from '../../domain/plans/own-plan.ts';
import type { Handler } from '../../platform/door.ts';

export const restorePlan: Handler<typeof calls.restorePlan> = ({ restore, ...at }, caller) =>
  changePlan(at, caller, 'restored', async (_, tx) => {
    const { title, blocks } = await readOwnVersion(at.planId, restore, caller, tx);
    return { title, blocks };
  });
