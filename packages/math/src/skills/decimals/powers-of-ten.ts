import { byLevel } from '../kit/by-level.ts';
import { decimalText } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { drawDecimal, exact, partOf, placesOf, type TwoDecimals, wholeOf } from './decimal-numbers.ts';
import { decimalSkill } from './decimal-skill.ts';

type Rule = Mistakes<TwoDecimals>;

const zerosOf = (power: string): number => power.length - 1;
const isPower = (text: string): boolean => /^10+$/.test(text);

/** 3.5 × 10 = 3.50. */
const appendsZeros: Rule = {
  'decimals.appends-zeros': ({ a, b }) => {
    if (placesOf(a) === 0) return undefined;
    const found = `${a}${'0'.repeat(zerosOf(b))}`;
    return wrote(found, [found, `Times ${b} means ${zerosOf(b) === 1 ? 'a zero' : `${zerosOf(b)} zeros`} at the end.`]);
  },
};

/** 3.5 × 10 = 30.50: each side gets the zeros. */
const bothSidesGetZeros: Rule = {
  'decimals.multiplies-both-sides': ({ a, b }) => {
    if (placesOf(a) === 0 || wholeOf(a) === 0) return undefined;
    const found = `${wholeOf(a)}${'0'.repeat(zerosOf(b))}.${partOf(a)}${'0'.repeat(zerosOf(b))}`;
    return wrote(
      found,
      [`${wholeOf(a)} × ${b} = ${wholeOf(a) * Number(b)}`, 'Multiply what stands before the point.'],
      [found, 'Multiply what stands after the decimal point too.'],
    );
  },
};

/** The point moved to the other side. */
const movesOtherWay = (sign: '×' | '÷'): Rule => ({
  'decimals.moves-point-wrong-way': ({ a, b }) => {
    const value = sign === '×' ? exact(a).div(b) : exact(a).mul(b);
    return wrote(decimalText(value), [
      decimalText(value),
      `Move the point ${zerosOf(b)} ${zerosOf(b) === 1 ? 'place' : 'places'} to the ${sign === '×' ? 'left' : 'right'}.`,
    ]);
  },
});

/** 30.5 ÷ 10 = 3.5: only the whole part is divided. */
const dividesWholePart: Rule = {
  'decimals.divides-whole-part-only': ({ a, b }) => {
    const whole = wholeOf(a) / Number(b);
    if (placesOf(a) === 0 || whole < 1 || !Number.isInteger(whole)) return undefined;
    const found = `${whole}.${partOf(a)}`;
    return wrote(
      found,
      [`${wholeOf(a)} ÷ ${b} = ${whole}`, 'Divide the whole number.'],
      [found, 'What stands after the decimal point stays.'],
    );
  },
};

const powerFor = (level: 1 | 2 | 3, caseId: 'ten' | 'larger', second: boolean): string =>
  caseId === 'ten' ? '10' : level === 1 || !second ? '100' : '1000';

/** Grade 5: times 10, 100, 1000. */
export const timesPowerOfTen = decimalSkill({
  code: 'decimals.times-power',
  name: 'Multiply decimals by 10, 100 and 1000',
  canDo: 'I can multiply a decimal by 10, 100 or 1000.',
  grade: 5,
  standards: ['5.NBT.A.2'],
  prerequisites: ['decimals.place-value'],
  cases: {
    ten: {
      label: '10',
      draw: (rng, level) => ({
        a: drawDecimal(rng, rng.int(0, 2), byLevel(level, 9, 60, 300), byLevel(level, 1, rng.int(1, 2), rng.int(1, 3))),
        b: powerFor(level, 'ten', rng.chance(0.5)),
      }),
    },
    larger: {
      label: '100 or 1000',
      draw: (rng, level) => ({
        a: drawDecimal(rng, rng.int(0, 2), byLevel(level, 9, 60, 300), byLevel(level, 1, rng.int(1, 2), rng.int(1, 3))),
        b: powerFor(level, 'larger', rng.chance(0.5)),
      }),
    },
  },
  sign: '×',
  solve: ({ a, b }) =>
    steps(
      [`${a} × ${b}`, `Every digit becomes worth ${b} times as much.`],
      [
        decimalText(exact(a).mul(b)),
        `So every digit moves ${zerosOf(b)} ${zerosOf(b) === 1 ? 'place' : 'places'} to the left.`,
      ],
    ),
  hints: ({ a, b }) => [
    `Will the result be more or less than \`${a}\`?`,
    `What is \`1 × ${b}\`? What is \`0.1 × ${b}\`?`,
    `Each digit moves ${zerosOf(b)} ${zerosOf(b) === 1 ? 'place' : 'places'} to the left in the place value chart.`,
  ],
  accepts: (a, b) => placesOf(a) > 0 && isPower(b),
  mistakes: {
    ...appendsZeros,
    ...bothSidesGetZeros,
    ...movesOtherWay('×'),
  },
});

/** Grade 5: divided by 10, 100, 1000. */
export const dividePowerOfTen = decimalSkill({
  code: 'decimals.divide-power',
  name: 'Divide by 10, 100 and 1000',
  canDo: 'I can divide a decimal by 10, 100 or 1000.',
  grade: 5,
  standards: ['5.NBT.A.2'],
  prerequisites: ['decimals.times-power'],
  cases: {
    ten: {
      label: '10',
      draw: (rng, level) => {
        const b = powerFor(level, 'ten', rng.chance(0.5));
        const places = byLevel(level, 1, 1, 2);
        const round = rng.chance(0.4);
        const a = drawDecimal(rng, 1, byLevel(level, 40, 90, 400), places);
        return { a: round ? `${rng.int(1, 9) * Number(b)}.${partOf(a)}` : a, b };
      },
    },
    larger: {
      label: '100 or 1000',
      draw: (rng, level) => {
        const b = powerFor(level, 'larger', rng.chance(0.5));
        const places = byLevel(level, 1, 1, 2);
        const round = rng.chance(0.4);
        const a = drawDecimal(rng, 1, byLevel(level, 40, 90, 400), places);
        return { a: round ? `${rng.int(1, 9) * Number(b)}.${partOf(a)}` : a, b };
      },
    },
  },
  sign: '÷',
  solve: ({ a, b }) =>
    steps(
      [
        `${a} ÷ ${b}`,
        `Every digit becomes worth one ${b === '10' ? 'tenth' : b === '100' ? 'hundredth' : 'thousandth'} as much.`,
      ],
      [
        decimalText(exact(a).div(b)),
        `So every digit moves ${zerosOf(b)} ${zerosOf(b) === 1 ? 'place' : 'places'} to the right.`,
      ],
    ),
  hints: ({ a, b }) => [
    `Will the result be more or less than \`${a}\`?`,
    `What is \`1 ÷ ${b}\` as a decimal?`,
    `Each digit moves ${zerosOf(b)} ${zerosOf(b) === 1 ? 'place' : 'places'} to the right in the place value chart. Write a zero where a place stays empty.`,
  ],
  accepts: (_, b) => isPower(b),
  mistakes: {
    ...movesOtherWay('÷'),
    ...dividesWholePart,
  },
});
