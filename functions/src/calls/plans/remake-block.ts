import { randomInt } from 'node:crypto';
import { AppError } from '@lemma/contract';
import { remakeBlocks } from '@lemma/plans';
import type { calls } from '@lemma/school/calls';
import { changePlan } from '../../domain/plans/change-plan.ts';
import { contextNow } from '../../domain/plans/context-now.ts';
import { LARGEST_SEED } from '../../domain/plans/draft-plan.ts';
import type { Handler } from '../../platform/door.ts';

export const remakeBlock: Handler<typeof calls.remakeBlock> = async ({ blockId, ...at }, caller) => {
  const context = await contextNow(at.planId, caller);
  return changePlan(at, caller, 'block-again', ({ blocks }) => {
    const block = blocks.find(({ id }) => id === blockId);
    if (block === undefined) throw new AppError('data/not-found', blockId);
    if (block.locked) throw new AppError('data/conflict', `${blockId} is locked`);
    return { blocks: remakeBlocks(context, blocks, randomInt(1, LARGEST_SEED), ({ id }) => id === blockId) };
  });
};
