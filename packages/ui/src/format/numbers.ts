import { textNow } from '../text/catalogue.ts';
import { getLocale, type Locale, type NumberTag, numberTag } from '../text/locale.ts';

/** With fewer answers than this, no percentage is shown. */
export const SMALLEST_SAMPLE = 5;

/** Creating a format takes about fifty times as long as using it, and a table formats hundreds of numbers at a time. */
const plainFormats = new Map<NumberTag, Intl.NumberFormat>();
function plainFormat(tag: NumberTag): Intl.NumberFormat {
  const cached = plainFormats.get(tag);
  if (cached) return cached;
  const made = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  plainFormats.set(tag, made);
  return made;
}

/** A number with up to two decimals in the reader's format: 1,234.5. */
export const formatNumber = (value: number, locale: Locale = getLocale()): string =>
  plainFormat(numberTag(locale)).format(value).replace('-', '−');

/** A score such as "7 of 10", which is never broken over two lines. */
export const formatScore = (got: number, of: number): string =>
  textNow('numbers')('score', { got, of }).replaceAll(' ', '\u00a0');

/**
 * A share of `count` answers as a whole percentage, "62%". With fewer than five answers it says so instead, because a
 * percentage would mean little.
 */
export function formatPercent(share: number, count: number, locale: Locale = getLocale()): string {
  if (count < SMALLEST_SAMPLE) return textNow('numbers')('tooFew');
  return new Intl.NumberFormat(numberTag(locale), { style: 'percent' }).format(share);
}

/** A size such as "1.5 KB" for 1 536 bytes. Decimal units, as phones and file managers use them. */
export function formatBytes(bytes: number, locale: Locale = getLocale()): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(numberTag(locale), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of a byte has no plural in English.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

/**
 * A list such as "Ana, Ben, and Chloé". With `most`, further names are counted: "Ana, Ben, and 3 others". If only one
 * name is too many, it is shown.
 */
export function formatList(
  items: readonly string[],
  { most = items.length, locale = getLocale() }: { readonly most?: number; readonly locale?: Locale } = {},
): string {
  const rest = items.length - most;
  const shown = rest > 1 ? [...items.slice(0, most), textNow('numbers')('others', { count: rest })] : items;
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(shown);
}
