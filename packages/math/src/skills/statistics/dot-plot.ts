import type { Picture } from '../../pictures/types.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Data, frequencies, largest, onlyMode, sumText } from './data.ts';

/** A dot plot: one dot for each value. `from` is used by `at-least` only. */
type Dots = { topic: number; ask: 'how-many' | 'at-least' | 'total' | 'mode'; values: Data; from: number };

type Topic = { readonly axis: string; readonly who: string; readonly whoOne: string; readonly what: string };
const topics: readonly Topic[] = [
  { axis: 'books read', who: 'students', whoOne: 'student', what: 'books' },
  { axis: 'pets at home', who: 'families', whoOne: 'family', what: 'pets' },
  { axis: 'goals in a game', who: 'games', whoOne: 'game', what: 'goals' },
  { axis: 'letters delivered', who: 'houses', whoOne: 'house', what: 'letters' },
];
const topicOf = ({ topic }: Pick<Dots, 'topic'>): Topic =>
  topics[topic] ?? { axis: 'value', who: 'cases', whoOne: 'case', what: 'points' };

const dotPicture = (dots: Dots): Picture => ({
  kind: 'dot-plot',
  values: dots.values,
  label: topicOf(dots).axis,
  alt: `A dot plot of ${topicOf(dots).axis}. ${frequencies(dots.values)
    .map(({ value, times }) => `Above ${value}: ${times} ${times === 1 ? 'dot' : 'dots'}.`)
    .join(' ')}`,
});

const questionOf = (dots: Dots): string => {
  const { who, what } = topicOf(dots);
  const about = `Each dot is one ${topicOf(dots).whoOne}.`;
  if (dots.ask === 'how-many') return `${about} How many ${who} does the dot plot show?`;
  if (dots.ask === 'at-least') return `${about} How many ${who} have \`${dots.from}\` ${what} or more?`;
  if (dots.ask === 'total') return `${about} How many ${what} are there in all?`;
  return `${about} Which number of ${what} is the most common?`;
};

const totalOf = (values: Data) => values.reduce((sum, value) => sum + value, 0);
function dotKey({ ask, values, from }: Dots): number {
  if (ask === 'how-many') return values.length;
  if (ask === 'at-least') return values.filter((value) => value >= from).length;
  if (ask === 'total') return totalOf(values);
  return onlyMode(values)?.value ?? 0;
}

const dotPlot = skill<Dots>({
  code: 'statistics.read-dot-plot',
  name: 'Read a dot plot',
  canDo: 'I can tell what the dots and the numbers of a dot plot mean.',
  grade: 6,
  standards: ['6.SP.B.4', '6.SP.B.5a'],
  prerequisites: [],
  cases: casesOf(
    {
      'how-many': 'how many cases in all',
      'at-least': 'how many from a value on',
      total: 'the total of all values',
      mode: 'the most common value',
    },
    (rng, level, caseId): Dots => {
      const ask = (['how-many', 'at-least', 'total'] as const).find((known) => known === caseId) ?? 'mode';
      const top = 3 + level;
      const make = (): Dots => {
        const counts = Array.from({ length: top + 1 }, () => rng.int(0, 2 + level));
        const values = counts.flatMap((times, value) => Array.from({ length: times }, () => value));
        return { topic: rng.int(0, topics.length - 1), ask, values, from: rng.int(2, top - 1) };
      };
      const good = ({ values, from }: Dots) => {
        const mode = onlyMode(values);
        return (
          values.length >= 6 &&
          new Set(values).size >= 4 &&
          mode !== undefined &&
          mode.value !== mode.times &&
          values.filter((value) => value === from).length > 0 &&
          Math.max(0, ...values) > from
        );
      };
      return drawUntil(make, good, { topic: 0, ask, values: [0, 1, 1, 2, 3, 3, 3, 3, 5], from: 2 });
    },
  ),
  pose: (dots) => ({
    prompt: questionOf(dots),
    picture: dotPicture(dots),
    answer: { kind: 'number', key: String(dotKey(dots)) },
  }),
  solve: (dots) => {
    const counted = frequencies(dots.values);
    const wanted = dots.ask === 'at-least' ? counted.filter(({ value }) => value >= dots.from) : counted;
    if (dots.ask === 'mode')
      return steps([String(dotKey(dots)), 'The tallest stack of dots stands above this number.']);
    if (dots.ask === 'total') {
      return steps(
        [
          counted.map(({ value, times }) => `${times} * ${value}`).join(' + '),
          `Each dot counts as many ${topicOf(dots).what} as the number below it.`,
        ],
        [`${sumText(counted.map(({ value, times }) => value * times))} = ${dotKey(dots)}`, 'Add.'],
      );
    }
    return steps([
      `${sumText(wanted.map(({ times }) => times))} = ${dotKey(dots)}`,
      dots.ask === 'at-least' ? `Count the dots above \`${dots.from}\` and further right.` : 'Count all the dots.',
    ]);
  },
  hints: (dots) => [
    `One dot is one ${topicOf(dots).whoOne}. The number below says how many ${topicOf(dots).what}.`,
    {
      'how-many': 'Count dots, not numbers on the line.',
      'at-least': `Look at the stacks above \`${dots.from}\` and above every number to its right.`,
      total: `A stack of two dots above \`3\` stands for \`2 * 3\` ${topicOf(dots).what}.`,
      mode: 'Find the tallest stack. Is the answer the number of dots in it, or the number below it?',
    }[dots.ask],
  ],
  confirms: (dots, key) => {
    const numbers = Array.from(
      { length: largest(dots.values) + 1 },
      (_, value) => dots.values.filter((other) => other === value).length,
    );
    const stacks = numbers.slice(dots.ask === 'at-least' ? dots.from : 0);
    if (dots.ask === 'mode') return numbers.indexOf(Math.max(...numbers)) === Number(key);
    return stacks.reduce((sum, times, value) => sum + times * (dots.ask === 'total' ? value : 1), 0) === Number(key);
  },
  mistakes: {
    'statistics.frequencies-ignored': ({ ask, values, from }) => {
      const shown = frequencies(values)
        .map(({ value }) => value)
        .filter((value) => ask !== 'at-least' || value >= from);
      if (ask === 'mode') return undefined;
      const answer = ask === 'total' ? totalOf(shown) : shown.length;
      return wrote(
        String(answer),
        ask === 'total'
          ? [`${sumText(shown)} = ${answer}`, 'Add the numbers on the line that have dots.']
          : [String(answer), 'Count the numbers on the line that have dots.'],
      );
    },
    'statistics.mode-as-frequency': ({ ask, values }) =>
      ask === 'mode'
        ? wrote(String(onlyMode(values)?.times ?? 0), [
            String(onlyMode(values)?.times ?? 0),
            'Count the dots of the tallest stack.',
          ])
        : undefined,
    'statistics.dots-counted-for-values': ({ ask, values }) =>
      ask === 'total' ? wrote(String(values.length), [String(values.length), 'Count all the dots.']) : undefined,
    'statistics.mode-as-largest': ({ ask, values }) =>
      ask === 'mode'
        ? wrote(String(largest(values)), [String(largest(values)), 'Most means the largest number.'])
        : undefined,
  },
});

export const dotPlotSkills = [dotPlot];
