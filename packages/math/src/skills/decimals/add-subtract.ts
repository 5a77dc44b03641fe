import type { Level, Prose, Rng, Step } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText } from '../kit/fraction-text.ts';
import { steps } from '../kit/work.ts';
import { drawDecimal, padded, placeName, placesOf, type TwoDecimals, unitsAt } from './decimal-numbers.ts';
import { decimalResult, decimalSkill, hasPoint } from './decimal-skill.ts';
import {
  addCountsPlaces,
  addsPartsSeparately,
  alignsRight,
  copiesExtraDigits,
  smallerDigitFromLarger,
} from './sum-mistakes.ts';

/** Worked solution of a sum or difference of decimals. */
export function decimalSumSteps({ a, b }: TwoDecimals, sign: '+' | '-'): Step[] {
  const places = Math.max(placesOf(a), placesOf(b));
  const [x, y] = [unitsAt(a, places), unitsAt(b, places)];
  const found = sign === '+' ? x + y : x - y;
  const same = placesOf(a) === placesOf(b);
  return steps(
    [`${a} ${sign} ${b}`, 'Tenths go with tenths, hundredths with hundredths: line up the points.'],
    ...(same
      ? []
      : [
          [
            `${padded(a, places)} ${sign} ${padded(b, places)}`,
            `Write both with ${places} decimal places. Zeros at the end change nothing.`,
          ] as const,
        ]),
    [`${x} ${sign} ${y} = ${found}`, `Count ${placeName(places)}s.`],
    [decimalText(decimalResult({ a, b }, sign)), `${found} ${placeName(places)}s, written as a decimal.`],
  );
}

/** Hints for a sum or difference of decimals. */
export function decimalSumHints({ a, b }: TwoDecimals, sign: '+' | '-'): Prose[] {
  const places = Math.max(placesOf(a), placesOf(b));
  return [
    'About how large is the result? Look at the whole numbers first.',
    'Write the numbers under each other so that the decimal points line up.',
    placesOf(a) === placesOf(b)
      ? `Both are in ${placeName(places)}s: ${unitsAt(a, places)} and ${unitsAt(b, places)} of them.`
      : `Give both numbers ${places} decimal places: \`${padded(a, places)} ${sign} ${padded(b, places)}\`.`,
  ];
}

/** Grades 5 and 6: sums of decimals. */
export const addDecimals = decimalSkill({
  code: 'decimals.add',
  name: 'Add decimals',
  canDo: 'I can add decimals.',
  grade: 5,
  standards: ['5.NBT.B.7', '6.NS.B.3'],
  prerequisites: ['decimals.place-value', 'decimals.compare'],
  cases: {
    regroup: {
      label: 'tenths pass one whole',
      draw: (rng, level) => {
        const high = byLevel(level, 3, 9, 60);
        const places = byLevel(level, 1, 1, 2);
        const scale = 10 ** places;
        const x = rng.int(Math.floor(scale / 2) + 1, scale - 1);
        const y = rng.int(scale - x + 1, scale - 1);
        const write = (part: number) => `${rng.int(0, high)}.${String(part).padStart(places, '0')}`;
        return { a: write(x), b: write(y) };
      },
    },
    'different-places': {
      label: 'different numbers of decimal places',
      draw: (rng, level) => {
        const high = byLevel(level, 3, 9, 60);
        const [short, long] = byLevel(level, [1, 2], [1, 2], [1, 3]) as readonly [number, number];
        const [a, b] = rng.shuffle([drawDecimal(rng, 0, high, short), drawDecimal(rng, 0, high, long)]);
        return { a: a ?? '0.5', b: b ?? '0.25' };
      },
    },
    'with-whole': {
      label: 'a whole number and a decimal',
      draw: (rng, level) => {
        const high = byLevel(level, 3, 9, 60);
        return {
          a: drawDecimal(rng, 0, high, byLevel(level, 1, 2, 3)),
          b: String(rng.int(2, byLevel(level, 9, 20, 80))),
        };
      },
    },
  },
  sign: '+',
  solve: (params) => decimalSumSteps(params, '+'),
  hints: (params) => decimalSumHints(params, '+'),
  accepts: hasPoint,
  mistakes: {
    ...addsPartsSeparately,
    ...alignsRight('+'),
    ...addCountsPlaces,
  },
});

/** Draws what all cases of the skill have in common. */
const beginSubtractDecimals = (rng: Rng, level: Level) => {
  const low = rng.int(0, byLevel(level, 2, 8, 40));
  const above = low + rng.int(1, byLevel(level, 4, 9, 50));
  return { low, above };
};

/** Grades 5 and 6: differences of decimals. */
export const subtractDecimals = decimalSkill({
  code: 'decimals.subtract',
  name: 'Subtract decimals',
  canDo: 'I can subtract decimals.',
  grade: 5,
  standards: ['5.NBT.B.7', '6.NS.B.3'],
  prerequisites: ['decimals.add'],
  cases: {
    regroup: {
      label: 'with regrouping, same places',
      draw: (rng, level) => {
        const { low, above } = beginSubtractDecimals(rng, level);
        const places = byLevel(level, 1, 1, 2);
        const scale = 10 ** places;
        const x = rng.int(0, Math.floor(scale / 2) - 1);
        const y = rng.int(x + 1, scale - 1);
        const write = (whole: number, part: number) => `${whole}.${String(part).padStart(places, '0')}`;
        return { a: write(above, x), b: write(low, y) };
      },
    },
    'longer-below': {
      label: 'the number taken away has more places',
      draw: (rng, level) => {
        const { low, above } = beginSubtractDecimals(rng, level);
        const [short, long] = byLevel(level, [1, 2], [1, 2], [1, 3]) as readonly [number, number];
        return { a: drawDecimal(rng, above, above, short), b: drawDecimal(rng, low, above - 1, long) };
      },
    },
    'longer-above': {
      label: 'the first number has more places',
      draw: (rng, level) => {
        const { low, above } = beginSubtractDecimals(rng, level);
        const [short, long] = byLevel(level, [1, 2], [1, 2], [2, 3]) as readonly [number, number];
        return { a: drawDecimal(rng, above, above, long), b: drawDecimal(rng, low, above - 1, short) };
      },
    },
    'from-whole': {
      label: 'from a whole number',
      draw: (rng, level) => {
        const { low, above } = beginSubtractDecimals(rng, level);
        return { a: String(above), b: drawDecimal(rng, low, above - 1, byLevel(level, 1, 2, 3)) };
      },
    },
  },
  sign: '-',
  solve: (params) => decimalSumSteps(params, '-'),
  hints: (params) => decimalSumHints(params, '-'),
  accepts: hasPoint,
  mistakes: {
    ...copiesExtraDigits,
    ...alignsRight('-'),
    ...smallerDigitFromLarger,
  },
});
