import type { Picture } from '../../pictures/types.ts';
import type { Level, MistakenWork, Rng } from '../../types.ts';
import { numberAnswer, percentAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact, floatOf, roundedText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { changeStories, fromToStories } from '../stories/percents.ts';
import { smallOverLarge } from './three.ts';

/** A number that changes by a percent. */
type Change = { readonly start: number; readonly percent: number; readonly up: boolean; readonly story: number };

const changeOf = ({ start, percent }: Change) => exact(start).mul(percent).div(100);
const endOf = (change: Change) =>
  change.up ? exact(change.start).add(changeOf(change)) : exact(change.start).sub(changeOf(change));

const bar = ({ start, percent, up }: Change): Picture => ({
  kind: 'bar-model',
  bars: [
    { label: 'before', parts: [{ size: 100, label: String(start) }] },
    {
      label: 'after',
      parts: up
        ? [
            { size: 100, label: String(start) },
            { size: percent, label: `${percent}%`, shaded: true },
          ]
        : [
            { size: 100 - percent, label: '?' },
            { size: percent, label: `${percent}%`, shaded: true },
          ],
    },
  ],
  alt: `One bar of ${start} for before. The bar for after is ${percent} percent ${up ? 'longer' : 'shorter'}.`,
});

/** The number after a percent change. */
export const percentChangeResult = skill<Change>({
  code: 'percent.increase-decrease',
  name: 'Increase or decrease a number by a percent',
  canDo: 'I can increase or decrease a number by a percent.',
  grade: 7,
  standards: ['7.RP.A.3', '7.EE.A.2'],
  prerequisites: ['percent.of-number'],
  cases: {
    increase: {
      label: 'an increase',
      draw: (rng, level) => {
        const start = rng.int(2, byLevel(level, 12, 40, 120)) * 20;
        const percent = level === 1 ? rng.pick([10, 20, 25, 50]) : rng.int(1, level === 2 ? 15 : 18) * 5;
        return {
          start: (start * percent) % 100 === 0 ? start : start * 5,
          percent,
          up: true,
          story: rng.int(0, changeStories.length - 1),
        };
      },
    },
    decrease: {
      label: 'a decrease',
      draw: (rng, level) => {
        const start = rng.int(2, byLevel(level, 12, 40, 120)) * 20;
        const percent = level === 1 ? rng.pick([10, 20, 25, 50]) : rng.int(1, level === 2 ? 15 : 18) * 5;
        return {
          start: (start * percent) % 100 === 0 ? start : start * 5,
          percent,
          up: false,
          story: rng.int(0, changeStories.length - 1),
        };
      },
    },
  },
  pose: (change) => {
    const told = changeStories[change.story];
    return {
      prompt: tellWith(change.up ? told?.up : told?.down, change),
      answer: numberAnswer(endOf(change)),
      picture: bar(change),
    };
  },
  solve: (change) => {
    const { start, percent, up } = change;
    const amount = decimalText(changeOf(change));
    return steps(
      [`${percent}/100 × ${start} = ${amount}`, `Find \`${percent}%\` of \`${start}\`.`],
      [
        `${start} ${up ? '+' : '-'} ${amount} = ${decimalText(endOf(change))}`,
        up ? 'Add it, since the number grows.' : 'Subtract it, since the number falls.',
      ],
    );
  },
  hints: (change) => [
    `Does the number get larger or smaller than \`${change.start}\`?`,
    `First find \`${change.percent}%\` of \`${change.start}\`.`,
    `\`${change.percent}%\` of \`${change.start}\` is \`${decimalText(changeOf(change))}\`. Is that what the question asks for?`,
  ],
  confirms: ({ start, percent, up }, key) => near(floatOf(key) / start, 1 + (up ? percent : -percent) / 100),
  wordProblem: true,
  mistakes: {
    'percent.change-only': (change) =>
      wrote(decimalText(changeOf(change)), [
        `${change.percent}/100 × ${change.start} = ${decimalText(changeOf(change))}`,
        `Find \`${change.percent}%\`.`,
      ]),
    'percent.as-amount': ({ start, percent, up }) => {
      const value = up ? start + percent : start - percent;
      return value < 0
        ? undefined
        : wrote(String(value), [`${start} ${up ? '+' : '-'} ${percent} = ${value}`, `It changes by \`${percent}\`.`]);
    },
    'percent.wrong-direction': (change) => {
      const value = endOf({ ...change, up: !change.up });
      return wrote(decimalText(value), [
        `${change.start} ${change.up ? '-' : '+'} ${decimalText(changeOf(change))} = ${decimalText(value)}`,
        change.up ? 'Subtract the percent.' : 'Add the percent.',
      ]);
    },
  },
});

/** From one number to another. */
type FromTo = { readonly from: number; readonly to: number; readonly story: number };

const sizeOf = ({ from, to }: FromTo): number => Math.abs(to - from);
const percentOf = ({ from, to }: FromTo) =>
  exact(Math.abs(to - from))
    .div(from)
    .mul(100);

const percentAs = (value: string, line: string, why: string): MistakenWork => wrote(`${value}%`, [line, why]);

/** Draws what all cases of the skill have in common. */
const beginFindPercentChange = (rng: Rng, level: Level) => {
  const from = rng.int(1, byLevel(level, 10, 20, 45)) * 20;
  const percent = level === 1 ? rng.pick([10, 20, 25, 50, 75]) : rng.int(1, 18) * 5;
  const start = (from * percent) % 100 === 0 ? from : from * 5;
  const change = (start * percent) / 100;
  return { start, change };
};

/** Find the percent change. */
export const findPercentChange = skill<FromTo>({
  code: 'percent.find-change',
  name: 'Find the percent of an increase or a decrease',
  canDo: 'I can find by what percent a number has changed.',
  grade: 7,
  standards: ['7.RP.A.3'],
  prerequisites: ['percent.find-percent', 'percent.increase-decrease'],
  cases: {
    increase: {
      label: 'an increase',
      draw: (rng, level) => {
        const { start, change } = beginFindPercentChange(rng, level);
        return {
          from: start,
          to: start + change,
          story: rng.int(0, fromToStories.length - 1),
        };
      },
    },
    decrease: {
      label: 'a decrease',
      draw: (rng, level) => {
        const { start, change } = beginFindPercentChange(rng, level);
        return {
          from: start,
          to: start - change,
          story: rng.int(0, fromToStories.length - 1),
        };
      },
    },
  },
  pose: (params) => ({
    prompt: tellWith(fromToStories[params.story]?.[params.to > params.from ? 'up' : 'down'], params),
    answer: percentAnswer(percentOf(params)),
  }),
  solve: (params) => {
    const { from, to } = params;
    const change = sizeOf(params);
    return steps(
      [to > from ? `${to} - ${from} = ${change}` : `${from} - ${to} = ${change}`, 'Find the change.'],
      [
        `${change} ÷ ${from} = ${decimalText(percentOf(params).div(100))}`,
        `Compare it with the number at the start, \`${from}\`.`,
      ],
      [`${decimalText(percentOf(params).div(100))} = ${decimalText(percentOf(params))}%`, 'Write it as a percent.'],
    );
  },
  hints: (params) => [
    'How much is the change?',
    `Which number is the whole, the hundred percent: \`${params.from}\` or \`${params.to}\`? It is the one at the start.`,
    `The change is \`${sizeOf(params)}\`. What percent of \`${params.from}\` is that?`,
  ],
  confirms: ({ from, to }, key) => near(from * (1 + (Math.sign(to - from) * floatOf(key)) / 100), to),
  wordProblem: true,
  mistakes: {
    'percent.wrong-base': (params) => {
      const value = roundedText(exact(sizeOf(params)).div(params.to).mul(100));
      return percentAs(value, `${sizeOf(params)} ÷ ${params.to}`, 'Compare the change with the new number.');
    },
    'percent.as-amount': (params) =>
      percentAs(
        String(sizeOf(params)),
        `${Math.max(params.from, params.to)} - ${Math.min(params.from, params.to)} = ${sizeOf(params)}`,
        'The difference is the percent.',
      ),
    'percent.new-over-old': ({ from, to }) =>
      percentAs(decimalText(exact(to).div(from).mul(100)), `${to} ÷ ${from}`, 'Divide the new number by the old one.'),
    'percent.small-over-large': ({ from, to }) => {
      const written = to < from ? undefined : smallOverLarge(String(from), String(to));
      return written && { ...written, answer: `${written.answer}%` };
    },
  },
});
