import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Data, frequencies, meanOf, medianOf } from './data.ts';

/** Two sets of data of one kind, and what is compared. */
type Pair = {
  readonly topic: string;
  readonly first: Data;
  readonly second: Data;
  readonly ask: 'center' | 'spread' | 'shape';
};

const topics = [
  'minutes on the bus',
  'books read in a month',
  'points in a game',
  'hours of practice',
  'pages a day',
  'siblings and cousins',
  'shots on goal',
  'letters in a word',
] as const;
const spreadOf = (values: Data): number => Math.max(...values) - Math.min(...values);

/** Values around a middle; `reach` is how far they extend to each side. */
const around = (middle: number, reach: readonly number[]): number[] => reach.map((step) => middle + step);
const even = [-2, -1, -1, 0, 0, 0, 1, 1, 2] as const;
const wide = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;
const tail = [-1, -1, -1, 0, 0, 1, 2, 4, 6] as const;

const drawPair =
  (ask: Pair['ask']): Draw<Pair> =>
  (rng, level) => {
    const middle = rng.int(6, byLevel(level, 9, 14, 25));
    const topic = rng.pick(topics);
    const swap = rng.chance(0.5);
    const further = rng.int(2, byLevel(level, 5, 4, 3));
    const one = around(middle, even);
    const other =
      ask === 'center'
        ? around(middle + further, even)
        : ask === 'spread'
          ? around(middle, wide)
          : around(middle, tail);
    return swap ? { topic, first: other, second: one, ask } : { topic, first: one, second: other, ask };
  };

const questions = {
  center: 'Which data set has the higher center?',
  spread: 'Which data set has the greater spread?',
  shape: 'Which data set has a long tail to one side, and is not even on both sides?',
} as const;

function keyOf({ first, second, ask }: Pair): 'A' | 'B' {
  if (ask === 'center') return medianOf(first).compare(medianOf(second)) > 0 ? 'A' : 'B';
  if (ask === 'spread') return spreadOf(first) > spreadOf(second) ? 'A' : 'B';
  return meanOf(first).equals(medianOf(first)) ? 'B' : 'A';
}
const tallest = (values: Data): number => Math.max(...frequencies(values).map(({ times }) => times));
const told = (values: Data): string =>
  frequencies(values)
    .map(({ value, times }) => `${value} (${times})`)
    .join(', ');

/** Grade 6: center, spread and shape of what was observed. */
export const shapeOfData = skill<Pair>({
  code: 'statistics.center-spread-shape',
  name: 'Compare center, spread and shape',
  canDo: 'I can describe data by center, spread and shape.',
  grade: 6,
  standards: ['6.SP.A.2', '6.SP.B.5d'],
  prerequisites: ['statistics.read-dot-plot'],
  cases: {
    center: { label: 'the center', draw: drawPair('center') },
    spread: { label: 'the spread', draw: drawPair('spread') },
    shape: { label: 'the shape', draw: drawPair('shape') },
  },
  pose: (p) => ({
    prompt: `The table shows how often each value of "${p.topic}" came up in two groups. ${questions[p.ask]}`,
    picture: {
      kind: 'table',
      head: ['Value', ...range(Math.min(...p.first, ...p.second), Math.max(...p.first, ...p.second)).map(String)],
      rows: [p.first, p.second].map((values, at) => ({
        cells: [
          at === 0 ? 'Group A' : 'Group B',
          ...range(Math.min(...p.first, ...p.second), Math.max(...p.first, ...p.second)).map((value) =>
            String(values.filter((other) => other === value).length),
          ),
        ],
      })),
      alt: `How often each value came up. Group A: ${told(p.first)}. Group B: ${told(p.second)}.`,
    },
    answer: choiceAnswer(keyOf(p), [
      ['A', 'Group A'],
      ['B', 'Group B'],
      ['same', 'Both are alike in this.'],
    ]),
  }),
  solve: (p) => {
    const [a, b] = [p.first, p.second];
    if (p.ask === 'center')
      return steps([keyOf(p), `The medians are ${medianOf(a).toString()} and ${medianOf(b).toString()}.`]);
    if (p.ask === 'spread') return steps([keyOf(p), `The ranges are ${spreadOf(a)} and ${spreadOf(b)}.`]);
    return steps([keyOf(p), 'Its values reach farther to one side of the middle than to the other.']);
  },
  hints: ({ ask }) => [
    'Sketch a dot plot of each group from the table.',
    {
      center: 'Where is the middle value of each group?',
      spread: 'How far is it from the least to the greatest value?',
      shape: 'Fold the dot plot at its middle. Do the sides match?',
    }[ask],
  ],
  confirms: (p, key) => {
    const [a, b] = [p.first, p.second].map((values) => [...values].sort((x, y) => x - y));
    const middle = (values: readonly number[] = []) => values[4] ?? 0;
    const reach = (values: readonly number[] = []) => (values[8] ?? 0) - (values[0] ?? 0);
    const lean = (values: readonly number[] = []) => Math.abs((values[8] ?? 0) + (values[0] ?? 0) - 2 * middle(values));
    const larger = (of: (values?: readonly number[]) => number) => (of(a) > of(b) ? 'A' : 'B');
    return key === larger({ center: middle, spread: reach, shape: lean }[p.ask]);
  },
  mistakes: {
    'statistics.tallest-stack-decides': (p) => {
      if (p.ask === 'shape') return undefined;
      const [a, b] = [tallest(p.first), tallest(p.second)];
      const answer = a === b ? 'same' : a > b ? 'A' : 'B';
      return wrote(answer, [`${a}, ${b}`, 'Compare the largest counts.']);
    },
    'statistics.same-number-of-data-same-data': (p) =>
      p.ask === 'center'
        ? undefined
        : wrote('same', [`${p.first.length} = ${p.second.length}`, 'Both groups have the same number of values.']),
  },
});
