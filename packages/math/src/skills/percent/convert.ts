import { defineSkill } from '../../generate.ts';
import type { Level, Rng } from '../../types.ts';
import { decimalText, exact, floatOf, fractionText, near, percentAnswer, steps, wrote } from '../shared/numeric.ts';
import { NUMBER, numbersOf, plainPercent } from './reading.ts';

/** A percent to write in another way. */
type FromPercent = { readonly percent: string; readonly to: 'fraction' | 'decimal' };

const hundredth = (percent: string) => exact(percent).div(100);

function percentFor(rng: Rng, level: Level, caseId: string): string {
  if (caseId.includes('single-digit')) return String(rng.int(1, 9));
  if (caseId.includes('over-100')) return String(rng.int(21, level === 1 ? 40 : 70) * 5);
  if (level === 3) return rng.pick(['12.5', '37.5', '62.5', '87.5', '2.5', '0.5', '17.5', '33.6']);
  return String(rng.int(2, level === 1 ? 9 : 19) * (level === 1 ? 10 : 5));
}

/** A percent as a fraction or a decimal. */
export const percentToFractionDecimal = defineSkill<FromPercent>({
  code: 'percent.to-fraction-decimal',
  name: 'Write a percent as a fraction or a decimal',
  canDo: 'I can write a percent as a fraction and as a decimal.',
  grade: 6,
  domain: 'percent',
  standards: ['6.RP.A.3c'],
  prerequisites: [],
  cases: [
    { id: 'fraction', label: 'as a fraction' },
    { id: 'decimal', label: 'as a decimal' },
    { id: 'single-digit-decimal', label: 'below ten percent, as a decimal' },
    { id: 'single-digit-fraction', label: 'below ten percent, as a fraction' },
    { id: 'over-100-decimal', label: 'above a hundred percent' },
  ],
  draw: (rng, level, caseId) => ({
    percent: percentFor(rng, level, caseId),
    to: caseId.endsWith('fraction') ? 'fraction' : 'decimal',
  }),
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
  misconceptions: [
    {
      id: 'percent.single-digit-as-tenths',
      work: ({ percent, to }) => {
        if (!/^\d$/.test(percent)) return undefined;
        return to === 'decimal'
          ? wrote(`0.${percent}`, [`${percent}% = 0.${percent}`, 'I put the digit behind the point.'])
          : wrote(fractionText(exact(percent, 10)), [`${percent}/10`, 'I write the digit over ten.']);
      },
    },
    {
      id: 'percent.one-over-percent',
      work: ({ percent, to }) =>
        to === 'fraction' && /^\d+$/.test(percent) && percent !== '1'
          ? wrote(`1/${percent}`, [`1/${percent}`, `\`${percent}%\` is one out of \`${percent}\`.`])
          : undefined,
    },
    {
      id: 'percent.sign-dropped',
      work: ({ percent }) => wrote(percent, [percent, 'I leave the percent sign out.']),
    },
    {
      id: 'percent.point-in-front',
      work: ({ percent, to }) => {
        const value = `0.${percent.replace('.', '')}`;
        return to === 'decimal' && (Number(percent) > 100 || percent.includes('.'))
          ? wrote(value, [`${percent}% = ${value}`, 'I put a point in front of the digits.'])
          : undefined;
      },
    },
    {
      id: 'percent.over-ten',
      work: ({ percent }) =>
        /^\d\d+$/.test(percent)
          ? wrote(decimalText(exact(percent, 10)), [`${percent} ÷ 10`, 'I divide by ten.'])
          : undefined,
    },
  ],
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
export const percentFromFractionDecimal = defineSkill<ToPercent>({
  code: 'percent.from-fraction-decimal',
  name: 'Write a fraction or a decimal as a percent',
  canDo: 'I can write a fraction or a decimal as a percent.',
  grade: 6,
  domain: 'percent',
  standards: ['6.RP.A.3c'],
  prerequisites: ['percent.to-fraction-decimal'],
  cases: [
    { id: 'fraction', label: 'a fraction' },
    { id: 'hundredths', label: 'a decimal with two places' },
    { id: 'tenths', label: 'a decimal with one place' },
    { id: 'small', label: 'a decimal below a tenth' },
    { id: 'over-one', label: 'more than one' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'fraction') {
      const under = rng.pick(level === 1 ? [2, 4, 5, 10] : level === 2 ? [4, 5, 20, 25, 50] : [8, 16, 40, 25]);
      return { value: fractionText(exact(rng.int(1, under - 1), under)) };
    }
    if (caseId === 'tenths') return { value: `0.${rng.int(1, 9)}` };
    if (caseId === 'small')
      return { value: level === 3 ? `0.0${rng.int(1, 9)}${rng.int(1, 9)}` : `0.0${rng.int(1, 9)}` };
    if (caseId === 'over-one')
      return { value: `${rng.int(1, level)}.${rng.int(1, 9)}${level > 1 ? rng.int(1, 9) : ''}` };
    return { value: level === 3 ? `0.${rng.int(11, 98)}5` : `0.${rng.int(1, 9)}${rng.int(1, 9)}` };
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
  misconceptions: [
    {
      id: 'percent.digits-as-percent',
      work: ({ value }) =>
        value.includes('/')
          ? undefined
          : wrote(`${Number(value.replace('.', ''))}%`, [
              `${Number(value.replace('.', ''))}%`,
              'I leave out the point and put the percent sign behind it.',
            ]),
    },
    {
      id: 'percent.sign-only',
      work: ({ value }) =>
        value.includes('/') ? undefined : wrote(`${value}%`, [`${value}%`, 'I put the percent sign behind it.']),
    },
    {
      id: 'percent.denominator-as-percent',
      work: ({ value }) => {
        const [top, under] = value.split('/');
        return under === undefined
          ? undefined
          : wrote(`${top === '1' ? under : `${top}${under}`}%`, [
              `${top === '1' ? under : `${top}${under}`}%`,
              'I take the numbers of the fraction.',
            ]);
      },
    },
    {
      id: 'percent.times-ten',
      work: ({ value }) => {
        const percent = decimalText(exact(value).mul(10));
        return wrote(`${percent}%`, [
          `${decimalText(exact(value))} × 10 = ${percent}`,
          'I move the point by one place.',
        ]);
      },
    },
  ],
  read: (text) => {
    const [value] =
      /(\d{1,4}\/\d{1,4}|\d{0,3}\.\d{1,4}) (?:as|to|into) a (?:percent|%)/.exec(text.replace(/[`]/g, '')) ?? [];
    const number = value?.split(' ')[0];
    return number === undefined || /\/0+$/.test(number) ? undefined : { value: number };
  },
});
