import Fraction from 'fraction.js';
import type { Prose, Rng, Step } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, scaledText } from '../kit/fraction-text.ts';
import { steps } from '../kit/work.ts';
import {
  asDecimal,
  drawDecimal,
  ends,
  exact,
  placeName,
  placesOf,
  type TwoDecimals,
  unitsOf,
} from './decimal-numbers.ts';
import { decimalResult, decimalSkill, hasPoint } from './decimal-skill.ts';
import {
  alignsPoint,
  appendsRemainder,
  countsFromLeft,
  divideLargerFirst,
  ignoresDivisorPoint,
  ignoresPoint,
  multipliesSides,
  remainderAsDecimal,
  skipsZero,
} from './product-mistakes.ts';

/** Worked solution of a product of decimals. */
export function decimalProductSteps({ a, b }: TwoDecimals): Step[] {
  const places = placesOf(a) + placesOf(b);
  const product = unitsOf(a) * unitsOf(b);
  return steps(
    [
      `${a} × ${b}`,
      `Think of the first as ${unitsOf(a)} ${placeName(placesOf(a))}s and of the second as ${unitsOf(b)} ${placeName(placesOf(b))}s.`,
    ],
    [`${unitsOf(a)} × ${unitsOf(b)} = ${product}`, 'Multiply the whole numbers.'],
    [
      `${product} ÷ ${10 ** places}`,
      `${placesOf(a)} and ${placesOf(b)} decimal places make ${places} in all: divide by ${10 ** places}.`,
    ],
    [decimalText(decimalResult({ a, b }, '×')), 'Set the point.'],
  );
}

/** Hints for a product of decimals. */
export function decimalProductHints({ a, b }: TwoDecimals): Prose[] {
  return [
    'About how large will the product be? Round both numbers first.',
    `Multiply without the points: \`${unitsOf(a)} × ${unitsOf(b)}\`.`,
    `Count the decimal places of both numbers together: ${placesOf(a)} and ${placesOf(b)}. The product has that many, before zeros at the end go.`,
  ];
}

/** Worked solution of a quotient of decimals. */
export function decimalQuotientSteps({ a, b }: TwoDecimals): Step[] {
  const result = decimalResult({ a, b }, '÷');
  const key = asDecimal(result);
  const scale = 10 ** placesOf(b);
  const dividend = decimalText(exact(a).mul(scale));
  const start =
    scale === 1
      ? steps([`${a} ÷ ${b}`, 'Share the number, place by place.'])
      : steps(
          [`${a} ÷ ${b}`, `Multiply both numbers by ${scale}: the quotient stays the same.`],
          [`${dividend} ÷ ${unitsOf(b)}`, 'Now the divisor is a whole number.'],
        );
  if (!ends(result)) return [...start, ...steps([key, 'Divide and round to the nearest thousandth.'])];
  const places = Math.max(placesOf(dividend), placesOf(key));
  const units = exact(dividend)
    .mul(10 ** places)
    .valueOf();
  const quotient = exact(key)
    .mul(10 ** places)
    .valueOf();
  return [
    ...start,
    ...(places === 0
      ? []
      : steps([
          `${units} ÷ ${unitsOf(b)} = ${quotient}`,
          `Divide ${units} ${placeName(places)}s. Zeros behind the last digit help where something is left over.`,
        ])),
    ...steps([key, places === 0 ? 'Divide.' : `${quotient} ${placeName(places)}s, written as a decimal.`]),
  ];
}

/** Hints for a quotient of decimals. */
export function decimalQuotientHints({ a, b }: TwoDecimals): Prose[] {
  const scale = 10 ** placesOf(b);
  if (scale > 1)
    return [
      `How many times does \`${b}\` fit into \`${a}\`? More than once or less?`,
      'Multiply both numbers by 10, 100 or 1000 until the divisor is a whole number. The quotient does not change.',
      `Work out \`${decimalText(exact(a).mul(scale))} ÷ ${unitsOf(b)}\`.`,
    ];
  return [
    `About how large is one share if \`${a}\` is shared among ${b}?`,
    'Divide place by place and set the point in the quotient when you pass it.',
    'If something is left over at the end, write a zero behind the last digit and go on.',
  ];
}

/** Grades 5 and 6: products of decimals. */
export const multiplyDecimals = decimalSkill({
  code: 'decimals.multiply',
  name: 'Multiply decimals',
  canDo: 'I can multiply decimals.',
  grade: 5,
  standards: ['5.NBT.B.7', '6.NS.B.3'],
  prerequisites: ['decimals.times-power', 'decimals.add'],
  cases: {
    'below-one': {
      label: 'both numbers less than 1',
      draw: (rng, level) => ({ a: drawDecimal(rng, 0, 0, 1), b: drawDecimal(rng, 0, 0, byLevel(level, 1, 1, 2)) }),
    },
    'by-whole': {
      label: 'a decimal times a whole number',
      draw: (rng, level) => {
        const long = byLevel(level, 1, 2, 2);
        return {
          a: drawDecimal(rng, 1, byLevel(level, 5, 9, 40), long),
          b: String(rng.int(2, byLevel(level, 6, 9, 15))),
        };
      },
    },
    'above-one': {
      label: 'both numbers more than 1',
      draw: (rng, level) => {
        const long = byLevel(level, 1, 2, 2);
        return {
          a: drawDecimal(rng, 1, byLevel(level, 3, 9, 25), long),
          b: drawDecimal(rng, 1, byLevel(level, 2, 6, 9), 1),
        };
      },
    },
  },
  sign: '×',
  solve: decimalProductSteps,
  hints: decimalProductHints,
  accepts: hasPoint,
  mistakes: {
    ...alignsPoint,
    ...countsFromLeft,
    ...multipliesSides,
  },
});

/** A dividend computed from the quotient, so that the division comes out even. */
function fromQuotient(rng: Rng, divisor: string, low: number, high: number, places: number): TwoDecimals {
  const quotient = drawDecimal(rng, low, high, places);
  return { a: decimalText(new Fraction(quotient).mul(divisor)), b: divisor };
}

/** Grade 5: a decimal shared among a whole number. */
export const divideByWhole = decimalSkill({
  code: 'decimals.divide-by-whole',
  name: 'Divide a decimal by a whole number',
  canDo: 'I can divide a decimal by a whole number.',
  grade: 5,
  standards: ['5.NBT.B.7'],
  prerequisites: ['decimals.multiply'],
  cases: {
    'comes-out': {
      label: 'comes out within the places written',
      draw: (rng, level) => {
        const high = byLevel(level, 4, 12, 40);
        const divisor = rng.int(2, byLevel(level, 5, 9, 12));
        return fromQuotient(rng, String(divisor), 1, high, byLevel(level, 1, 2, 2));
      },
    },
    'go-on': {
      label: 'zeros must be added',
      draw: (rng, level) => {
        const divisor = rng.pick(byLevel(level, [2], [4, 5], [4, 8]));
        // One more than a multiple of the divisor in the last place, so that there is a remainder.
        const units = divisor * rng.int(2, byLevel(level, 15, 40, 99)) + rng.pick([1, divisor - 1]);
        return { a: scaledText(units, 1), b: String(divisor) };
      },
    },
    'zero-inside': {
      label: 'a zero in the quotient',
      draw: (rng, level) => {
        const high = byLevel(level, 4, 12, 40);
        const divisor = rng.int(2, byLevel(level, 5, 9, 12));
        const quotient = scaledText(rng.int(1, high) * 100 + rng.int(1, 9), 2);
        return { a: decimalText(exact(quotient).mul(divisor)), b: String(divisor) };
      },
    },
  },
  sign: '÷',
  solve: decimalQuotientSteps,
  hints: decimalQuotientHints,
  accepts: (a, b) => placesOf(a) > 0 && placesOf(b) === 0,
  mistakes: {
    ...appendsRemainder,
    ...ignoresPoint,
    ...skipsZero,
  },
});

/** Grade 6: a division by a decimal. */
export const divideByDecimal = decimalSkill({
  code: 'decimals.divide-by-decimal',
  name: 'Divide by a decimal',
  canDo: 'I can divide by a decimal.',
  grade: 6,
  standards: ['6.NS.B.3', '5.NBT.B.7'],
  prerequisites: ['decimals.divide-by-whole'],
  cases: {
    'whole-quotient': {
      label: 'the quotient is a whole number',
      draw: (rng, level) => {
        const divisor = drawDecimal(rng, 0, byLevel(level, 0, 2, 9), byLevel(level, 1, 1, 2));
        return fromQuotient(rng, divisor, 2, byLevel(level, 9, 20, 60), 0);
      },
    },
    'decimal-quotient': {
      label: 'the quotient is a decimal',
      draw: (rng, level) => {
        const divisor = drawDecimal(rng, 0, byLevel(level, 0, 2, 9), byLevel(level, 1, 1, 2));
        return fromQuotient(rng, divisor, 1, byLevel(level, 5, 12, 30), 1);
      },
    },
    'below-one': {
      label: 'the dividend is smaller than the divisor',
      draw: (rng, level) => {
        const divisor = drawDecimal(rng, 0, byLevel(level, 0, 2, 9), byLevel(level, 1, 1, 2));
        return fromQuotient(rng, divisor, 0, 0, 1);
      },
    },
  },
  sign: '÷',
  solve: decimalQuotientSteps,
  hints: decimalQuotientHints,
  accepts: (_, b) => placesOf(b) > 0,
  mistakes: {
    ...ignoresDivisorPoint,
    ...divideLargerFirst,
    ...appendsRemainder,
  },
});

/** Grade 6: a division of whole numbers with a decimal result. */
export const divideWholes = decimalSkill({
  code: 'decimals.divide-wholes',
  name: 'Divide whole numbers with a decimal result',
  canDo: 'I can go on dividing after the point.',
  grade: 6,
  standards: ['6.NS.B.3'],
  prerequisites: ['decimals.divide-by-whole'],
  cases: {
    'above-one': {
      label: 'quotient greater than 1',
      draw: (rng, level) => {
        const divisor = rng.pick(byLevel(level, [2, 4, 5], [4, 5, 8], [8, 16, 20, 25]));
        const left = rng.int(1, divisor - 1);
        const wholes = rng.int(1, byLevel(level, 5, 12, 30));
        return { a: String(wholes * divisor + left), b: String(divisor) };
      },
    },
    'below-one': {
      label: 'quotient less than 1',
      draw: (rng, level) => {
        const divisor = rng.pick(byLevel(level, [2, 4, 5, 10], [4, 5, 8, 20], [8, 16, 20, 25]));
        const left = rng.int(1, divisor - 1);
        const wholes = 0;
        return { a: String(wholes * divisor + left), b: String(divisor) };
      },
    },
  },
  sign: '÷',
  solve: decimalQuotientSteps,
  hints: decimalQuotientHints,
  accepts: (a, b) => !hasPoint(a, b) && Number(b) > 1 && Number(a) % Number(b) !== 0,
  mistakes: {
    ...remainderAsDecimal,
    ...divideLargerFirst,
  },
});
