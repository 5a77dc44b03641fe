import { gradeOfStandard, type Standard, standardsOfGrade } from '@lemma/plans/standards';
import type { PlanEntry } from '@lemma/school/plan';

export type ShelfFilter = {
  readonly words: string;
  readonly grade: string;
  readonly tag: string;
  readonly archived: boolean;
};

/**
 * The plans that match every filter, the most recently changed first. Words are searched in title, standard, tags and
 * note.
 */
export function filterShelf(plans: readonly PlanEntry[], { words, grade, tag, archived }: ShelfFilter): PlanEntry[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return plans
    .filter((plan) => {
      const text = `${plan.title} ${plan.standard} ${plan.tags.join(' ')} ${plan.note ?? ''}`.toLowerCase();
      return (
        (plan.archivedAt !== undefined) === archived &&
        (grade === '' || plan.grade === grade) &&
        (tag === '' || plan.tags.includes(tag)) &&
        wanted.every((word) => text.includes(word))
      );
    })
    .toSorted((one, other) => other.updatedAt - one.updatedAt);
}

export const tagsOf = (plans: readonly PlanEntry[]): string[] =>
  [...new Set(plans.flatMap(({ tags }) => tags))].toSorted();
export const gradesOf = (plans: readonly PlanEntry[]): string[] =>
  [...new Set(plans.map(({ grade }) => grade))].toSorted();

export type Covered = { readonly standard: Standard; readonly state: 'none' | 'planned' | 'assigned' };

/**
 * Every standard of a grade: whether it has a plan, and whether one was assigned. A plan for a part of a standard
 * counts for it.
 */
export function coverageOf(grade: string, plans: readonly PlanEntry[]): Covered[] {
  const own = plans.filter((plan) => gradeOfStandard(plan.standard) === grade);
  return standardsOfGrade(grade)
    .filter(({ kind }) => kind === 'standard')
    .map((standard) => {
      const found = own.filter(
        (plan) => plan.standard === standard.code || plan.standard.replace(/[a-d]$/, '') === standard.code,
      );
      const assigned = found.some(({ assignmentIds }) => assignmentIds.length > 0);
      return { standard, state: assigned ? 'assigned' : found.length > 0 ? 'planned' : 'none' };
    });
}
