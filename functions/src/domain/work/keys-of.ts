import type { Assignment } from '@lemma/school/assignment';
import type { WorkItem } from '@lemma/school/work';
import { labelOf } from './label-of.ts';
import { drawnKey, problemOf } from './problem.ts';

export const keysOf = ({ items, seed }: Assignment, studentId: string, work: readonly WorkItem[]) => ({
  items: items.map((item) => {
    const key = drawnKey(studentId, work.find(({ id }) => id === item.id) ?? {});
    const { problem } = problemOf(item, seed, key);
    const solution = problem.solution.map(({ line, why }) => ({ line, why }));
    return { itemId: item.id, key: labelOf(problem.answer, problem.answer.key), solution };
  }),
});
