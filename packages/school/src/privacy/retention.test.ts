import { expect, it } from 'vitest';
import { DAY } from '../time/index.ts';
import { isExpired, nextDeletion, nextRunAt, ownRetentionSchema } from './retention.ts';

const at = (day: number, hours = 0, minutes = 0) => Date.UTC(2026, 10, day, hours, minutes);

it('runs each night at 2:15, also right then', () => {
  expect(nextRunAt(at(21, 2, 15))).toBe(at(21, 2, 15));
  expect(nextRunAt(at(21, 2, 16))).toBe(at(22, 2, 15));
  expect(nextRunAt(at(21))).toBe(at(21, 2, 15));
});

it('measures a period to the millisecond', () => {
  expect(isExpired(at(1), 30, at(31))).toBe(true);
  expect(isExpired(at(1) + 1, 30, at(31))).toBe(false);
});

it('says when the next run deletes something, and how much', () => {
  const now = at(21, 12);
  expect(nextDeletion([], 30, now)).toBeUndefined();
  // 30 days after the 1st, 10:00, is the 1st of December, 10:00: the night after it.
  expect(nextDeletion([at(1, 10), at(2, 1), at(9)], 30, now)).toEqual({ at: at(32, 2, 15), count: 2 });
});

it('puts what is overdue into the next run', () => {
  const now = at(21, 12);
  expect(nextDeletion([now - 400 * DAY, now - 100 * DAY, now], 30, now)).toEqual({ at: at(22, 2, 15), count: 2 });
});

it('accepts only the periods that can be chosen', () => {
  expect(ownRetentionSchema.safeParse({ chats: 30 }).success).toBe(true);
  for (const chats of [0, 29, 366, 30.5, '30']) expect(ownRetentionSchema.safeParse({ chats }).success).toBe(false);
});
