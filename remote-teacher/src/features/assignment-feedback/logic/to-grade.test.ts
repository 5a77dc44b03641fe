import { expect, it } from 'vitest';
import { firstOpen, type ToGrade } from './to-grade.ts';

const answer = (studentId: string, rubric?: string[]): ToGrade => ({
  ...{ studentId, pages: 0, group: studentId },
  result: {
    ...{ itemId: 'i1', tries: 1, solved: true, score: 1, hints: 0, took: 1, wrong: [] },
    ...(rubric && { rubric }),
  },
});

it('goes on at the first answer that nobody has graded, also with no points', () => {
  expect(firstOpen([answer('ana', ['r1']), answer('ben', []), answer('chen')])).toBe(2);
});
it('begins anew where all are graded', () => expect(firstOpen([answer('ana', ['r1'])])).toBe(0));
it('begins where there is nothing', () => expect(firstOpen([])).toBe(0));
