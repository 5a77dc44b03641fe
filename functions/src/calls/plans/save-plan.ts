import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import { findSkill } from '@lemma/math';
import { pictureBeside, problemBehind, problemOfItem, tellBlocks } from '@lemma/plans';
import type { calls } from '@lemma/school/calls';
import type { PlanBlock, PlanItem } from '@lemma/school/plan';
import { changePlan } from '../../domain/plans/change-plan.ts';
import { findContext } from '../../domain/plans/context-now.ts';
import type { Handler } from '../../platform/door.ts';

/**
 * Computes whether a person changed an item, by comparing it with what the generator makes, instead of trusting the
 * client.
 */
function judged(item: PlanItem): PlanItem {
  const problem = problemOfItem(item);
  const { picture: _drawn, ...rest } = item;
  const isAsked = problem?.prompt === item.prompt && problem.math === item.math;
  const own =
    isAsked &&
    problem.answer.key === item.key &&
    isDeepStrictEqual(
      problem.solution.map(({ line, why }) => ({ line, why })),
      item.solution,
    );
  // A drawing and a solution of other numbers would be wrong beside the changed question.
  const shown = isAsked ? problem : problemBehind({ ...item, edited: true });
  const skill = findSkill(item.skill);
  const picture = skill && shown && pictureBeside(skill, shown);
  return {
    ...rest,
    ...(picture && { picture }),
    ...(shown && !isAsked && { solution: shown.solution.map(({ line, why }) => ({ line, why })) }),
    edited: !own,
  };
}

const judgedBlock = (block: PlanBlock, before: PlanBlock | undefined): PlanBlock => {
  const rows = block.rows.map((row) => (row.item ? { ...row, item: judged(row.item) } : row));
  const touched = before === undefined || !isDeepStrictEqual(before.rows, rows);
  return { ...block, seed: before?.seed ?? block.seed, rows, edited: touched || before.edited };
};

const problemsOf = (blocks: readonly PlanBlock[]): PlanItem[] =>
  blocks.flatMap(({ rows }) => rows.flatMap(({ item, idea }) => (item && !idea ? [item] : [])));
/** Whether a problem was changed, added or removed, so that the parts that speak of it have to follow. */
const hasOtherProblems = (before: readonly PlanBlock[], after: readonly PlanBlock[]): boolean =>
  !isDeepStrictEqual(problemsOf(before), problemsOf(after));

/** The longest plan, in characters as JSON: several times as long as a long one. */
const LARGEST_PLAN = 400_000;

export const savePlan: Handler<typeof calls.savePlan> = async ({ title, blocks, ...at }, caller) => {
  if (new Set(blocks.map(({ id }) => id)).size !== blocks.length)
    throw new AppError('input/malformed', 'a block id twice');
  // Before anything is read or checked: each text of a plan is verified, and the bounds of its fields allow thousands.
  const size = JSON.stringify(blocks).length;
  if (size > LARGEST_PLAN) throw new AppError('data/too-large', `plan of ${size} characters`);
  const context = await findContext(at.planId, caller);
  return changePlan(at, caller, 'edited', (plan) => {
    const judged = blocks.map((block) =>
      judgedBlock(
        block,
        plan.blocks.find(({ id }) => id === block.id),
      ),
    );
    return { title, blocks: context && hasOtherProblems(plan.blocks, judged) ? tellBlocks(context, judged) : judged };
  });
};
