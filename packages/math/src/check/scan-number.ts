import { type Cursor, push, type ScanOptions } from './cursor.ts';
import { LIMITS, Unreadable } from './limits.ts';

/** `text` has a point for decimals, no thousands separators, and recurring digits in parentheses. */
type Found = { readonly text: string; readonly length: number };

const THOUSANDS = {
  comma: /^\d{1,3}(?:(?:,|\{,\})\d{3})+(?!\d)/,
  braced: /^\d{1,3}(?:\{,\}\d{3})+(?!\d)/,
  point: /^\d{1,3}(?:\.\d{3})+(?!\d)/,
  space: /^\d{1,3}(?:(?:[ \u00a0\u2009\u202f]|\\[,;: ])\d{3})+(?!\d|\s*[/⁄])/,
} as const;

/** The end of the text and signs that cannot belong to a number: most numbers are digits before one of these. */
const AFTER = /^$|[-+*/^=<>)|a-df-zA-DF-Z]/;

/** Reads a number at the cursor, if one stands there, and pushes it. */
export function scanNumber(cursor: Cursor, spaced: boolean): boolean {
  const { text, at } = cursor;
  let end = at;
  while (text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1;
  if (end > at && end <= at + LIMITS.digits && AFTER.test(text.charAt(end)))
    return push(cursor, 'number', text.slice(at, end), end - at, spaced);
  const rest = text.slice(at, at + 4 * LIMITS.digits);
  const found = numberAt(rest, cursor.options, cursor.options.list || cursor.depth > 0);
  if (found === undefined) return false;
  const digits = found.text.replace(/e.*$/i, '').replace(/\D/g, '').length;
  if (digits > LIMITS.digits) {
    throw new Unreadable('number-too-long', at, found.length, `That number has more than ${LIMITS.digits} digits.`);
  }
  return push(cursor, 'number', found.text, found.length, spaced);
}

function numberAt(rest: string, options: ScanOptions, list: boolean): Found | undefined {
  const units = unitsAt(rest, options, list);
  const decimals = decimalsAt(rest.slice(units.length), options, list, units.text);
  if (units.length === 0 && decimals === undefined) return undefined;
  const text = units.text + (decimals?.text ?? '');
  const length = units.length + (decimals?.length ?? 0);
  const exponent = /^[eE][+-]?\d{1,3}(?![\d.])/.exec(rest.slice(length))?.[0] ?? '';
  return { text: text + exponent, length: length + exponent.length };
}

function unitsAt(rest: string, { comma }: ScanOptions, list: boolean): Found {
  const marks = comma ? THOUSANDS.point : list ? THOUSANDS.braced : THOUSANDS.comma;
  const marked = marks.exec(rest)?.[0] ?? (list ? undefined : THOUSANDS.space.exec(rest)?.[0]);
  // 0.500 with a point in the `comma` locale is a decimal, because nobody writes 0 thousand.
  if (marked !== undefined && !/^0/.test(marked)) return { text: marked.replace(/\\.|\D/g, ''), length: marked.length };
  const plain = /^\d+/.exec(rest)?.[0] ?? '';
  return { text: plain, length: plain.length };
}

function decimalsAt(rest: string, { comma, loneComma }: ScanOptions, list: boolean, units: string): Found | undefined {
  const mark = rest.startsWith('{,}') ? '{,}' : rest.charAt(0);
  const commaAllowed = comma || (loneComma && !list);
  if (mark !== '.' && !(commaAllowed && (mark === ',' || mark === '{,}'))) return undefined;
  const after = rest.slice(mark.length);
  const digits = /^\d*/.exec(after)?.[0] ?? '';
  const recurring = recurringAt(after.slice(digits.length), digits, comma);
  if (digits === '' && recurring === undefined) {
    return mark === '.' && units !== '' && !/^\s*[.A-Za-z]/.test(after) ? { text: '.', length: 1 } : undefined;
  }
  if (recurring === undefined) return { text: `.${digits}`, length: mark.length + digits.length };
  const fixedDigits = digits.slice(0, digits.length - recurring.taken);
  return { text: `.${fixedDigits}(${recurring.digits})`, length: mark.length + digits.length + recurring.length };
}

type Recurring = { readonly digits: string; readonly length: number; readonly taken: number };

/**
 * Reads 0.\overline{3}, 0.(3), and 0.3 with a combining bar; the last `taken` digits before the mark belong to the
 * recurring part.
 */
function recurringAt(rest: string, digits: string, comma: boolean): Recurring | undefined {
  const command = /^\\(?:overline|bar|dot)\s*(?:\{(\d+)\}|(\d))/.exec(rest);
  if (command) return { digits: command[1] ?? command[2] ?? '', length: command[0].length, taken: 0 };
  const bracketed = /^\((\d+)\)/.exec(rest);
  // In English, 0.5(6) is a product; 0.(6) can only be a recurring decimal.
  if (bracketed && (digits === '' || comma))
    return { digits: bracketed[1] ?? '', length: bracketed[0].length, taken: 0 };
  const bars = /^[\u0305\u0304](?:\d[\u0305\u0304])*/.exec(rest)?.[0];
  if (bars === undefined || digits === '') return undefined;
  return { digits: digits.slice(-1) + bars.replace(/\D/g, ''), length: bars.length, taken: 1 };
}
