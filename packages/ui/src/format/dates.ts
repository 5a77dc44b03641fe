import { textNow } from '../text/catalogue.ts';
import { getLocale, type Locale, toLocale } from '../text/locale.ts';

type When = Date | number;

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The page's language with the formats of this device's region: an English page shows 2:02 PM on a device of the US and
 * 14:02 on one of the UK, as the browser's own date fields do.
 */
function regional(locale: Locale): string {
  const own = navigator.languages.find(
    (tag) => tag.includes('-') && toLocale(tag) === locale && tag.startsWith(locale),
  );
  return own ?? `${locale}-US`;
}

/** The calendar of school and the digits of mathematics, which are other ones in some regions. */
const COMMON = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** "p.m.", in some regions "p. m.", stays on the line of its time. */
const together = (text: string): string => text.replaceAll(/ (?=[ap]\.)|(?<=[ap]\.) (?=m\.)/g, '\u00a0');

/** Spanish dates have one form with and without a weekday or a year: "21 de nov de 2026". */
const oneForm = (locale: Locale, text: string): string =>
  locale === 'es'
    ? text.replace(/(\d+) (?:de )?(\p{L}+)(?: (?:de )?(\d{4}))?/u, (_, day, month, year) =>
        [day, month, year].filter(Boolean).join(' de '),
      )
    : text;

/** A date such as "21 Nov 2026" in the page's language; the current year is left out. */
export function formatDate(
  when: When,
  { now = Date.now(), locale = getLocale() }: { readonly now?: number; readonly locale?: Locale } = {},
): string {
  const date = new Date(when);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  const shown = new Intl.DateTimeFormat(regional(locale), {
    ...COMMON,
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  }).format(date);
  return oneForm(locale, shown);
}

/** A time such as "2:02 PM" or "14:02", in the format of the device's region. */
export const formatTime = (when: When, locale: Locale = getLocale()): string =>
  together(
    new Intl.DateTimeFormat(regional(locale), { ...COMMON, hour: 'numeric', minute: '2-digit' }).format(new Date(when)),
  );

/** A date with time, such as "Sat, Nov 21, 2:02 PM". */
export const formatDateTime = (when: When, locale: Locale = getLocale()): string =>
  oneForm(
    locale,
    together(
      new Intl.DateTimeFormat(regional(locale), {
        ...COMMON,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }).format(new Date(when)),
    ),
  );

/** The number of midnights between two moments, so that 23:59 is yesterday at 00:01, even if the clock changes. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / DAY);
}

/** A time relative to now: "just now", "5 minutes ago", "yesterday", "in 3 days"; after a week, the date. */
export function formatRelative(
  when: When,
  { now = Date.now(), locale = getLocale() }: { readonly now?: number; readonly locale?: Locale } = {},
): string {
  const date = new Date(when);
  const apart = date.getTime() - now;
  const words = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' });
  if (Math.abs(apart) < MINUTE) return textNow('time')('justNow');
  if (Math.abs(apart) < 60 * MINUTE) return words.format(Math.trunc(apart / MINUTE), 'minute');
  const days = daysBetween(new Date(now), date);
  if (days === 0) return words.format(Math.trunc(apart / (60 * MINUTE)), 'hour');
  if (Math.abs(days) <= 7) return words.format(days, 'day');
  const day = formatDate(date, { now, locale });
  // In Spanish a date in a sentence has its article, which "ayer" and "dentro de 3 días" have not.
  return locale === 'es' ? `el ${day}` : day;
}

/** When something was saved: "Saved 2:02 PM". */
export const formatSaved = (when: When, locale: Locale = getLocale()): string =>
  textNow('time')('saved', { time: formatTime(when, locale) });

const STORED_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A stored day such as "2026-11-21" as `formatDate` shows it; any other text stays as it is. */
export const formatDay = (text: string): string =>
  STORED_DAY.test(text) ? formatDate(new Date(`${text}T00:00`)) : text;

/** A date such as "2026-11-21" in the person's own time zone, for files and `<input type="date">`. */
export function isoDate(when: When): string {
  const date = new Date(when);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
