import type { Assignment, AssignmentItem } from '@lemma/school/assignment';
import { type AccessProfile, shareOfItems } from '@lemma/school/people';
import { seedOf } from './problem.ts';

/** Whose work it is. A child without an access profile has all questions. */
export type Child = { readonly id: string; readonly access?: Pick<AccessProfile, 'fewerItems'> | undefined };

/** Questions that nothing is left out of: practice until mastery ends by itself, and a story goes on from part to part. */
const isWhole = ({ mastery, story }: AssignmentItem): boolean => mastery !== undefined || story !== undefined;

/** How many questions of each skill are left: one at least; the rest goes to the skills that are furthest below their share. */
function countsOf(skills: readonly (readonly AssignmentItem[])[], share: number): readonly number[] {
  const all = skills.reduce((sum, { length }) => sum + length, 0);
  const counts = skills.map(() => 1);
  for (let given = skills.length; given < Math.ceil(all * share); given += 1) {
    const owed = skills.map(({ length }, index) => length * share - (counts[index] ?? 0));
    const next = owed.indexOf(Math.max(...owed));
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}

/** `count` of these, spread evenly from the first to the last; `chance`, from 0 up to 1, shifts where it begins. */
const spread = <T>(all: readonly T[], count: number, chance: number): readonly T[] =>
  Array.from({ length: count }, (_, index) => all[Math.floor(((index + chance) * all.length) / count)]).flatMap(
    (one) => one ?? [],
  );

/**
 * The questions that a child has of an assignment: all, or the part that the access profile says. Each skill keeps at
 * least one, easy and hard ones stay in proportion, and the order stays. Which ones depends on the child and the
 * assignment alone, so that the screen and paper agree.
 */
export function itemsOfChild(
  { items, seed }: Pick<Assignment, 'items' | 'seed'>,
  { id, access }: Child,
): readonly AssignmentItem[] {
  const share = shareOfItems(access?.fewerItems);
  if (share === 1) return items;
  const parts = items.filter((item) => !isWhole(item));
  const skills = [...Map.groupBy(parts, ({ skill }) => skill)];
  const counts = countsOf(
    skills.map(([, own]) => own),
    share,
  );
  const chosen = skills.flatMap(([skill, own], index) => {
    const chance = seedOf(seed, 'fewer items', skill, id) / 2 ** 32;
    const byLevel = own.toSorted((one, other) => one.level - other.level);
    return spread(byLevel, counts[index] ?? 0, chance);
  });
  return items.filter((item) => isWhole(item) || chosen.includes(item));
}
