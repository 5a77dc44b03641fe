import type { Level, MisconceptionId, Rng } from '../../types.ts';
import { comparison, readSides } from '../fractions/compare.ts';
import { signBetween } from '../fractions/compare-mistakes.ts';
import { byLevel } from '../kit/by-level.ts';
import { outOfOrder } from '../kit/draw-until.ts';
import { readDecimal, scaledText } from '../kit/fraction-text.ts';
import { type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import {
  drawDecimal,
  padded,
  partOf,
  placeName,
  placesOf,
  type TwoDecimals,
  unitsAt,
  wholeOf,
} from './decimal-numbers.ts';

type Sign = '<' | '>' | '=';
type Size = (text: string) => number;

/** How students with a misconception compare decimals of equal whole parts. */
const leadingZeros = (text: string): number => /^0*/.exec(partOf(text))?.[0].length ?? 0;
const asWholeNumber: Size = (text) => Number(partOf(text) || '0');
const byShortness: Size = (text) => (partOf(text) === '' ? Number.POSITIVE_INFINITY : -placesOf(text));
const asReciprocal: Size = (text) => (asWholeNumber(text) === 0 ? 0 : 1 / asWholeNumber(text));
const zeroRule: Size = (text) => (leadingZeros(text) > 0 ? Number(`0.${partOf(text)}`) : asWholeNumber(text));
const twoPlaces: Size = (text) => Math.floor(unitsAt(text, 6) / 10_000);

function comparing(
  id: MisconceptionId,
  size: Size,
  why: string,
  speaks: (params: TwoDecimals) => boolean,
): Mistakes<TwoDecimals> {
  return mistakeFor(id, ({ a, b }) => {
    if (!speaks({ a, b }) || wholeOf(a) !== wholeOf(b)) return undefined;
    const sign: Sign = signBetween(size(a), size(b));
    return wrote(sign, [`${a} ${sign} ${b}`, why]);
  });
}

const bothHaveParts = ({ a, b }: TwoDecimals): boolean => placesOf(a) > 0 && placesOf(b) > 0;
const differentLength = (params: TwoDecimals): boolean =>
  bothHaveParts(params) && placesOf(params.a) !== placesOf(params.b);

const mistakes: Mistakes<TwoDecimals> = {
  ...comparing('decimals.longer-is-larger', placesOf, 'The number with more digits is larger.', differentLength),
  ...comparing(
    'decimals.part-as-whole-number',
    asWholeNumber,
    'Compare what stands after the decimal point as whole numbers.',
    differentLength,
  ),
  ...comparing(
    'decimals.shorter-is-larger',
    byShortness,
    'Tenths are larger than hundredths, so the shorter one is larger.',
    differentLength,
  ),
  ...comparing(
    'decimals.zero-makes-small',
    zeroRule,
    'A zero right after the decimal point makes it small; otherwise more digits are more.',
    differentLength,
  ),
  ...comparing(
    'decimals.reciprocal-thinking',
    asReciprocal,
    'After the decimal point it is like one over the number: the larger the number, the smaller.',
    bothHaveParts,
  ),
  ...comparing(
    'decimals.compares-two-places',
    twoPlaces,
    'Only the first two digits after the decimal point count, as with money.',
    (params) => differentLength(params) && Math.max(placesOf(params.a), placesOf(params.b)) > 2,
  ),
};

/** Draws what all cases of the skill have in common. */
const beginCompareDecimals = (rng: Rng, level: Level) => {
  const whole = rng.int(0, byLevel(level, 0, 4, 30));
  const [short, long] = (
    level === 1
      ? [1, 2]
      : rng.pick([
          [1, 2],
          [2, 3],
          [1, 3],
        ])
  ) as readonly [number, number];
  const scale = 10 ** (long - short);
  const write = (units: number, places: number) => scaledText(whole * 10 ** places + units, places);
  const lead = rng.int(2, 10 ** short - 2);
  const brief = lead % 10 === 0 ? lead + 1 : lead;
  const tail = rng.int(1, 9);
  const pair = (units: number): TwoDecimals => {
    const [a, b] = rng.shuffle([write(brief, short), write(units, long)]);
    return { a: a ?? '0.5', b: b ?? '0.25' };
  };
  return { short, scale, brief, tail, pair };
};

/** Grades 4 and 5: two decimals. */
export const compareDecimals = skill<TwoDecimals>({
  code: 'decimals.compare',
  name: 'Compare decimals',
  canDo: 'I can compare decimals of different length.',
  grade: 4,
  standards: ['4.NF.C.7', '5.NBT.A.3b'],
  prerequisites: ['decimals.shaded'],
  cases: {
    'longer-smaller': {
      label: 'the longer one is smaller',
      draw: (rng, level) => {
        const { scale, brief, tail, pair } = beginCompareDecimals(rng, level);
        return pair(rng.int(1, brief) * scale - (scale - tail));
      },
    },
    'longer-larger': {
      label: 'the longer one is larger',
      draw: (rng, level) => {
        const { scale, brief, tail, pair } = beginCompareDecimals(rng, level);
        // A longer number with more tenths (or hundredths) than the short one, or with fewer.
        return pair((brief + (rng.chance(0.5) ? 0 : 1)) * scale + tail);
      },
    },
    zero: {
      label: 'a zero right after the decimal point',
      draw: (rng, level) => {
        const { scale, brief, pair } = beginCompareDecimals(rng, level);
        return pair(Math.min(rng.int(1, scale - 1), brief * scale - 1));
      },
    },
    equal: {
      label: 'zeros at the end',
      draw: (rng, level) => {
        const { scale, brief, pair } = beginCompareDecimals(rng, level);
        return pair(brief * scale);
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: `Compare \`${a}\` and \`${b}\`. Which statement is true?`,
    answer: comparison(a, b, signBetween(unitsAt(a, 6), unitsAt(b, 6))),
  }),
  solve: ({ a, b }) => {
    const places = Math.max(placesOf(a), placesOf(b));
    const sign = signBetween(unitsAt(a, places), unitsAt(b, places));
    return steps(
      [
        `${padded(a, places)} ${sign} ${padded(b, places)}`,
        `Write both with ${places} decimal places. Now both count ${placeName(places)}s.`,
      ],
      [`${a} ${sign} ${b}`, 'Zeros at the end change nothing, so the same sign stands between the numbers.'],
    );
  },
  hints: ({ a, b }) => {
    const places = Math.max(placesOf(a), placesOf(b));
    return [
      'Compare the ones first, then the tenths, then the hundredths.',
      `Write zeros behind the shorter number until both have ${places} decimal places.`,
      `Compare \`${padded(a, places)}\` and \`${padded(b, places)}\`.`,
    ];
  },
  confirms: ({ a, b }, key) => key === signBetween(Number(a), Number(b)),
  mistakes,
  read: (text) => {
    const sides = readSides(text);
    return sides && readDecimal(sides[0]) && readDecimal(sides[1]) && sides.some((side) => placesOf(side) > 0)
      ? { a: sides[0].replace(/^\./, '0.'), b: sides[1].replace(/^\./, '0.') }
      : undefined;
  },
});

type ListParams = { readonly numbers: readonly string[] };

const inOrder = (numbers: readonly string[], size: Size): string[] => [...numbers].sort((x, y) => size(x) - size(y));

function ordering(id: MisconceptionId, size: Size, why: string): Mistakes<ListParams> {
  return mistakeFor(id, ({ numbers }) => {
    if (new Set(numbers.map(size)).size < numbers.length) return undefined;
    const found = inOrder(numbers, size).join(', ');
    return wrote(found, [found, why]);
  });
}

/** Draws what all cases of the skill have in common. */
const beginOrderDecimals = (rng: Rng, level: Level) => {
  const whole = rng.int(0, byLevel(level, 0, 3, 20));
  const firsts = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [x = 3, y = 5, z = 7] = firsts;
  const tail = (digits: number) => drawDecimal(rng, 0, 0, digits).slice(2);
  return { whole, x, y, z, tail };
};

/** Grade 5: three decimals from least to greatest. */
export const orderDecimals = skill<ListParams>({
  code: 'decimals.order',
  name: 'Order decimals',
  canDo: 'I can put decimals in order from least to greatest.',
  grade: 5,
  standards: ['5.NBT.A.3b'],
  prerequisites: ['decimals.compare'],
  cases: {
    'one-of-each': {
      label: 'one, two and three decimal places',
      draw: (rng, level) => {
        const { whole, x, y, z, tail } = beginOrderDecimals(rng, level);
        const second = `${whole}.${y}${tail(1)}`;
        const numbers = [`${whole}.${x}`, second, `${whole}.${z}${tail(level === 1 ? 1 : 2)}`];
        return { numbers: outOfOrder(rng.shuffle(numbers), Number) };
      },
    },
    'leading-zero': {
      label: 'one with a zero right after the decimal point',
      draw: (rng, level) => {
        const { whole, x, z, tail } = beginOrderDecimals(rng, level);
        const second = `${whole}.0${tail(1)}`;
        const numbers = [`${whole}.${x}`, second, `${whole}.${z}${tail(level === 1 ? 1 : 2)}`];
        return { numbers: outOfOrder(rng.shuffle(numbers), Number) };
      },
    },
  },
  pose: ({ numbers }) => ({
    prompt: 'Write these decimals in order from least to greatest, with commas between them.',
    math: numbers.join(', '),
    answer: { kind: 'list', key: inOrder([...numbers].map(String), (text) => unitsAt(text, 6)).join(', ') },
  }),
  solve: ({ numbers }) => {
    const texts = numbers.map(String);
    const places = Math.max(...texts.map(placesOf));
    const sorted = inOrder(texts, (text) => unitsAt(text, 6));
    return steps(
      [sorted.map((text) => padded(text, places)).join(' < '), `Write all with ${places} decimal places and compare.`],
      [sorted.join(', '), 'Write the numbers as they were given.'],
    );
  },
  hints: ({ numbers }) => [
    'Which of them has the fewest tenths? Look at the first place after the decimal point.',
    `Write zeros at the end until all have ${Math.max(...numbers.map((text) => placesOf(String(text))))} decimal places. Then compare them like whole numbers.`,
  ],
  confirms: ({ numbers }, key) => {
    const sizes = key.split(', ').map(Number);
    return (
      sizes.length === numbers.length &&
      sizes.every((size, i) => i === 0 || size > (sizes[i - 1] ?? size)) &&
      key.split(', ').every((text) => numbers.includes(text))
    );
  },
  mistakes: {
    ...ordering('decimals.longer-is-larger', placesOf, 'The number with more digits is larger.'),
    ...ordering(
      'decimals.part-as-whole-number',
      asWholeNumber,
      'Order what stands after the decimal point as whole numbers.',
    ),
    ...ordering(
      'decimals.shorter-is-larger',
      (text) => byShortness(text) * 1000 + asWholeNumber(text) / 1000,
      'The longer the number after the decimal point, the smaller.',
    ),
    ...ordering(
      'decimals.reciprocal-thinking',
      asReciprocal,
      'The larger the number after the decimal point, the smaller.',
    ),
  },
});
