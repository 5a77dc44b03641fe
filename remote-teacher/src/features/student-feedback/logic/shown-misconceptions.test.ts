import type { WorkItem } from '@lemma/school/work';
import { buildAttempt, buildSubmission, buildWorkItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { alikeTogether, shownMisconceptions } from './shown-misconceptions.ts';

const options = [
  { id: 'a', label: '`0.3` < `0.05`' },
  { id: 'b', label: '`0.3` > `0.05`' },
];
const wrong = (id: string, response: string, field: WorkItem['field']): WorkItem =>
  buildWorkItem({ id, field, attempts: [buildAttempt({ response, misconception: 'longer' })] });
const picked = (id: string) => wrong(id, 'a', { kind: 'choice', options });
const typed = (id: string) => wrong(id, '0.35', { kind: 'number' });
const shownIn = (items: WorkItem[], named: readonly string[] = []) =>
  shownMisconceptions([buildSubmission({ items })], new Set(named));

it('shows no misconception by chosen options alone, which may be guesses', () => {
  expect(shownIn([picked('i1'), picked('i2'), picked('i3')])).toEqual([]);
});

it('shows a misconception that two answers on two questions look like, one of them typed', () => {
  expect(shownIn([typed('i1')])).toEqual([]);
  expect(shownIn([typed('i1'), picked('i2')])).toMatchObject([{ misconception: 'longer', items: 2 }]);
  expect(shownIn([typed('i1'), typed('i2')])).toMatchObject([{ misconception: 'longer', items: 2 }]);
});

it('puts first what is named by all of the work, with the answers that show it here, if there are any', () => {
  expect(shownIn([typed('i1'), typed('i2')], ['elsewhere'])).toMatchObject([
    { misconception: 'elsewhere', isNamed: true, items: 0 },
    { misconception: 'longer', isNamed: false, items: 2 },
  ]);
  expect(shownIn([picked('i1')], ['longer'])).toMatchObject([{ misconception: 'longer', isNamed: true, items: 1 }]);
});

it('counts the same answer to the same question, and leaves others apart', () => {
  const [idea] = shownIn([typed('i1'), typed('i2'), picked('i3')]);
  expect(alikeTogether(idea?.answers ?? []).map(({ response, times }) => [response, times])).toEqual([
    ['0.35', 2],
    ['a', 1],
  ]);
});
