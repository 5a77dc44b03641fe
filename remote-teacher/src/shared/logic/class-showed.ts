import type { Plan, PlanRow } from '@lemma/school/plan';

/**
 * What the work of a plan's class showed of its topic, each idea once, the most students first; undefined for a plan
 * that is for no class.
 */
export function classShowed({ className, blocks }: Pick<Plan, 'className' | 'blocks'>): PlanRow[] | undefined {
  if (className === undefined) return undefined;
  const rows = blocks.flatMap((block) => block.rows).filter(({ seen }) => seen !== undefined);
  const once = new Map(rows.toReversed().map((row) => [row.idea ?? row.id, row]));
  return [...once.values()].toSorted((one, other) => (other.seen?.students ?? 0) - (one.seen?.students ?? 0));
}
