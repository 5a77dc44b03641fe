import { logger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { dueOf, tellLate } from './tell-late.ts';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

it('tells of a task that begins later than it may, with the seconds', () => {
  tellLate('shares', { due: 1000, now: 62_400, behind: 60_000 }, { kind: 'digests' });
  expect(warn.mock.calls).toEqual([['shares are behind', { kind: 'digests', seconds: 61 }]]);
});

it('says nothing of one that begins in time', () => {
  tellLate('folds', { due: 1000, now: 61_000, behind: 60_000 }, { classId: 'one' });
  tellLate('folds', { due: 1000, now: 0, behind: 60_000 }, { classId: 'one' });
  expect(warn).not.toHaveBeenCalled();
});

it.each(['1795942800.25', '1795942800250', '2026-11-29T09:00:00.250Z'])('reads when a task was due of %s', (told) => {
  expect(dueOf(told)).toBe(Date.UTC(2026, 10, 29, 9, 0, 0, 250));
});

it('does not know when a task was due whose queue does not say', () => {
  expect(dueOf(undefined)).toBeUndefined();
  tellLate('shares', { due: undefined, now: 1e12, behind: 0 }, {});
  expect(warn).not.toHaveBeenCalled();
});
