import { byLevel } from '../kit/by-level.ts';
import { decimalText, fractionOf, isNear, readDecimal, scaledText } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { wholeOf } from './decimal-numbers.ts';

type ShadedParams = { readonly parts: number; readonly shaded: number };

/** Grade 4: a shaded strip of ten or a grid of a hundred as a decimal. */
export const shadedDecimal = skill<ShadedParams>({
  code: 'decimals.shaded',
  name: 'Write the shaded part as a decimal',
  canDo: 'I can write tenths and hundredths as a decimal.',
  grade: 4,
  standards: ['4.NF.C.6'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    tenths: {
      label: 'tenths',
      draw: (rng) => ({ parts: 10, shaded: rng.int(1, 9) }),
      few: 'There are nine tenths below one.',
    },
    hundredths: {
      label: 'hundredths, ten or more',
      draw: (rng, level) => {
        const tens = rng.int(1, 9);
        return { parts: 100, shaded: level === 1 ? tens * 10 + rng.pick([2, 5]) : tens * 10 + rng.int(1, 9) };
      },
    },
    'few-hundredths': {
      label: 'fewer than ten hundredths',
      draw: (rng) => ({ parts: 100, shaded: rng.int(1, 9) }),
      few: 'There are nine numbers from 1 to 9.',
    },
  },
  pose: ({ parts, shaded }) => ({
    prompt: `The whole ${parts === 10 ? 'strip' : 'square'} is 1. Write the shaded part as a decimal.`,
    picture: {
      kind: 'array',
      alt: `${parts === 10 ? 'A strip of 10 equal parts' : 'A square of 100 equal small squares'}, ${shaded} shaded.`,
      ...{ rows: parts / 10, columns: 10, shaded, squares: true },
    },
    answer: { kind: 'number', key: decimalText(fractionOf(shaded, parts)), forms: ['decimal'] },
  }),
  solve: ({ parts, shaded }) =>
    steps(
      [`${shaded}/${parts}`, `${shaded} of ${parts} equal parts are shaded.`],
      [
        decimalText(fractionOf(shaded, parts)),
        parts === 10
          ? 'Tenths stand right after the decimal point.'
          : 'Hundredths stand in the second place after the decimal point.',
      ],
    ),
  hints: ({ parts }) => [
    `What is one part called when the whole is cut into ${parts}?`,
    parts === 10
      ? 'Tenths stand in the first place after the decimal point.'
      : 'Hundredths end in the second place after the decimal point. How many tenths are full?',
  ],
  confirms: ({ parts, shaded }, key) => Math.round(Number(key) * parts) === shaded && isNear(key, shaded / parts),
  mistakes: {
    'decimals.bar-as-point': ({ parts, shaded }) =>
      wrote(`${shaded}.${parts}`, [`${shaded}.${parts}`, `${shaded} out of ${parts}.`]),
    'decimals.ignores-place-name': ({ parts, shaded }) =>
      parts === 100 && shaded < 10
        ? wrote(`0.${shaded}`, [`0.${shaded}`, 'Write the number of parts after the decimal point.'])
        : undefined,
    'decimals.zeros-by-name': ({ parts, shaded }) => {
      const found = `0.${'0'.repeat(String(parts).length - 1)}${shaded}`;
      return wrote(found, [
        found,
        `${parts} has ${String(parts).length - 1} ${parts === 10 ? 'zero' : 'zeros'}, so write as many first.`,
      ]);
    },
  },
});

type MoneyParams = { readonly dollars: number; readonly cents: number };

/** Grade 4: dollars and cents as one decimal. */
export const dollarsAndCents = skill<MoneyParams>({
  code: 'decimals.dollars-and-cents',
  name: 'Write dollars and cents as a decimal',
  canDo: 'I can write an amount of money with a decimal point.',
  grade: 4,
  standards: ['4.MD.A.2', '4.NF.C.6'],
  prerequisites: ['decimals.shaded'],
  cases: {
    'two-digits': {
      label: 'ten cents or more',
      draw: (rng, level) => ({
        dollars: rng.int(byLevel(level, 1, 0, 10), byLevel(level, 9, 40, 250)),
        cents: rng.int(10, 99),
      }),
    },
    'one-digit': {
      label: 'fewer than ten cents',
      draw: (rng, level) => ({
        dollars: rng.int(byLevel(level, 1, 0, 10), byLevel(level, 9, 40, 250)),
        cents: rng.int(1, 9),
      }),
    },
  },
  pose: ({ dollars, cents }) => ({
    prompt: `Write as a decimal number of dollars: ${dollars} ${dollars === 1 ? 'dollar' : 'dollars'} and ${cents} ${cents === 1 ? 'cent' : 'cents'}.`,
    answer: { kind: 'quantity', key: `$${scaledText(dollars * 100 + cents, 2)}`, units: ['$', 'dollars', 'dollar'] },
  }),
  solve: ({ dollars, cents }) =>
    steps(
      [`${dollars} + ${cents}/100`, 'One cent is one hundredth of a dollar.'],
      [`${scaledText(dollars * 100 + cents, 2)}`, 'Hundredths end in the second place after the decimal point.'],
    ),
  hints: ({ cents }) => [
    'How many cents make one dollar? So what part of a dollar is one cent?',
    cents < 10
      ? 'Are there any tenths of a dollar, that is, any dimes? What goes into that place?'
      : 'How many tenths of a dollar, that is, dimes, are in the cents?',
  ],
  confirms: ({ dollars, cents }, key) => Math.round(Number(key.replace('$', '')) * 100) === dollars * 100 + cents,
  mistakes: {
    'decimals.money-point-as-separator': ({ dollars, cents }) =>
      cents < 10
        ? wrote(`${dollars}.${cents}`, [`${dollars}.${cents}`, 'The point stands between dollars and cents.'])
        : undefined,
    'decimals.zeros-by-name': ({ dollars, cents }) =>
      wrote(`${dollars}.00${cents}`, [`${dollars}.00${cents}`, 'Cents are hundredths, and a hundred has two zeros.']),
  },
  read: (text) => {
    const match = /^(\d{1,5}) dollars? and (\d{1,2}) cents?$/i.exec(text.trim());
    return match && readDecimal(match[1] ?? '')
      ? { dollars: wholeOf(match[1] ?? '0'), cents: Number(match[2]) }
      : undefined;
  },
});
