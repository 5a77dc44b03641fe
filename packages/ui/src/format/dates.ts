import { textNow } from '../text/catalogue.ts';
import { getLocale, type Locale } from '../text/locale.ts';

type When = Date | number;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** "21 Nov 2026" in the page's language; without the year while it is this one. */
export function formatDate(
  when: When,
  { now = Date.now(), locale = getLocale() }: { readonly now?: number; readonly locale?: Locale } = {},
): string {
  const date = new Date(when);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  }).format(date);
}

/** "14:02": always 24 hours, so that it stands in columns. */
export const formatTime = (when: When, locale: Locale = getLocale()): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(when));

/** "Sat 21 Nov, 14:02". */
export const formatDateTime = (when: When, locale: Locale = getLocale()): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(when));

/** Counts midnights between two moments, so that 23:59 is yesterday at 00:01, also across a change of clocks. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / DAY);
}

/** "just now", "5 minutes ago", "yesterday", "in 3 days"; after a week, the date. */
export function formatRelative(
  when: When,
  { now = Date.now(), locale = getLocale() }: { readonly now?: number; readonly locale?: Locale } = {},
): string {
  const date = new Date(when);
  const apart = date.getTime() - now;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Math.abs(apart) < MINUTE) return textNow('time')('justNow');
  if (Math.abs(apart) < 60 * MINUTE) return words.format(Math.trunc(apart / MINUTE), 'minute');
  const days = daysBetween(new Date(now), date);
  if (days === 0) return words.format(Math.trunc(apart / (60 * MINUTE)), 'hour');
  if (Math.abs(days) <= 7) return words.format(days, 'day');
  return formatDate(date, { now, locale });
}

/** "Saved 14:02". */
export const formatSaved = (when: When, locale: Locale = getLocale()): string =>
  textNow('time')('saved', { time: formatTime(when, locale) });

/** "2026-11-21" in the person's own time zone: for files and `<input type="date">`. */
export function isoDate(when: When): string {
  const date = new Date(when);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
