import type { Level, Rng } from '../../types.ts';
import { percentAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact, floatOf, fractionText } from '../kit/numeric.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { NUMBER, numbersOf, plainPercent } from './reading.ts';

/** A percent to write in another way. */
type FromPercent = { readonly percent: string; readonly to: 'fraction' | 'decimal' };

const hundredth = (percent: string) => exact(percent).div(100);

type Size = 'usual' | 'single-digit' | 'over-100';

function percentFor(rng: Rng, level: Level, size: Size): string {
  if (size === 'single-digit') return String(rng.int(1, 9));
  if (size === 'over-100') return String(rng.int(21, level === 1 ? 40 : 70) * 5);
  if (level === 3)
    return rng.pick(['12.5', '37.5', '62.5', '87.5', '2.5', '0.5', '17.5', '33.6', '7.5', '22.5', '6.4']);
  return String(rng.int(level === 1 ? 2 : 3, 19) * 5);
}

const drawPercent =
  (size: Size, to: FromPercent['to']): Draw<FromPercent> =>
  (rng, level) => ({ percent: percentFor(rng, level, size), to });

/** A percent as a fraction or a decimal. */
export const percentToFractionDecimal = skill<FromPercent>({
  code: 'percent.to-fraction-decimal',
  name: 'Write a percent as a fraction or a decimal',
  canDo: 'I can write a percent as a fraction and as a decimal.',
  grade: 6,
  standards: ['6.RP.A.3c'],
  prerequisites: [],
  cases: {
    fraction: { label: 'as a fraction', draw: drawPercent('usual', 'fraction') },
    decimal: { label: 'as a decimal', draw: drawPercent('usual', 'decimal') },
    'single-digit-decimal': {
      label: 'below ten percent, as a decimal',
      draw: drawPercent('single-digit', 'decimal'),
      few: 'There are nine whole percents below ten.',
    },
    'single-digit-fraction': {
      label: 'below ten percent, as a fraction',
      draw: drawPercent('single-digit', 'fraction'),
      few: 'There are nine whole percents below ten.',
    },
    'over-100-decimal': { label: 'above a hundred percent', draw: drawPercent('over-100', 'decimal') },
  },
  pose: ({ percent, to }) =>
    to === 'fraction'
      ? {
          prompt: `Write \`${percent}%\` as a fraction in lowest terms.`,
          answer: { kind: 'number', key: fractionText(hundredth(percent)), forms: ['lowest-terms'] },
        }
      : {
          prompt: `Write \`${percent}%\` as a decimal.`,
          answer: { kind: 'number', key: decimalText(hundredth(percent)), forms: ['decimal'] },
        },
  solve: ({ percent, to }) =>
    to === 'fraction'
      ? steps(
          [`${percent}% = ${percent}/100`, 'Percent means out of a hundred.'],
          ...(fractionText(hundredth(percent)) === `${percent}/100`
            ? []
            : [[`${percent}% = ${fractionText(hundredth(percent))}`, 'Write it in lowest terms.'] as const]),
        )
      : steps(
          [`${percent}% = ${percent} ÷ 100`, 'Percent means out of a hundred.'],
          [`${percent}% = ${decimalText(hundredth(percent))}`, 'Every digit moves two places to the right.'],
        ),
  hints: ({ percent, to }) => [
    'Percent means out of a hundred.',
    to === 'fraction' ? `Write \`${percent}\` over \`100\`.` : `How many hundredths are \`${percent}%\`?`,
    to === 'fraction'
      ? 'Which number divides both the top and the bottom? Go on until nothing does.'
      : `Divide \`${percent}\` by \`100\`. Each digit moves two places.`,
  ],
  confirms: ({ percent }, key) => near(floatOf(key) * 100, Number(percent)),
  mistakes: {
    'percent.single-digit-as-tenths': ({ percent, to }) => {
      if (!/^\d$/.test(percent)) return undefined;
      return to === 'decimal'
        ? wrote(`0.${percent}`, [`${percent}% = 0.${percent}`, 'Put the digit after the decimal point.'])
        : wrote(fractionText(exact(percent, 10)), [`${percent}/10`, 'Write the digit over ten.']);
    },
    'percent.one-over-percent': ({ percent, to }) =>
      to === 'fraction' && /^\d+$/.test(percent) && percent !== '1'
        ? wrote(`1/${percent}`, [`1/${percent}`, `\`${percent}%\` is one out of \`${percent}\`.`])
        : undefined,
    'percent.sign-dropped': ({ percent }) => wrote(percent, [percent, 'Leave the percent sign out.']),
    'percent.point-in-front': ({ percent, to }) => {
      const value = `0.${percent.replace('.', '')}`;
      return to === 'decimal' && (Number(percent) > 100 || percent.includes('.'))
        ? wrote(value, [`${percent}% = ${value}`, 'Put a point in front of the digits.'])
        : undefined;
    },
    'percent.over-ten': ({ percent }) =>
      /^\d\d+$/.test(percent)
        ? wrote(decimalText(exact(percent, 10)), [`${percent} ÷ 10`, 'Divide by ten.'])
        : undefined,
  },
  read: (text) => {
    const [percent] = numbersOf(new RegExp(`${NUMBER}% (?:as|to|into|in) a`), plainPercent(text)) ?? [];
    const to = /decimal/i.test(text) ? 'decimal' : /fraction/i.test(text) ? 'fraction' : undefined;
    return percent === undefined || to === undefined || Number(percent) === 0 ? undefined : { percent, to };
  },
});

/** A fraction or a decimal to write as a percent. */
type ToPercent = { readonly value: string };

const asPercent = ({ value }: ToPercent) => exact(value).mul(100);

/** A fraction or a decimal as a percent. */
export const percentFromFractionDecimal = skill<ToPercent>({
  code: 'percent.from-fraction-decimal',
  name: 'Write a fraction or a decimal as a percent',
  canDo: 'I can write a fraction or a decimal as a percent.',
  grade: 6,
  standards: ['6.RP.A.3c'],
  prerequisites: ['percent.to-fraction-decimal'],
  cases: {
    fraction: {
      label: 'a fraction',
      draw: (rng, level) => {
        const under = rng.pick(byLevel(level, [2, 4, 5, 10], [4, 5, 20, 25, 50], [8, 16, 40, 25]));
        return { value: fractionText(exact(rng.int(1, under - 1), under)) };
      },
    },
    hundredths: {
      label: 'a decimal with two places',
      draw: (rng, level) => ({ value: level === 3 ? `0.${rng.int(11, 98)}5` : `0.${rng.int(1, 9)}${rng.int(1, 9)}` }),
    },
    tenths: {
      label: 'a decimal with one place',
      draw: (rng) => ({ value: `0.${rng.int(1, 9)}` }),
      few: 'There are nine tenths below one.',
    },
    small: {
      label: 'a decimal below a tenth',
      draw: (rng, level) => ({ value: level === 3 ? `0.0${rng.int(1, 9)}${rng.int(1, 9)}` : `0.0${rng.int(1, 9)}` }),
      few: 'There are nine hundredths below a tenth.',
    },
    'over-one': {
      label: 'more than one',
      draw: (rng, level) => ({
        value: `${rng.int(1, Math.max(2, level))}.${rng.int(1, 9)}${level > 1 ? rng.int(1, 9) : ''}`,
      }),
    },
  },
  pose: (params) => ({
    prompt: `Write \`${params.value}\` as a percent.`,
    answer: { ...percentAnswer(asPercent(params)), unitPolicy: 'required' },
  }),
  solve: (params) => {
    const { value } = params;
    const percent = decimalText(asPercent(params));
    return value.includes('/')
      ? steps(
          [
            `${value} = ${decimalText(exact(value))}`,
            'Divide the top by the bottom, or find an equal fraction with 100 at the bottom.',
          ],
          [`${value} = ${percent}%`, 'Hundredths are percent.'],
        )
      : steps(
          [`${value} × 100 = ${percent}`, 'How many hundredths is it?'],
          [`${value} = ${percent}%`, 'Hundredths are percent.'],
        );
  },
  hints: ({ value }) => [
    'A percent counts hundredths.',
    value.includes('/')
      ? `Find an equal fraction with \`100\` at the bottom, or divide the top by the bottom.`
      : `How many hundredths are in \`${value}\`?`,
    value.includes('/')
      ? 'Multiply top and bottom by the same number until the bottom is `100` or `1000`.'
      : 'Multiply by a hundred: each digit moves two places to the left.',
  ],
  confirms: ({ value }, key) => near(floatOf(key) / 100, floatOf(value)),
  mistakes: {
    'percent.digits-as-percent': ({ value }) =>
      value.includes('/')
        ? undefined
        : wrote(`${Number(value.replace('.', ''))}%`, [
            `${Number(value.replace('.', ''))}%`,
            'Leave out the point and put the percent sign behind it.',
          ]),
    'percent.sign-only': ({ value }) =>
      value.includes('/') ? undefined : wrote(`${value}%`, [`${value}%`, 'Put the percent sign behind it.']),
    'percent.denominator-as-percent': ({ value }) => {
      const [top, under] = value.split('/');
      return under === undefined
        ? undefined
        : wrote(`${top === '1' ? under : `${top}${under}`}%`, [
            `${top === '1' ? under : `${top}${under}`}%`,
            'Take the numbers of the fraction.',
          ]);
    },
    'percent.times-ten': ({ value }) => {
      const percent = decimalText(exact(value).mul(10));
      return wrote(`${percent}%`, [`${decimalText(exact(value))} × 10 = ${percent}`, 'Move the point by one place.']);
    },
  },
  read: (text) => {
    const [value] =
      /(\d{1,4}\/\d{1,4}|\d{0,3}\.\d{1,4}) (?:as|to|into) a (?:percent|%)/.exec(text.replace(/[`]/g, '')) ?? [];
    const number = value?.split(' ')[0];
    return number === undefined || /\/0+$/.test(number) ? undefined : { value: number };
  },
});
