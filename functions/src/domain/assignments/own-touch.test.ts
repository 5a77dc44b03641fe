import type { Touch } from '@lemma/math';
import type { AssignmentItem } from '@lemma/school/assignment';
import { type OwnQuestion, ownQuestionSchema } from '@lemma/school/question';
import { buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { problemOf, toWorkItem } from '../work/problem.ts';
import { faultOfItem } from './fault-of-item.ts';

const LINE: Touch = { as: 'number-line', from: 0, to: 2, step: 0.25, labelEvery: 4, denominator: 4 };
const axis = { from: -5, to: 5, step: 1 };

const itemOf = (kind: OwnQuestion['kind'], key: string, touch: Touch): AssignmentItem =>
  buildItem({
    ...{ skill: 'own.question', variants: false },
    own: { prompt: 'Where is it?', kind, key, touch, accepts: [], hints: [], solution: [] },
  });
const faultOf = (...parts: Parameters<typeof itemOf>) => faultOfItem(itemOf(...parts), 1);

it.each([
  ['number', '0.75', LINE],
  ['point', '(2, -3)', { as: 'plane', x: axis, y: axis }],
  ['set', '2, 4', { as: 'several', cards: ['1', '2', '3', '4'] }],
  ['list', '1/4, 1/2, 3/4', { as: 'order', cards: ['1/2', '3/4', '1/4'] }],
  ['list', 'A, B, A', { as: 'groups', cards: ['2', '3', '4'], groups: ['even', 'odd'] }],
] as const satisfies readonly (readonly [OwnQuestion['kind'], string, Touch])[])(
  'lets students place a %s whose answer is %s',
  (kind, key, touch) => {
    const item = itemOf(kind, key, touch);
    expect(ownQuestionSchema.safeParse(item.own).success).toBe(true);
    expect(faultOfItem(item, 1)).toBeUndefined();
    expect(toWorkItem(item, problemOf(item, 1, 'ana')).touch).toEqual(touch);
    expect(JSON.stringify(toWorkItem(item, problemOf(item, 1, 'ana')))).not.toContain(`"key"`);
  },
);

it('does not give out a question whose answer has no place', () => {
  expect(faultOf('number', '0.8', LINE)).toContain('can’t be placed');
  expect(faultOf('point', '(9, 1)', { as: 'plane', x: axis, y: axis })).toContain('can’t be placed');
  expect(faultOf('set', '2, 5', { as: 'several', cards: ['1', '2'] })).toContain('can’t be placed');
  expect(faultOf('list', 'A, ?', { as: 'groups', cards: ['2', '3'], groups: ['even', 'odd'] })).toContain(
    'can’t be placed',
  );
  expect(faultOf('list', '1, 2, 3', { as: 'order', cards: ['1', '2', '3'] })).toContain('already');
  // A list has an order, and chosen cards come in the order of the question.
  expect(faultOf('list', '4, 2', { as: 'several', cards: ['1', '2', '3', '4'] })).toContain('“2, 4”');
  expect(faultOf('list', '2, 4', { as: 'several', cards: ['1', '2', '3', '4'] })).toBeUndefined();
});

it('takes only the ways that a teacher can lay out', () => {
  const { own } = itemOf('number', '3', { as: 'counters', most: 10 });
  expect(ownQuestionSchema.safeParse(own).success).toBe(false);
});

it('is typed where the teacher asks for a form of the answer', () => {
  const item = { ...itemOf('number', '3/4', LINE), form: 'decimal' } as const;
  expect(toWorkItem(item, problemOf(item, 1, 'ana')).touch).toBeUndefined();
});
