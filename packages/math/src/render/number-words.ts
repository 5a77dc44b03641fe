import { numberInWords } from '../number-names.ts';

const PARTS = [
  '',
  '',
  'half',
  'third',
  'quarter',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** Words up to one hundred, digits beyond: long numbers are easier to understand as groups of digits. */
export function wholeNumberWords(text: string): string {
  const n = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(n) || n > 100 || text !== String(n)) return text;
  return numberInWords(n);
}

/** three quarters, one half; undefined for fractions that people read with "over". */
export function fractionWords(top: string, bottom: string): string | undefined {
  const part = PARTS[Number(bottom)] ?? (bottom === '100' ? 'hundredth' : undefined);
  if (part === undefined || part === '' || !/^\d+$/.test(top)) return undefined;
  const many = part === 'half' ? 'halves' : `${part}s`;
  return `${wholeNumberWords(top)} ${top === '1' ? part : many}`;
}
