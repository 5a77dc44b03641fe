import type { Attempt, WorkItem, WorkMastery } from '@lemma/school/work';
import { expect, it } from 'vitest';
import { withMastery } from './mastery.ts';

const attempt = (verdict: Attempt['verdict'], hintsShown = 0): Attempt => ({
  ...{ id: `${verdict}${hintsShown}`, response: '1', verdict, sameValue: false, message: '', at: 1, took: 9000 },
  hintsShown,
});
const item = (rights: readonly boolean[], attempts: readonly Attempt[], over: Partial<WorkMastery> = {}): WorkItem => ({
  ...{ id: 'i1', canDo: '', skill: 'integers.add', prompt: '', field: { kind: 'number' }, points: 8, tries: 1 },
  ...{ hintCount: 2, hints: [], closed: attempts.length > 0, score: 0, attempts: [...attempts] },
  solved: attempts.some(({ verdict }) => verdict === 'right'),
  mastery: {
    ...{ rule: 'streak', streak: 3, most: 8, state: 'going', inRow: 0, ...over },
    rounds: rights.map((right) => ({ prompt: '', attempts: [], hints: 0, right })),
  },
});
const after = (of: WorkItem) => {
  const { score, mastery } = withMastery(of, { points: 8 });
  return [mastery?.state, mastery?.inRow, score];
};
const right = [attempt('right')];

it.each([
  ['counts the problem on hand only when it is over', item([true, true], []), ['going', 2, 2]],
  ['is reached with the third in a row', item([false, true, true], right), ['reached', 3, 8]],
  ['begins anew after a wrong first try', item([true, true], [attempt('wrong')]), ['going', 0, 2]],
  ['takes no answer with a hint for a right one', item([true, true], [attempt('right', 1)]), ['going', 0, 2]],
  [
    'stays reached where an earlier row came about later',
    item([true, true, true], [attempt('wrong')]),
    ['reached', 0, 8],
  ],
  ['stops at the most', item([true, false, true, false], right, { most: 5 }), ['stopped', 1, 4.8]],
])('practice %s', (_what, of, expected) => {
  expect(after(of)).toEqual(expected);
});

it('follows the estimate under the estimate rule: after a slip it takes more correct answers', () => {
  const needed = (first: readonly boolean[]): number => {
    const rights = [...first];
    while (after(item(rights, right, { rule: 'estimate', most: 20 }))[0] !== 'reached') rights.push(true);
    return rights.length + 1;
  };
  expect(needed([])).toBeLessThanOrEqual(5);
  expect(needed([false, false])).toBeGreaterThan(needed([]) + 2);
});

it('leaves the points that a teacher gave by hand', () => {
  const graded = { ...item([], right), grade: { score: 5, rubric: [], byName: 'Maya', at: 1 } };
  expect(after(graded)).toEqual(['going', 1, 5]);
});
