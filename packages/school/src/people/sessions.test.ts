import { expect, it } from 'vitest';
import { isSessionOver } from './sessions.ts';

const began = 1_790_000_000_000;

it('lets a session go on that nobody ended', () => {
  expect(isSessionOver({}, began)).toBe(false);
  expect(isSessionOver({ endedSessions: [began / 1000 + 1], signedOutAt: began - 1 }, began)).toBe(false);
});

it('ends sessions that began before, but not one from the same second', () => {
  expect(isSessionOver({ signedOutAt: began + 1000 }, began)).toBe(true);
  expect(isSessionOver({ signedOutAt: began + 999 }, began)).toBe(false);
});

it('ends a single session', () => {
  expect(isSessionOver({ endedSessions: [began / 1000] }, began)).toBe(true);
});
