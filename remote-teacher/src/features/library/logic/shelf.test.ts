import type { PlanEntry } from '@lemma/school/plan';
import { expect, it } from 'vitest';
import { coverageOf, filterShelf, gradesOf, tagsOf } from './shelf.ts';

const plan = (id: string, over: Partial<PlanEntry> = {}): PlanEntry => ({
  ...{ id, title: `Plan ${id}`, grade: '5', standard: '5.NF.A.1', tags: [], checked: 9, right: 9 },
  ...{ createdAt: 1, updatedAt: 1, share: 'off' as const, assignmentIds: [] },
  ...over,
});
const none = { words: '', grade: '', tag: '', archived: false };
const ids = (plans: readonly PlanEntry[]) => plans.map(({ id }) => id);
const plans = [
  plan('a', { tags: ['unit 3'], updatedAt: 5 }),
  plan('b', { title: 'Slope', grade: '8', standard: '8.F.B.4', updatedAt: 9, note: 'longer talk' }),
  plan('c', { archivedAt: 7 }),
];

it('finds plans by words of title, standard, tag and note, newest first', () => {
  expect(ids(filterShelf(plans, none))).toEqual(['b', 'a']);
  expect(ids(filterShelf(plans, { ...none, words: 'TALK slope' }))).toEqual(['b']);
  expect(ids(filterShelf(plans, { ...none, words: '5.nf' }))).toEqual(['a']);
});
it('filters by grade, tag and archive', () => {
  expect(ids(filterShelf(plans, { ...none, grade: '8' }))).toEqual(['b']);
  expect(ids(filterShelf(plans, { ...none, tag: 'unit 3' }))).toEqual(['a']);
  expect(ids(filterShelf(plans, { ...none, archived: true }))).toEqual(['c']);
  expect([tagsOf(plans), gradesOf(plans)]).toEqual([['unit 3'], ['5', '8']]);
});
it('tells for each standard of a grade whether it has a plan and was assigned', () => {
  const more = [plan('d', { standard: '5.NF.B.4b' }), plan('e', { standard: '5.OA.A.1', assignmentIds: ['x'] })];
  const states = new Map(coverageOf('5', [...plans, ...more]).map(({ standard, state }) => [standard.code, state]));
  expect(states.get('5.NF.A.1')).toBe('planned');
  expect(states.get('5.NF.B.4')).toBe('planned');
  expect(states.get('5.OA.A.1')).toBe('assigned');
  expect(states.get('5.NF.A.2')).toBe('none');
  expect(states.has('5.NF.A')).toBe(false);
});
