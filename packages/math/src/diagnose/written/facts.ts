import { constantValue, parse } from '../../check/index.ts';
import { ONES } from '../../number-names.ts';
import type { MisconceptionId } from '../../types.ts';

/** A typed question, its right answer and the given one, each complete and with plain signs. */
export type Written = { readonly question: string; readonly correct: string; readonly answer: string };

/**
 * How a misconception shows: the answer states it in words, its lines use it, its value results from it, or it fits the
 * question. `beside` is stated as clearly as the rest but did not lead to the value. `stated`, `beside` and `worked`
 * misconceptions may be present even when the value is right.
 */
type Evidence = 'stated' | 'beside' | 'worked' | 'computed' | 'likely';
export type Shown = { readonly id: MisconceptionId; readonly by: Evidence };
export type WrittenMisconception = (told: Written) => readonly Shown[];

/** Some misconceptions with one kind of evidence. */
export const shown = (by: Evidence, ...ids: readonly MisconceptionId[]): Shown[] => ids.map((id) => ({ id, by }));

const UP_TO_TEN = ONES.slice(0, 11);
const PARTS = [
  '',
  '',
  'hal(?:f|ves)',
  'third',
  'fourth|quarter',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "two-fifths" is 2/5. */
const inDigits = (text: string): string =>
  PARTS.reduce(
    (written, part, bottom) =>
      part === ''
        ? written
        : written.replace(new RegExp(`\\b(${UP_TO_TEN.join('|')}|a)[ -](?:${part})s?\\b`, 'gi'), (_, count: string) => {
            const top = UP_TO_TEN.indexOf(count.toLowerCase());
            return `${top < 0 ? 1 : top}/${bottom}`;
          }),
    text,
  );

export type Amount = {
  readonly value: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly percent?: true;
};

const AMOUNT = /(\$)?(\d[\d,]*\.?\d*|\.\d+)(?:\/(\d+))?(?:\s*(cents?\b|%|percent\b))?/gi;

/** The numbers of a story in their order: 5 cents are 0.05 if the story has dollars too, "two-fifths" is a fraction. */
export function amountsIn(text: string): Amount[] {
  const dollars = text.includes('$');
  return [...inDigits(text).matchAll(AMOUNT)].flatMap(([, , whole = '', bottom, unit = '']): Amount[] => {
    const value = Number(whole.replaceAll(',', ''));
    if (!Number.isFinite(value)) return [];
    if (bottom !== undefined && Number(bottom) > 0)
      return [{ value: value / Number(bottom), top: value, bottom: Number(bottom) }];
    if (/^(?:%|percent)$/i.test(unit)) return [{ value, percent: true }];
    return [{ value: unit !== '' && dollars ? value / 100 : value }];
  });
}

/** Equal to as many places as a price or a rounded quotient has. */
export const near = (one: number, other: number): boolean =>
  Math.abs(one - other) < (Number.isInteger(one) && Number.isInteger(other) ? 1e-9 : 0.0051);

/**
 * The numbers that may be the result of an answer in words: those of its last line and after its last equal sign, but
 * none that the question gives.
 */
export function results(text: string, given: readonly Amount[]): number[] {
  const last = text.trim().split(/\n/).at(-1) ?? '';
  const after = text.includes('=') ? (text.split('=').at(-1) ?? '') : '';
  const all = [...amountsIn(after), ...amountsIn(last)].map(({ value }) => value);
  const fresh = all.filter((value) => !given.some((amount) => near(amount.value, value)));
  return [...new Set(fresh.length > 0 || all.length !== 1 ? fresh : all)];
}

/** The value of a calculation without letters, or undefined. */
export function calculated(text: string): number | undefined {
  if (text.length > 80 || !/\d/.test(text)) return undefined;
  const read = parse(text.replace(/\$/g, '').trim());
  return read.ok ? constantValue(read.tree) : undefined;
}

/**
 * The two sides of each written equation of numbers: "54/2 = 27 = 3*9" gives two pairs, "x = 6 - 4" and "x = 2" one. At
 * most twenty.
 */
export function numericClaims(text: string): (readonly [left: string, right: string])[] {
  const chains = text.split(/[\n,;]|\.\s/).map((line) => line.split('=').map((side) => side.trim()));
  const after = chains.slice(1).flatMap((sides, at) => {
    const before = chains[at] ?? [];
    const again = sides.length > 1 && before.length > 1 && sides[0] === before[0] && /^[a-z]$/i.test(sides[0] ?? '');
    return again ? [[before[1] ?? '', sides[1] ?? ''] as const] : [];
  });
  return [...chains.flatMap((sides) => sides.slice(1).map((side, at) => [sides[at] ?? '', side] as const)), ...after]
    .filter((pair) => pair.every((side) => /\d/.test(side) && !/[a-z<>?]/i.test(side)))
    .slice(0, 20);
}

export type Point = readonly [x: number, y: number];

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

/** The points of a text: "(1, 2)" anywhere, and rows of a table "1 | 2". At most forty. */
export function pointsOf(text: string): Point[] {
  const pattern = new RegExp(
    `\\(\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*\\)|^\\s*\\|?\\s*(${NUMBER})\\s*\\|\\s*(${NUMBER})\\s*\\|?\\s*$`,
    'gm',
  );
  return [...text.matchAll(pattern)]
    .slice(0, 40)
    .map(([, x, y, left, right]) => [Number(x ?? left), Number(y ?? right)]);
}
