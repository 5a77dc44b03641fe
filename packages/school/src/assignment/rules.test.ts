import { expect, it } from 'vitest';
import { assignmentStateAt } from './rules.ts';

it('opens a scheduled assignment by the clock', () => {
  expect(assignmentStateAt({ state: 'scheduled', openAt: 100 }, 99)).toBe('scheduled');
  expect(assignmentStateAt({ state: 'scheduled', openAt: 100 }, 100)).toBe('open');
});
it.each(['draft', 'open', 'closed', 'returned', 'archived'] as const)('leaves %s as it is', (state) => {
  expect(assignmentStateAt({ state, openAt: 1 }, 100)).toBe(state);
});
