import { HOUR, offsetAt } from '@lemma/school/time';

/** The time zone of this device, such as `America/New_York`. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone with its offset from UTC at that time: `Europe/Berlin, GMT+2`. Daylight saving time changes the number.
 */
export function zoneAt(instant: number, timeZone = zoneName()): string {
  const offset = offsetAt(instant, timeZone) / HOUR;
  const minutes = Math.round((Math.abs(offset) % 1) * 60);
  const clock = `${Math.floor(Math.abs(offset))}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${timeZone.replaceAll('_', ' ')}, GMT${offset < 0 ? '\u2212' : '+'}${clock}`;
}

/** Whether the offset from UTC changes between two times. */
export const clockChange = (one: number, other: number, timeZone = zoneName()): boolean =>
  offsetAt(one, timeZone) !== offsetAt(other, timeZone);
