import { DAY, SECOND } from './units.ts';

/** Whether a time zone with this name exists, such as `America/New_York`. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return clock - Math.floor(instant / SECOND) * SECOND;
}

/** The same time of day this many days later (or earlier) in a time zone, even if the clock changes in between. */
export function shiftDays(instant: number, days: number, timeZone: string): number {
  const moved = instant + days * DAY;
  return moved + offsetAt(instant, timeZone) - offsetAt(moved, timeZone);
}
