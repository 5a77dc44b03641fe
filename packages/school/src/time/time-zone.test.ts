import { describe, expect, it } from 'vitest';
import { isTimeZone, offsetAt, shiftDays } from './time-zone.ts';
import { HOUR } from './units.ts';

const BERLIN = 'Europe/Berlin';

it('knows how far a clock is ahead, in summer and in winter', () => {
  expect(offsetAt(Date.UTC(2026, 6, 1), BERLIN)).toBe(2 * HOUR);
  expect(offsetAt(Date.UTC(2026, 11, 1, 5, 7, 9, 321), BERLIN)).toBe(HOUR);
  expect(offsetAt(Date.UTC(2026, 11, 1), 'America/New_York')).toBe(-5 * HOUR);
  expect(offsetAt(Date.UTC(2026, 11, 1), 'Asia/Kolkata')).toBe(5.5 * HOUR);
});

describe('shiftDays', () => {
  const clockOf = (instant: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  // The clocks of Berlin change on 29 March and 25 October 2026.
  it.each([
    [Date.UTC(2026, 2, 27, 22, 59), 7, '2026-03-27 23:59', '2026-04-03 23:59'],
    [Date.UTC(2026, 9, 24, 21, 59), 1, '2026-10-24 23:59', '2026-10-25 23:59'],
    [Date.UTC(2026, 10, 21, 7, 0), -30, '2026-11-21 08:00', '2026-10-22 08:00'],
    [Date.UTC(2026, 4, 1, 10, 0), 0, '2026-05-01 12:00', '2026-05-01 12:00'],
  ])('keeps the time of day (%d by %d days)', (instant, days, from, to) => {
    expect(clockOf(instant)).toBe(from);
    expect(clockOf(shiftDays(instant, days, BERLIN))).toBe(to);
  });
});

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
])('tells whether %s is a zone', (zone, known) => {
  expect(isTimeZone(zone)).toBe(known);
});
