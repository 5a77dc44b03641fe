import type { Prose } from '../../types.ts';
import { moneyAnswer, percentAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { decimalText, dollars, exact, floatOf, roundedText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { storyOf, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { errorStories, interestStories } from '../stories/percents.ts';

/** Simple interest on a sum for whole years or, with `months`, for part of a year. */
type Interest = {
  readonly sum: number;
  readonly percent: number;
  readonly months: number;
  readonly asks: 'interest' | 'total';
  readonly name: string;
};

const yearly = ({ sum, percent }: Interest) => exact(sum).mul(percent).div(100);
const interestOf = (params: Interest) => yearly(params).mul(params.months).div(12);
const keyOf = (params: Interest) => (params.asks === 'total' ? interestOf(params).add(params.sum) : interestOf(params));
const time = ({ months }: Interest): Prose =>
  months % 12 === 0 ? `\`${months / 12}\` ${months === 12 ? 'year' : 'years'}` : `\`${months}\` months`;
const inYears = ({ months }: Interest): string => decimalText(exact(months, 12));

/** Simple interest. */
export const simpleInterest = skill<Interest>({
  code: 'percent.simple-interest',
  name: 'Find simple interest',
  canDo: 'I can find simple interest.',
  grade: 7,
  standards: ['7.RP.A.3'],
  prerequisites: ['percent.of-number'],
  cases: casesOf(
    { interest: 'the interest for some years', total: 'the sum with the interest', months: 'part of a year' },
    (rng, level, caseId): Interest => {
      const sum = rng.int(2, byLevel(level, 10, 30, 60)) * 100;
      const months = caseId === 'months' ? rng.pick([3, 6, 9, 18]) : 12 * rng.int(2, level === 1 ? 4 : 8);
      return {
        sum: caseId === 'months' ? sum * 2 : sum,
        percent: rng.int(2, level === 1 ? 5 : 9),
        months,
        asks: caseId === 'total' || (caseId === 'months' && level === 3) ? 'total' : 'interest',
        name: rng.pick(firstNames),
      };
    },
  ),
  pose: (params) => ({
    prompt: tellWith(storyOf(interestStories, params.name)?.[params.asks], { ...params, time: time(params) }),
    answer: moneyAnswer(keyOf(params)),
  }),
  solve: (params) => {
    const { sum, percent } = params;
    const lines: [string, string][] = [
      [`${percent}/100 × ${sum} = ${decimalText(yearly(params))}`, 'Find the interest for one year.'],
      [
        `${decimalText(yearly(params))} × ${inYears(params)} = ${decimalText(interestOf(params))}`,
        params.months % 12 === 0
          ? 'Every year brings the same interest.'
          : `\`${params.months}\` months are \`${inYears(params)}\` of a year.`,
      ],
    ];
    if (params.asks === 'total')
      lines.push([
        `${sum} + ${decimalText(interestOf(params))} = ${decimalText(keyOf(params))}`,
        'Add the interest to the sum.',
      ]);
    return steps(...lines);
  },
  hints: (params) => [
    `How much is the interest for one year? Find \`${params.percent}%\` of $${params.sum}.`,
    params.months % 12 === 0
      ? 'With simple interest every year brings the same amount.'
      : `Which part of a year are \`${params.months}\` months?`,
    `One year brings ${dollars(yearly(params))}. ${params.asks === 'total' ? 'Find all the interest, then add the money that was there at the start.' : `How much is it after ${time(params)}?`}`,
  ],
  confirms: (params, key) => {
    let total = params.asks === 'total' ? params.sum : 0;
    for (let month = 0; month < params.months; month += 1) total += (params.sum * params.percent) / 1200;
    return near(total, floatOf(key));
  },
  wordProblem: true,
  mistakes: {
    'percent.interest-one-year': (params) => {
      const value = params.asks === 'total' ? yearly(params).add(params.sum) : yearly(params);
      return wrote(dollars(value), [
        `${params.percent}/100 × ${params.sum} = ${decimalText(yearly(params))}`,
        `Find \`${params.percent}%\`.`,
      ]);
    },
    'percent.interest-total-mixed-up': (params) => {
      const value = params.asks === 'total' ? interestOf(params) : interestOf(params).add(params.sum);
      return wrote(dollars(value), [
        dollars(value),
        params.asks === 'total' ? 'The interest is what you get.' : 'Add the interest to the sum.',
      ]);
    },
    'percent.months-as-years': (params) => {
      if (params.months % 12 === 0) return undefined;
      const interest = yearly(params).mul(params.months);
      return wrote(dollars(params.asks === 'total' ? interest.add(params.sum) : interest), [
        `${decimalText(yearly(params))} × ${params.months} = ${decimalText(interest)}`,
        `Multiply by \`${params.months}\`.`,
      ]);
    },
    'percent.sign-dropped': (params) => {
      const interest = exact(params.sum).mul(params.percent).mul(params.months).div(12);
      return wrote(dollars(params.asks === 'total' ? interest.add(params.sum) : interest), [
        `${params.sum} × ${params.percent} × ${inYears(params)} = ${decimalText(interest)}`,
        'Multiply the three numbers.',
      ]);
    },
  },
});

/** An estimate or a measurement against the true value. */
type Estimate = { readonly guess: number; readonly actual: number; readonly story: number };

const gapOf = ({ guess, actual }: Estimate): number => Math.abs(guess - actual);
const errorOf = (params: Estimate) => exact(gapOf(params)).div(params.actual).mul(100);

/** How far off, as a percent of the true value. */
export const percentError = skill<Estimate>({
  code: 'percent.error',
  name: 'Find the percent error',
  canDo: 'I can tell by what percent an estimate is off.',
  grade: 7,
  standards: ['7.RP.A.3'],
  prerequisites: ['percent.find-change'],
  cases: {
    'too-high': {
      label: 'an estimate that is too high',
      draw: (rng, level) => {
        const actual = rng.int(2, byLevel(level, 10, 25, 50)) * 20;
        const percent = level === 1 ? rng.pick([10, 20, 25, 50]) : rng.int(1, 12) * 5;
        const off = (actual * percent) / 100;
        return {
          actual,
          guess: actual + off,
          story: rng.int(0, errorStories.length - 1),
        };
      },
    },
    'too-low': {
      label: 'an estimate that is too low',
      draw: (rng, level) => {
        const actual = rng.int(2, byLevel(level, 10, 25, 50)) * 20;
        const percent = level === 1 ? rng.pick([10, 20, 25, 50]) : rng.int(1, 12) * 5;
        const off = (actual * percent) / 100;
        return {
          actual,
          guess: actual - off,
          story: rng.int(0, errorStories.length - 1),
        };
      },
    },
  },
  pose: (params) => ({
    prompt: tellWith(errorStories[params.story], params),
    answer: percentAnswer(errorOf(params)),
  }),
  solve: (params) => {
    const { guess, actual } = params;
    return steps(
      [`${Math.max(guess, actual)} - ${Math.min(guess, actual)} = ${gapOf(params)}`, 'How far off is it?'],
      [
        `${gapOf(params)} ÷ ${actual} = ${decimalText(errorOf(params).div(100))}`,
        `Compare that with the true value, \`${actual}\`.`,
      ],
      [`${decimalText(errorOf(params).div(100))} = ${decimalText(errorOf(params))}%`, 'Write it as a percent.'],
    );
  },
  hints: (params) => [
    'By how much is it off?',
    'The whole, the hundred percent, is the true value.',
    `It is off by \`${gapOf(params)}\`. What percent of \`${params.actual}\` is that?`,
  ],
  confirms: ({ guess, actual }, key) => near((floatOf(key) / 100) * actual, Math.abs(guess - actual)),
  wordProblem: true,
  mistakes: {
    'percent.wrong-base': (params) => {
      const value = roundedText(exact(gapOf(params)).div(params.guess).mul(100));
      return wrote(
        `${value}%`,
        [`${gapOf(params)} ÷ ${params.guess}`, 'Compare it with the estimate.'],
        [`${value}%`, 'Write it as a percent.'],
      );
    },
    'percent.as-amount': (params) =>
      wrote(`${gapOf(params)}%`, [
        `${Math.max(params.guess, params.actual)} - ${Math.min(params.guess, params.actual)} = ${gapOf(params)}`,
        'The difference is the percent.',
      ]),
    'percent.new-over-old': ({ guess, actual }) =>
      wrote(`${decimalText(exact(guess).div(actual).mul(100))}%`, [
        `${guess} ÷ ${actual}`,
        'Divide the estimate by the true value.',
      ]),
  },
});
