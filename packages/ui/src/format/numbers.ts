import { textNow } from '../text/catalogue.ts';
import { getLocale, type Locale, type NumberTag, numberTag } from '../text/locale.ts';

/** Fewer answers than this say nothing as a percentage. */
export const SMALLEST_SAMPLE = 5;

/** Making a format costs some fifty times as much as using it, and a table asks for hundreds of numbers at a time. */
const plainFormats = new Map<NumberTag, Intl.NumberFormat>();
function plainFormat(tag: NumberTag): Intl.NumberFormat {
  const cached = plainFormats.get(tag);
  if (cached) return cached;
  const made = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  plainFormats.set(tag, made);
  return made;
}

/** Up to two decimals, as the reader writes numbers: 1,234.5. */
export const formatNumber = (value: number, locale: Locale = getLocale()): string =>
  plainFormat(numberTag(locale)).format(value).replace('-', '−');

/** "7 of 10". */
export const formatScore = (got: number, of: number): string => textNow('numbers')('score', { got, of });

/**
 * A share of `count` answers, rounded to a whole percent: "62%". Under five answers it says so instead,
 * since 1 of 2 is not 50 % of anything.
 */
export function formatPercent(share: number, count: number, locale: Locale = getLocale()): string {
  if (count < SMALLEST_SAMPLE) return textNow('numbers')('tooFew');
  return new Intl.NumberFormat(numberTag(locale), { style: 'percent' }).format(share);
}

/** 1 536 → "1.5 KB". Decimal units, as phones and file managers say them. */
export function formatBytes(bytes: number, locale: Locale = getLocale()): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(numberTag(locale), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

/**
 * "Ana, Ben, and Chloé". With `most`, what does not fit is counted and never left out without a word: "Ana, Ben, and 3 others". One
 * too many is named.
 */
export function formatList(
  items: readonly string[],
  { most = items.length, locale = getLocale() }: { readonly most?: number; readonly locale?: Locale } = {},
): string {
  const rest = items.length - most;
  const shown = rest > 1 ? [...items.slice(0, most), textNow('numbers')('others', { count: rest })] : items;
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(shown);
}
