import { HOUR, offsetAt } from '@lemma/school/time';

/** The zone that this device keeps, such as `America/New_York`. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone with how far its clock is from UTC at that instant: `Europe/Berlin, GMT+2`. Summer time shows in the number. */
export function zoneAt(instant: number, timeZone = zoneName()): string {
  const offset = offsetAt(instant, timeZone) / HOUR;
  const minutes = Math.round((Math.abs(offset) % 1) * 60);
  const clock = `${Math.floor(Math.abs(offset))}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${timeZone.replaceAll('_', ' ')}, GMT${offset < 0 ? '\u2212' : '+'}${clock}`;
}

/** Whether the clock is set back or on between two instants. */
export const clockChange = (one: number, other: number, timeZone = zoneName()): boolean =>
  offsetAt(one, timeZone) !== offsetAt(other, timeZone);
