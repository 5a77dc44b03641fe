import type { ResultRow, Results } from '@lemma/school/results';
import { describe, expect, it } from 'vitest';
import { acceptanceOf, answerGroups, contestedAnswers, matchOf } from './answer-groups.ts';
import { toGrade } from './to-grade.ts';

type Item = ResultRow['items'][number];
const item = (over: Partial<Item>): Item => ({
  ...{ itemId: 'i1', tries: 1, solved: false, score: 0, hints: 0, took: 1000, problem: 'p1', wrong: [] },
  ...over,
});
const results = (rows: Record<string, Item>): Results => ({
  assignmentId: 'a1',
  classId: 'c1',
  rows: Object.fromEntries(
    Object.entries(rows).map(([studentId, one]) => [
      studentId,
      {
        ...{ studentId, state: 'submitted', score: 0, maxScore: 1, late: false, items: [one] },
        ...{ feedbackCount: 0, revision: 1 },
      },
    ]),
  ),
});
const wrong = (response: string, over: Partial<Item['wrong'][number]> = {}) => item({ wrong: [{ response, ...over }] });

describe('answerGroups', () => {
  it('merges equal answers across forms, and a misconception across numbers', () => {
    const groups = answerGroups(
      results({
        ana: wrong('1/2'),
        ben: wrong('0.5', { same: '1/2' }),
        chi: wrong('2/4', { same: '1/2' }),
        dov: wrong('2/7', { misconception: 'add-across' }),
        eva: item({ problem: 'p2', wrong: [{ response: '3/9', misconception: 'add-across' }] }),
        fay: item({ problem: 'p2', wrong: [{ response: '1/2' }] }),
      }),
    );
    expect(groups.map(({ kind, studentIds }) => [kind, studentIds])).toEqual([
      ['answer', ['ana', 'ben', 'chi']],
      ['idea', ['dov', 'eva']],
      ['answer', ['fay']],
    ]);
    expect(groups[0] && matchOf(groups[0])).toEqual({ kind: 'answer', problem: 'p1', response: '1/2' });
    expect(groups[1] && acceptanceOf(groups[1])).toEqual({ kind: 'idea', misconception: 'add-across' });
  });
  it('keeps the correct value in the wrong form apart, for all numbers', () => {
    const [group] = answerGroups(results({ ana: wrong('2/4', { form: true }), ben: wrong('3/6', { form: true }) }));
    expect(group).toMatchObject({ kind: 'form', studentIds: ['ana', 'ben'] });
    expect(group && [matchOf(group), acceptanceOf(group)]).toEqual([undefined, { kind: 'form' }]);
  });
});

it('lists contested answers, equal ones together, until they are decided', () => {
  const contest = { response: '50%', same: '1/2', note: 'It is half.', state: 'open' };
  const queue = contestedAnswers(
    results({
      ana: item({ contest }),
      ben: item({ contest: { response: '1/2', note: '', state: 'open' } }),
      chi: item({ contest: { ...contest, state: 'declined' } }),
    }),
  );
  expect(queue).toMatchObject([{ response: '1/2', notes: ['It is half.'], studentIds: ['ana', 'ben'] }]);
});

it('lists contested answers of earlier problems beside those of the current problem', () => {
  const earlier = { problem: 'p0', attemptId: 'a1', response: '0.5', same: '1/2', note: '' };
  const queue = contestedAnswers(
    results({
      ana: item({ contests: [earlier], contest: { attemptId: 'a2', response: '7', note: '', state: 'open' } }),
      ben: item({ problem: 'p0', contest: { attemptId: 'b1', response: '1/2', note: '', state: 'open' } }),
    }),
  );
  expect(queue.map(({ problem, response, attemptIds }) => [problem, response, attemptIds])).toEqual([
    ['p0', '1/2', ['a1', 'b1']],
    ['p1', '7', ['a2']],
  ]);
});

it('orders work for grading the same each time, independent of names, without unanswered questions', () => {
  const last = { response: '1/2', verdict: 'wrong' as const };
  const ids = Array.from({ length: 30 }, (_, index) => `s${index}`);
  const all = results(Object.fromEntries([...ids.map((id) => [id, item({ last })]), ['none', item({})]]));
  const order = toGrade(all, 'i1').map(({ studentId }) => studentId);
  expect(order.toSorted()).toEqual(ids.toSorted());
  expect(order).not.toEqual(ids);
  expect(toGrade(all, 'i1').map(({ studentId }) => studentId)).toEqual(order);
});
