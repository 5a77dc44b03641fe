import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import {
  decimalText,
  fractionOf,
  isNear,
  lowestText,
  over,
  readDecimal,
  readTerm,
  scaledText,
} from '../kit/fraction-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { exact, partOf, placeName, placesOf, unitsOf, wholeOf } from './decimal-numbers.ts';

type FractionParams = { readonly top: number; readonly bottom: number };

/** The smallest power of ten that is a multiple of the denominator. */
const powerOver = (bottom: number): number => [10, 100, 1000, 10_000].find((power) => power % bottom === 0) ?? 0;

/** Grades 4 to 6: a fraction as a decimal. */
export const fractionToDecimal = skill<FractionParams>({
  code: 'decimals.from-fraction',
  name: 'Write a fraction as a decimal',
  canDo: 'I can write a fraction as a decimal.',
  grade: 5,
  standards: ['4.NF.C.6', '5.NF.B.3'],
  prerequisites: ['decimals.shaded', 'fractions.equivalent'],
  cases: {
    tenths: {
      label: 'denominator 10 or 100',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [10], [10, 100], [100, 1000]);
        return bottoms.flatMap((bottom) =>
          range(1, level === 1 ? 2 * bottom - 1 : bottom - 1)
            .filter((top) => top % 10 !== 0)
            .map((top): FractionParams => ({ top, bottom })),
        );
      }),
    },
    rename: {
      label: 'denominator divides 10 or 100',
      draw: fromPool((level) => {
        const small = byLevel(level, [2, 5, 20], [4, 5, 20, 25], [8, 20, 25, 40, 50]);
        const bottoms = small;
        return bottoms.flatMap((bottom) =>
          range(1, bottom - 1)
            .filter((top) => gcd(top, bottom) === 1)
            .map((top): FractionParams => ({ top, bottom })),
        );
      }),
    },
    'above-one': {
      label: 'fraction more than 1',
      draw: fromPool((level) => {
        const small = byLevel(level, [2, 5], [4, 5, 20, 25], [8, 20, 25, 40, 50]);
        const bottoms = small;
        return bottoms.flatMap((bottom) =>
          range(bottom + 1, 3 * bottom)
            .filter((top) => gcd(top, bottom) === 1)
            .map((top): FractionParams => ({ top, bottom })),
        );
      }),
    },
  },
  pose: ({ top, bottom }) => ({
    prompt: 'Write this fraction as a decimal.',
    math: over(top, bottom),
    answer: { kind: 'number', key: decimalText(fractionOf(top, bottom)), forms: ['decimal'] },
  }),
  solve: ({ top, bottom }) => {
    const power = powerOver(bottom);
    const scaled = (top * power) / bottom;
    return steps(
      [over(top, bottom), `Look for an equal fraction with denominator 10, 100 or 1000.`],
      ...(power === bottom
        ? []
        : [[over(scaled, power), `${bottom} goes into ${power}: multiply both by ${power / bottom}.`] as const]),
      [
        decimalText(fractionOf(top, bottom)),
        `${scaled} ${placeName(String(power).length - 1)}${scaled === 1 ? '' : 's'}, written as a decimal.`,
      ],
    );
  },
  hints: ({ top, bottom }) => [
    `Is \`${over(top, bottom)}\` less or more than 1? So what stands before the point?`,
    powerOver(bottom) === bottom
      ? `How do you write one ${placeName(String(bottom).length - 1)} as a decimal?`
      : `By what must you multiply ${bottom} to get ${powerOver(bottom)}?`,
    powerOver(bottom) === bottom
      ? `The last digit of ${top} goes into the ${placeName(String(bottom).length - 1)}s place.`
      : `Multiply the numerator by the same number, then write it as ${placeName(String(powerOver(bottom)).length - 1)}s.`,
  ],
  confirms: ({ top, bottom }, key) => Math.abs(Number(key) * bottom - top) < 1e-9,
  mistakes: {
    'decimals.bar-as-point': ({ top, bottom }) =>
      wrote(`${top}.${bottom}`, [`${top}.${bottom}`, 'The line becomes the point.']),
    'decimals.denominator-as-decimal': ({ top, bottom }) =>
      top === 1 ? wrote(`0.${bottom}`, [`0.${bottom}`, `One ${bottom}th has a ${bottom} in it.`]) : undefined,
    'decimals.adds-top-and-bottom': ({ top, bottom }) => {
      const sum = String(top + bottom);
      if (sum.length < 2) return undefined;
      const found = `${sum[0]}.${sum.slice(1)}`;
      return wrote(
        found,
        [`${top} + ${bottom} = ${sum}`, 'Add the two numbers.'],
        [found, 'Put a point behind the first digit.'],
      );
    },
    'decimals.ignores-place-name': ({ top, bottom }) =>
      powerOver(bottom) === bottom && top < bottom / 10
        ? wrote(`0.${top}`, [`0.${top}`, 'Write the top after the decimal point.'])
        : undefined,
  },
  read: (text) => {
    const term = readTerm(text.replace(/\s*=\s*\??$/, ''));
    return term && term[0] === 0 && term[1] > 0 && powerOver(term[2]) > 0 && term[2] > 1
      ? { top: term[1], bottom: term[2] }
      : undefined;
  },
});

type DecimalParams = { readonly number: string };

/** Grade 4: a decimal as a fraction. */
export const decimalToFraction = skill<DecimalParams>({
  code: 'decimals.to-fraction',
  name: 'Write a decimal as a fraction',
  canDo: 'I can write a decimal as a fraction.',
  grade: 4,
  standards: ['4.NF.C.6'],
  prerequisites: ['decimals.shaded'],
  cases: casesOf(
    {
      'below-one': { label: 'less than 1', few: 'There are nine tenths below one.' },
      zero: { label: 'a zero after the decimal point', few: 'There are nine hundredths below a tenth.' },
      'above-one': 'more than 1',
    },
    (rng, level, caseId) => {
      const places = caseId === 'zero' ? byLevel(level, 2, 2, 3) : byLevel(level, 1, 2, 3);
      const units = rng.int(1, 10 ** (caseId === 'zero' ? places - 1 : places) - 1);
      const sound = units % 10 === 0 ? units + 1 : units;
      return {
        number: scaledText(
          (caseId === 'above-one' ? rng.int(1, byLevel(level, 3, 9, 20)) : 0) * 10 ** places + sound,
          places,
        ),
      };
    },
  ),
  pose: ({ number }) => ({
    prompt: `Write \`${number}\` as a fraction${wholeOf(number) > 0 ? ' or a mixed number' : ''}. You need not simplify.`,
    answer: { kind: 'number', key: lowestText(exact(number)) },
  }),
  solve: ({ number }) => {
    const raw = over(unitsOf(number), 10 ** placesOf(number));
    const tidy = lowestText(exact(number));
    return steps(
      [number, `The last digit stands for ${placeName(placesOf(number))}s.`],
      [raw, `So there are ${unitsOf(number)} ${placeName(placesOf(number))}${unitsOf(number) === 1 ? '' : 's'}.`],
      ...(raw === tidy ? [] : [[tidy, 'The same number in lowest terms.'] as const]),
    );
  },
  hints: ({ number }) => [
    `Read the number aloud with its place name. What is the last place called?`,
    `The place name gives the denominator: one ${placeName(placesOf(number))} is \`1/${10 ** placesOf(number)}\`.`,
  ],
  confirms: ({ number }, key) => isNear(key, Number(number)),
  mistakes: {
    'decimals.point-as-bar': ({ number }) => {
      const digits = String(Number(partOf(number)));
      if (wholeOf(number) > 0)
        return wrote(over(wholeOf(number), Number(digits)), [
          over(wholeOf(number), Number(digits)),
          'The point becomes the line.',
        ]);
      if (digits.length !== 2 || digits.endsWith('0')) return undefined;
      const found = over(Number(digits[0]), Number(digits[1]));
      return wrote(found, [found, 'The first digit goes on top, the second below.']);
    },
    'decimals.everything-over-ten': ({ number }) =>
      placesOf(number) < 2
        ? undefined
        : wrote(over(unitsOf(number), 10), [over(unitsOf(number), 10), 'Decimals are tenths.']),
    'decimals.denominator-as-decimal': ({ number }) =>
      wholeOf(number) > 0
        ? undefined
        : wrote(over(1, Number(partOf(number))), [
            over(1, Number(partOf(number))),
            `The ${Number(partOf(number))} goes below the line.`,
          ]),
  },
  read: (text) => {
    const number = text
      .trim()
      .replace(/^\./, '0.')
      .replace(/\s*=\s*\??$/, '');
    return readDecimal(number) && placesOf(number) > 0 && Number(partOf(number)) > 0 ? { number } : undefined;
  },
});
