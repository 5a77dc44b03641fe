import { buildAttempt, buildWorkItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { lessOf } from './less-points.tsx';

const wrong = buildAttempt({ id: 'one', verdict: 'wrong' });
const right = buildAttempt({ id: 'two', verdict: 'right' });
const solved = { ...buildWorkItem({ points: 1, attempts: [wrong, right] }), solved: true };

it('says nothing of a question that has all its points', () => {
  expect(lessOf({ ...solved, score: 1 })).toBeUndefined();
});

it('says that tries and hints cost the half point, a teacher gave it, or no answer was correct', () => {
  const half = { ...solved, score: 0.5 };
  expect(lessOf(half)).toMatchObject({ key: 'spent', values: { tries: 1, hints: 0 } });
  expect(lessOf({ ...half, hints: ['Look.'], hintCost: 0.1 })).toMatchObject({ values: { tries: 1, hints: 1 } });
  expect(lessOf({ ...half, grade: { score: 0.5, rubric: [], byName: 'Ms. Okafor', at: 1 } })).toMatchObject({
    ...{ key: 'graded', values: { name: 'Ms. Okafor' } },
  });
  expect(lessOf({ ...half, solved: false, score: 0 })).toMatchObject({ key: 'notYet' });
});
