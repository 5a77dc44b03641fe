import { randomInt } from 'node:crypto';
import { remakeBlocks } from '@lemma/plans';
import type { calls } from '@lemma/school/calls';
import { changePlan } from '../../domain/plans/change-plan.ts';
import { contextNow } from '../../domain/plans/context-now.ts';
import { LARGEST_SEED } from '../../domain/plans/draft-plan.ts';
import type { Handler } from '../../platform/door.ts';

export const remakePlan: Handler<typeof calls.remakePlan> = async (at, caller) => {
  const context = await contextNow(at.planId, caller);
  return changePlan(at, caller, 'again', ({ blocks }) => ({
    blocks: remakeBlocks(context, blocks, randomInt(1, LARGEST_SEED), ({ locked }) => !locked),
  }));
};
