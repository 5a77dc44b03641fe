import type { AnswerMatch } from '@lemma/school/assignment';
import type { Attempt, WorkItem } from '@lemma/school/work';
import { expect, it } from 'vitest';
import { isFor } from './answer-comments.ts';
import { problemIdOf } from './problem.ts';

const attempt = (response: string, over: Partial<Attempt> = {}): Attempt => ({
  ...{ id: response.replace('/', '-'), response, verdict: 'wrong', sameValue: false, message: '', at: 1, took: 9000 },
  hintsShown: 0,
  ...over,
});
const earlier = { prompt: 'Add.', math: '1/2 + 1/3', hints: 0, right: false };
const item: WorkItem = {
  ...{
    id: 'i1',
    canDo: '',
    skill: 'fractions.add-unlike',
    prompt: 'Add.',
    math: '1/4 + 1/5',
    field: { kind: 'number' },
  },
  ...{ points: 4, tries: 1, hintCount: 0, hints: [], solved: false, closed: true, score: 0 },
  attempts: [attempt('9/20', { verdict: 'right' }), attempt('3/7')],
  mastery: {
    ...{ rule: 'streak', streak: 3, most: 8, state: 'going', inRow: 0 },
    rounds: [{ ...earlier, attempts: [attempt('2/5', { misconception: 'fractions.add-across' })] }],
  },
};
const to = (math: string, response: string): AnswerMatch => ({
  ...{ kind: 'answer', response },
  problem: problemIdOf({ prompt: 'Add.', math, field: { kind: 'number' } }),
});

it.each<[string, AnswerMatch, boolean]>([
  ['an answer to the problem on hand, in another form', to('1/4 + 1/5', '6/14'), true],
  ['an answer to an earlier problem of practice', to('1/2 + 1/3', '4/10'), true],
  ['an idea behind an earlier answer', { kind: 'idea', misconception: 'fractions.add-across' }, true],
  ['the same answer to other numbers', to('1/4 + 1/5', '2/5'), false],
  ['a right answer', to('1/4 + 1/5', '9/20'), false],
  ['an idea that nobody showed', { kind: 'idea', misconception: 'fractions.x' }, false],
])('a comment on %s: %o %s', (_what, match, reached) => {
  expect(isFor(match, item)).toBe(reached);
});
