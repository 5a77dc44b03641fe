import { describe, expect, it } from 'vitest';
import { inputText } from './sample.ts';
import { daysSince, laterBy, onClockHere, shifted } from './shift.ts';

it('moves times, days and moments, and no seeds', () => {
  const shift = { days: 3, time: (time: number) => laterBy(3, time), moment: (time: number) => new Date(time) };
  const noon = new Date(2026, 5, 1, 12).getTime();
  const later = new Date(2026, 5, 4, 12).getTime();
  const data = { at: noon, seed: noon, points: 4, day: 20_000, on: '2026-06-30', list: [{ at: { timestamp: noon } }] };
  expect(shifted(data, shift)).toEqual({
    ...{ at: later, seed: noon, points: 4, day: 20_003, on: '2026-07-03' },
    list: [{ at: new Date(later) }],
  });
});

describe('the clock of whoever looks', () => {
  it('shows what the clock in UTC showed, on the day that is today here', () => {
    const today = Date.UTC(2026, 10, 23);
    const days = daysSince(today, new Date(2027, 2, 30, 0, 5));
    expect(days).toBe(127);
    expect(new Date(onClockHere(days, today + 8 * 3_600_000 + 90_000))).toEqual(new Date(2027, 2, 30, 8, 1, 30));
    // The day before, late in the evening.
    expect(new Date(onClockHere(days, today - 60_000))).toEqual(new Date(2027, 2, 29, 23, 59));
  });
});

it('finds an answer whatever the order of names in the input', () => {
  expect(inputText({ b: 1, a: [{ d: 2, c: 3 }] })).toBe(inputText({ a: [{ c: 3, d: 2 }], b: 1 }));
  expect(inputText({ a: 1 })).not.toBe(inputText({ a: 2 }));
});
