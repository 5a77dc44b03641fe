import type { Rng, Skill } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { decimalText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { ascending, type Data, drawData, inOrder, largest, listText, middleOf, smallest } from './data.ts';

type Intervals = { readonly what: string; readonly values: Data; readonly width: number; readonly count: number };

const edges = ({ width, count }: Intervals): readonly number[] => range(0, count - 1).map((at) => at * width);
const countsOf = (p: Intervals): readonly number[] =>
  edges(p).map((edge) => p.values.filter((value) => value >= edge && value < edge + p.width).length);
const named = (p: Intervals): string =>
  edges(p)
    .map((edge) => `${edge}–${edge + p.width - 1}`)
    .join(', ');

/** Grade 6: how many data lie in each interval. */
const buildHistogram = skill<Intervals>({
  code: 'statistics.build-histogram',
  name: 'Make a histogram',
  canDo: 'I can make a histogram of data.',
  grade: 6,
  standards: ['6.SP.B.4', 'S-ID.A.1'],
  prerequisites: ['statistics.read-histogram'],
  cases: casesOf({ fives: 'intervals of five', tens: 'intervals of ten' }, (rng, level, id): Intervals => {
    const width = id === 'fives' ? 5 : 10;
    const count = byLevel(level, 3, 4, 5);
    const first = drawData(rng, byLevel(level, 6, 8, 10), 0, width * count - 1);
    // Some data occur twice, and some are the first number of an interval.
    const values = [...first, ...first.slice(0, 2), width, width * (count - 1)];
    return {
      what: rng.pick(['minutes of homework', 'pages read', 'laps in a week', 'miles to work', 'emails in a day']),
      values: rng.shuffle(values),
      ...{ width, count },
    };
  }),
  pose: (p) => ({
    prompt: `These are data on ${p.what}. Make a histogram with the intervals ${named(p)}. How high is each bar? Write the numbers from left to right, with commas between them.`,
    math: listText(p.values),
    answer: { kind: 'list', key: listText(countsOf(p)) },
  }),
  solve: (p) =>
    steps(
      [listText(ascending(p.values)), 'Put the data in order.'],
      [listText(countsOf(p)), 'Count how many lie in each interval.'],
    ),
  hints: () => ['Put the data in order first.', 'A number that occurs twice counts twice.'],
  confirms: (p, key) => {
    const found = new Map<number, number>();
    for (const value of p.values)
      found.set(Math.floor(value / p.width), (found.get(Math.floor(value / p.width)) ?? 0) + 1);
    return key.split(', ').every((part, at) => Number(part) === (found.get(at) ?? 0));
  },
  mistakes: {
    'statistics.frequencies-ignored': (p) => {
      const once = countsOf({ ...p, values: [...new Set(p.values)] });
      return wrote(listText(once), [listText(once), 'Each number counts once.']);
    },
  },
});

type Summed = { readonly values: Data };

const halvesOf = (values: Data): readonly [Data, Data] => {
  const size = Math.floor(values.length / 2);
  return [values.slice(0, size), values.slice(values.length - size)];
};
/** The five numbers of a box plot, of data as they are listed. */
const fiveOf = (values: Data): readonly string[] => {
  const [lower, upper] = halvesOf(values);
  return [
    String(smallest(values)),
    ...[lower, values, upper].map((part) => decimalText(middleOf(part))),
    String(largest(values)),
  ];
};
const isWhole = (values: Data): boolean => fiveOf(ascending(values)).every((number) => /^\d+$/.test(number));
const FALLBACK: Data = [9, 2, 4, 14, 6, 8, 12];

const drawSpread = (rng: Rng, howMany: number, high: number, mixed: boolean): Data => {
  const make = () => (mixed ? rng.shuffle : ascending)(drawData(rng, howMany, 1, high));
  const good = (values: Data) =>
    isWhole(values) && new Set(fiveOf(ascending(values))).size === 5 && (!mixed || !inOrder(values));
  return drawUntil(make, good, mixed ? FALLBACK : ascending(FALLBACK));
};

/** Grade 6: the five numbers that a box plot shows. */
const drawBoxPlot = skill<Summed>({
  code: 'statistics.box-plot',
  name: 'Make a box plot',
  canDo: 'I can find the five numbers of a box plot and draw it.',
  grade: 6,
  standards: ['6.SP.B.4', 'S-ID.A.1'],
  prerequisites: ['statistics.interquartile-range'],
  cases: casesOf({ odd: 'an odd number of data', even: 'an even number of data' }, (rng, level, id) => ({
    values: drawSpread(
      rng,
      id === 'odd' ? byLevel(level, 7, 7, 11) : byLevel(level, 6, 10, 10),
      10 + 5 * level,
      level > 1,
    ),
  })),
  pose: ({ values }) => ({
    prompt: `Write the five numbers of the box plot of these data: the least, the lower quartile, the median, the upper quartile and the greatest.${values.length % 2 === 1 ? ' Leave the median out of both halves.' : ''}`,
    math: listText(values),
    answer: { kind: 'list', key: fiveOf(ascending(values)).join(', ') },
  }),
  solve: ({ values }) => {
    const sorted = ascending(values);
    const [lower, upper] = halvesOf(sorted);
    return steps(
      [listText(sorted), 'Put the data in order.'],
      [decimalText(middleOf(sorted)), 'The median is in the middle.'],
      [decimalText(middleOf(lower)), `The lower half is \`${listText(lower)}\`.`],
      [decimalText(middleOf(upper)), `The upper half is \`${listText(upper)}\`.`],
      [fiveOf(sorted).join(', '), 'Write all five in order.'],
    );
  },
  hints: () => [
    'Put the data in order. Where is the middle?',
    'The quartiles are the medians of the lower half and of the upper half.',
  ],
  confirms: ({ values }, key) => {
    const found = key.split(', ').map(Number);
    const [least = 0, low = 0, middle = 0, high = 0, most = 0] = found;
    const size = Math.floor(values.length / 2);
    const halfway = (mark: number, part: Data) =>
      part.filter((value) => value < mark).length <= part.length / 2 &&
      part.filter((value) => value > mark).length <= part.length / 2;
    const sorted = ascending(values);
    return (
      values.every((value) => value >= least && value <= most) &&
      values.includes(least) &&
      values.includes(most) &&
      halfway(middle, values) &&
      halfway(low, sorted.slice(0, size)) &&
      halfway(high, sorted.slice(-size))
    );
  },
  mistakes: {
    'statistics.quartiles-cut-the-range': ({ values }) => {
      const [low, high] = [smallest(values), largest(values)];
      const at = (share: number) => decimalText(low + (high - low) * share);
      const five = [String(low), at(0.25), at(0.5), at(0.75), String(high)].join(', ');
      return wrote(five, [five, 'Cut the way from the least to the greatest in four equal parts.']);
    },
    'statistics.median-not-ordered': ({ values }) =>
      // Five numbers that go down and up again make no box.
      inOrder(values) || !inOrder(fiveOf(values).map(Number))
        ? undefined
        : wrote(fiveOf(values).join(', '), [fiveOf(values).join(', '), 'Take the middles of the list as it stands.']),
    'statistics.median-as-midpoint': ({ values }) => {
      const sorted = fiveOf(ascending(values));
      const middle = decimalText((smallest(values) + largest(values)) / 2);
      const five = sorted.with(2, middle).join(', ');
      return wrote(five, [middle, 'The median is halfway between the least and the greatest.']);
    },
  },
});

export const buildPlotSkills: readonly Skill[] = [buildHistogram, drawBoxPlot];
