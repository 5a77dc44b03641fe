import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import { contextOf, makeBlock, problemOfItem } from '@lemma/plans';
import type { calls } from '@lemma/school/calls';
import type { Plan, PlanBlock, PlanItem, PlanVersion } from '@lemma/school/plan';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/firebase.ts';
import { classIdeas } from './class-ideas.ts';
import { nextVersion, openShelf, readOwnVersion, requireOwnPlan, requirePlanAt } from './keep-plan.ts';
import { LARGEST_SEED } from './make-plan.ts';

type At = { readonly planId: string; readonly version: number };
type Change = Partial<Pick<Plan, 'title'>> & { blocks: PlanBlock[] };

/** Writes the next version of a plan, unless somebody has changed it since. */
async function change(
  { planId, version }: At,
  caller: Caller,
  kind: PlanVersion['change'],
  next: (plan: Plan, tx: Transaction) => Promise<Change> | Change,
): Promise<{ version: number }> {
  return inTransaction(async (tx) => {
    const plan = await requirePlanAt(planId, version, caller, tx);
    const changed = await next(plan, tx);
    const keep = await openShelf(tx, caller.uid);
    const after = nextVersion(plan, changed, caller.now);
    keep(after, kind);
    return { version: after.version };
  });
}

/** Whether a person changed an item is ours to say: it is what the generator makes, or it is not. */
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
  return change(at, caller, 'edited', (plan) => ({
    title,
    blocks: blocks.map((block) =>
      judgedBlock(
        block,
        plan.blocks.find(({ id }) => id === block.id),
      ),
    ),
  }));
};

/** What the blocks of a plan follow from today; a class that is no longer the caller's says nothing any more. */
async function contextNow(planId: string, caller: Caller) {
  const { request } = await requireOwnPlan(planId, caller);
  const mine =
    request.classId !== undefined && (await requireTeacher('read', request.classId, caller).then(Boolean, () => false));
  const seen = mine && request.classId !== undefined ? await classIdeas(request.classId, caller.now) : [];
  const context = contextOf(request, seen);
  if (context === undefined) throw new AppError('data/not-found', request.standard);
  return context;
}

export const remakeBlock: Handler<typeof calls.remakeBlock> = async ({ blockId, ...at }, caller) => {
  const context = await contextNow(at.planId, caller);
  return change(at, caller, 'block-again', ({ blocks }) => {
    const block = blocks.find(({ id }) => id === blockId);
    if (block === undefined) throw new AppError('data/not-found', blockId);
    if (block.locked) throw new AppError('data/conflict', `${blockId} is locked`);
    const made = { ...makeBlock(block.kind, context, randomInt(1, LARGEST_SEED)), id: block.id };
    return { blocks: blocks.map((each) => (each.id === blockId ? made : each)) };
  });
};

export const remakePlan: Handler<typeof calls.remakePlan> = async (at, caller) => {
  const context = await contextNow(at.planId, caller);
  return change(at, caller, 'again', ({ blocks }) => ({
    blocks: blocks.map((block) =>
      block.locked ? block : { ...makeBlock(block.kind, context, randomInt(1, LARGEST_SEED)), id: block.id },
    ),
  }));
};

export const restorePlan: Handler<typeof calls.restorePlan> = ({ restore, ...at }, caller) =>
  change(at, caller, 'restored', async (_, tx) => {
    const { title, blocks } = await readOwnVersion(at.planId, restore, caller, tx);
    return { title, blocks };
  });
