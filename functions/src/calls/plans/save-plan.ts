import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import { problemOfItem } from '@lemma/plans';
import type { calls } from '@lemma/school/calls';
import type { PlanBlock, PlanItem } from '@lemma/school/plan';
import { changePlan } from '../../domain/plans/change-plan.ts';
import type { Handler } from '../../platform/door.ts';

/**
 * Computes whether a person changed an item, by comparing it with what the generator makes, instead of trusting the
 * client.
 */
function judged(item: PlanItem): PlanItem {
  const problem = problemOfItem(item);
  const { picture: _, ...rest } = item;
  const own =
    problem?.prompt === item.prompt &&
    problem.math === item.math &&
    problem.answer.key === item.key &&
    isDeepStrictEqual(
      problem.solution.map(({ line, why }) => ({ line, why })),
      item.solution,
    );
  return { ...rest, ...(problem?.picture && { picture: problem.picture }), edited: !own };
}

const judgedBlock = (block: PlanBlock, before: PlanBlock | undefined): PlanBlock => {
  const rows = block.rows.map((row) => (row.item ? { ...row, item: judged(row.item) } : row));
  const touched = before === undefined || JSON.stringify(before.rows) !== JSON.stringify(rows);
  return { ...block, seed: before?.seed ?? block.seed, rows, edited: touched || before.edited };
};

export const savePlan: Handler<typeof calls.savePlan> = ({ title, blocks, ...at }, caller) => {
  if (new Set(blocks.map(({ id }) => id)).size !== blocks.length)
    throw new AppError('input/malformed', 'a block id twice');
  return changePlan(at, caller, 'edited', (plan) => ({
    title,
    blocks: blocks.map((block) =>
      judgedBlock(
        block,
        plan.blocks.find(({ id }) => id === block.id),
      ),
    ),
  }));
};
