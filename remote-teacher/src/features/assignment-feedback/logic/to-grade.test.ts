import { expect, it } from 'vitest';
import { firstOpen, type ToGrade } from './to-grade.ts';

const answer = (studentId: string, rubric?: string[]): ToGrade => ({
  ...{ studentId, pages: 0, group: studentId },
  result: {
    ...{ itemId: 'i1', tries: 1, solved: true, score: 1, hints: 0, took: 1, wrong: [] },
    ...(rubric && { rubric }),
  },
});

it('continues at the first ungraded answer, even if it got no points', () => {
  expect(firstOpen([answer('ana', ['r1']), answer('ben', []), answer('chen')])).toBe(2);
});
it('starts at the first answer if all are graded', () => expect(firstOpen([answer('ana', ['r1'])])).toBe(0));
it('starts at 0 without answers', () => expect(firstOpen([])).toBe(0));
