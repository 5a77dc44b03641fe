/**
 * Durations in milliseconds, the unit of instants. A day is 24 hours; for calendar days in a zone where the clock
 * changes, use `shiftDays`.
 */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** The first moment of the next second: tokens tell whole seconds, and what began in this one is before it. */
export const nextSecond = (now: number): number => (Math.floor(now / SECOND) + 1) * SECOND;
