import type { Assignment } from '@lemma/school/assignment';
import type { WorkItem } from '@lemma/school/work';
import { labelOf } from './label-of.ts';
import { problemAsked, problemOf } from './problem.ts';

/** The keys and solutions of the problems that the student was asked, as far as they are still known. */
export const keysOf = ({ items, seed }: Assignment, studentId: string, work: readonly WorkItem[]) => ({
  items: items.flatMap((item) => {
    const asked = work.find(({ id }) => id === item.id);
    const posed = asked ? problemAsked(asked, item, seed, studentId) : problemOf(item, seed, studentId);
    const { problem, isOther } = posed;
    if (isOther) return [];
    const solution = problem.solution.map(({ line, why }) => ({ line, why }));
    return [{ itemId: item.id, key: labelOf(problem.answer, problem.answer.key), solution }];
  }),
});
