import type { Plan, PlanRow } from '@lemma/school/plan';

type Showed = Pick<PlanRow, 'id' | 'idea' | 'title'> & { readonly seen: NonNullable<PlanRow['seen']> };

/**
 * The name of a plan's class and what its work showed of the topic, each idea once, the most students first; undefined
 * for a plan that is for no class.
 */
export function classShowed({
  className,
  blocks,
}: Pick<Plan, 'className' | 'blocks'>): { readonly name: string; readonly showed: readonly Showed[] } | undefined {
  if (className === undefined) return undefined;
  const rows = blocks.flatMap((block) => block.rows).flatMap(({ seen, ...row }) => (seen ? [{ ...row, seen }] : []));
  const once = new Map(rows.toReversed().map((row) => [row.idea ?? row.id, row]));
  return {
    name: className,
    showed: [...once.values()].toSorted((one, other) => other.seen.students - one.seen.students),
  };
}
