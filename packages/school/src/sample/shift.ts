import { DAY } from '../time/index.ts';

/** Whole numbers in this range are times: from the year 2020 to 2040, in milliseconds. No other number is as large. */
const EARLIEST = 1_577_836_800_000;
const LATEST = 2_208_988_800_000;
const isTime = (value: number): boolean => Number.isInteger(value) && value > EARLIEST && value < LATEST;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** How to move times: `days` for dates and counts of days, `time` for milliseconds, `moment` for the database's own. */
export type Shift = {
  readonly days: number;
  readonly time: (time: number) => number;
  readonly moment: (time: number) => unknown;
};

/** A moment of the database, which is not a number as other times are. */
const isMoment = (data: object): data is { readonly timestamp: number } =>
  'timestamp' in data && typeof data.timestamp === 'number' && Object.keys(data).length === 1;

/** The data with every time in it moved. Numbers from which problems are drawn are no times, however large. */
export function shifted(data: unknown, shift: Shift, name = ''): unknown {
  if (typeof data === 'number') {
    if (name === 'seed') return data;
    if (name === 'day') return data + shift.days;
    return isTime(data) ? shift.time(data) : data;
  }
  if (typeof data === 'string')
    return DAY_ALONE.test(data) ? new Date(Date.parse(data) + shift.days * DAY).toISOString().slice(0, 10) : data;
  if (Array.isArray(data)) return data.map((one: unknown) => shifted(one, shift, name));
  if (typeof data !== 'object' || data === null) return data;
  if (isMoment(data)) return shift.moment(shift.time(data.timestamp));
  return Object.fromEntries(Object.entries(data).map(([field, one]) => [field, shifted(one, shift, field)]));
}

/** The same time of day, so many days later, also where the clocks change in between. */
export function laterBy(days: number, time: number): number {
  const date = new Date(time);
  date.setDate(date.getDate() + days);
  return date.getTime();
}

/** The days between two midnights; an hour more or less, where the clocks change, makes no difference. */
export const daysBetween = (one: number, other: number): number => Math.round((other - one) / DAY);

/** How many days lie between a midnight of a clock in UTC and today's date here. */
export function daysSince(today: number, now: Date): number {
  return daysBetween(today, Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** What a clock in UTC showed then, so many days later on the clock here. */
export function onClockHere(days: number, time: number): number {
  const then = new Date(time + days * DAY);
  return new Date(
    then.getUTCFullYear(),
    then.getUTCMonth(),
    then.getUTCDate(),
    then.getUTCHours(),
    then.getUTCMinutes(),
    then.getUTCSeconds(),
    then.getUTCMilliseconds(),
  ).getTime();
}
