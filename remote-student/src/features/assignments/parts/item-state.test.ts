import { buildAttempt, buildWorkItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { stateOf } from './item-state.ts';

const wrong = (times: number) => Array.from({ length: times }, (_, at) => buildAttempt({ id: `attempt-${at}` }));

it('shows “no tries left” only where they were used up, not where the work was turned in', () => {
  const tried = buildWorkItem({ tries: 3, attempts: wrong(1) });
  expect(stateOf(tried)).toBe('tried');
  expect(stateOf({ ...tried, closed: true })).toBe('tried');
  expect(stateOf({ ...tried, attempts: wrong(3), closed: true })).toBe('closed');
  expect(stateOf({ ...tried, solved: true, closed: true })).toBe('solved');
});

it('says whether an unanswered question can still be answered', () => {
  expect(stateOf(buildWorkItem())).toBe('open');
  expect(stateOf(buildWorkItem({ closed: true }))).toBe('missed');
});

it('says that an answer on this device waits', () => {
  const item = buildWorkItem({ id: 'item-1' });
  expect(stateOf(item, new Set(['item-1']))).toBe('waiting');
  expect(stateOf(item, new Set(['item-2']))).toBe('open');
});
