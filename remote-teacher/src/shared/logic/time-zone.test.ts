import { expect, it } from 'vitest';
import { clockChange, zoneAt } from './time-zone.ts';

const summer = Date.UTC(2026, 6, 1);
const winter = Date.UTC(2026, 11, 1);

it.each([
  [summer, 'Europe/Berlin', 'Europe/Berlin, GMT+2'],
  [winter, 'Europe/Berlin', 'Europe/Berlin, GMT+1'],
  [winter, 'America/New_York', 'America/New York, GMT\u22125'],
  [winter, 'Asia/Kolkata', 'Asia/Kolkata, GMT+5:30'],
])('names the zone with its clock at %d in %s', (instant, zone, name) => {
  expect(zoneAt(instant, zone)).toBe(name);
});

it('tells whether the clock changes in between', () => {
  expect(clockChange(summer, winter, 'Europe/Berlin')).toBe(true);
  expect(clockChange(summer, winter, 'Asia/Kolkata')).toBe(false);
});
