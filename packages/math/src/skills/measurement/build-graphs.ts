import type { Rng, Skill } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Counts of four things, told by tally marks or by circles that stand for `each`; a line of the graph every `step`. */
type Graph = {
  readonly form: 'tally' | 'circles';
  readonly topic: number;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly each: number;
  readonly step: number;
};

const topics = [
  { labels: ['Apple', 'Mango', 'Pear', 'Grape'], who: 'children', did: 'chose this fruit' },
  { labels: ['Bus', 'Bike', 'Car', 'Walk'], who: 'children', did: 'come to school this way' },
  { labels: ['Cat', 'Dog', 'Fish', 'Bird'], who: 'families', did: 'have this pet' },
  { labels: ['Drum', 'Flute', 'Guitar', 'Piano'], who: 'students', did: 'play this instrument' },
] as const;
const topicOf = ({ topic }: Graph) => topics[topic] ?? topics[0];

const FIVE = 5;
/** Tally marks in fives, as they are drawn: the fifth one crosses four. */
const tally = (value: number): string =>
  [...Array.from({ length: Math.floor(value / FIVE) }, () => '||||/'), '|'.repeat(value % FIVE)].join(' ').trim();
const circles = (value: number, each: number): string =>
  `${'●'.repeat(Math.floor(value / each))}${value % each > 0 ? '◐' : ''}`;
const countOf = (value: number, each: number): number => Math.ceil(value / each);
const told = ({ form, each }: Graph, value: number): string => (form === 'tally' ? tally(value) : circles(value, each));

/** Different heights, none higher than the graph. */
const drawHeights = (rng: Rng, least: number, most: number): readonly number[] =>
  rng.shuffle(range(least, most)).slice(0, 4);

const keyOf = (values: readonly number[]): string => values.join(', ');

/** Grades 2 and 3: a bar graph for data that are told in another way. */
const buildBarGraph = skill<Graph>({
  code: 'measurement.build-bar-graph',
  name: 'Make a bar graph',
  canDo: 'I can make a bar graph with any scale.',
  grade: 3,
  standards: ['2.MD.D.10', '3.MD.B.3'],
  prerequisites: ['measurement.bar-graph', 'measurement.picture-graph'],
  cases: casesOf(
    { tally: 'from tally marks', circles: 'from a picture graph', halves: 'from a picture graph with halves' },
    (rng, level, id): Graph => {
      const topic = rng.int(0, topics.length - 1);
      const labels = rng.shuffle(topics[topic]?.labels ?? []);
      const step = id === 'tally' ? byLevel(level, 1, 2, 5) : rng.pick(byLevel(level, [1, 2], [2, 5], [5, 10]));
      const heights = drawHeights(rng, 1, id === 'tally' ? byLevel(level, 9, 5, 6) : 9);
      const each = id === 'tally' ? 1 : id === 'halves' ? 2 * step : step;
      return {
        form: id === 'tally' ? 'tally' : 'circles',
        topic,
        labels,
        values: heights.map((h) => h * step),
        each,
        step,
      };
    },
  ),
  pose: (p) => {
    const { who, did } = topicOf(p);
    const key =
      p.form === 'tally'
        ? ' Each tally mark is one.'
        : ` Each ● stands for ${p.each}${p.values.some((value) => value % p.each > 0) ? ', and each ◐ for half as many' : ''}.`;
    return {
      prompt: `The table shows how many ${who} ${did}.${key} Make a bar graph with a line for every ${p.step}. How high is each bar? Write the numbers in the order of the table, with commas between them.`,
      answer: { kind: 'list', key: keyOf(p.values) },
      picture: {
        kind: 'table',
        head: ['', `Number of ${who}`],
        rows: p.labels.map((label, at) => ({ cells: [label, told(p, p.values[at] ?? 0)] })),
        alt: `A table. ${p.labels
          .map((label, at) => {
            const value = p.values[at] ?? 0;
            return p.form === 'tally'
              ? `${label}: ${Math.floor(value / FIVE)} times five tally marks and ${value % FIVE} more`
              : `${label}: ${Math.floor(value / p.each)} circles${value % p.each > 0 ? ' and a half' : ''}`;
          })
          .join('. ')}.`,
      },
    };
  },
  solve: (p) =>
    steps([
      keyOf(p.values),
      p.form === 'tally'
        ? 'Count the tally marks by fives and ones. That is how high each bar goes.'
        : `Count the circles by ${p.each}. That is how high each bar goes.`,
    ]),
  hints: (p) => [
    p.form === 'tally'
      ? 'Count the tally marks by fives first.'
      : 'Read the key first. How many does one circle stand for?',
    'Look at the numbers beside the lines. How much is it from one line to the next?',
  ],
  confirms: (p, key) =>
    key.split(', ').every((part, at) => {
      const text = told(p, p.values[at] ?? 0);
      const counted = [...text].reduce(
        (sum, sign) => sum + (sign === '●' ? p.each : sign === '◐' ? p.each / 2 : sign === ' ' ? 0 : 1),
        0,
      );
      return Number(part) === counted;
    }),
  mistakes: {
    'measurement.picture-key-ignored': (p) =>
      p.form === 'tally' || p.each === 1
        ? undefined
        : wrote(keyOf(p.values.map((value) => countOf(value, p.each))), [
            keyOf(p.values.map((value) => countOf(value, p.each))),
            'Count the circles.',
          ]),
  },
});

/** Lengths in whole inches. */
type Lengths = {
  readonly thing: string;
  readonly values: readonly number[];
  readonly low: number;
  readonly high: number;
};

const placesOf = ({ low, high }: Lengths): readonly number[] => range(low, high);
const countsOf = (p: Lengths): readonly number[] =>
  placesOf(p).map((place) => p.values.filter((value) => value === place).length);
const andText = (places: readonly number[]): string => `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;

/** Grade 2: a line plot of measured lengths. */
const buildLinePlot = skill<Lengths>({
  code: 'measurement.build-line-plot',
  name: 'Make a line plot',
  canDo: 'I can make a line plot of lengths.',
  grade: 2,
  standards: ['2.MD.D.9'],
  prerequisites: ['measurement.line-plot-inches'],
  cases: casesOf({ full: 'a dot at every place', gap: 'a place without a dot' }, (rng, level, id): Lengths => {
    const low = rng.int(1, 4);
    const high = low + byLevel(level, 3, 4, 5);
    const empty = id === 'gap' ? rng.int(low + 1, high - 1) : 0;
    const places = range(low, high).filter((place) => place !== empty);
    const more = Array.from({ length: byLevel(level, 3, 4, 6) }, () => rng.pick(places));
    return {
      thing: rng.pick(['ribbons', 'leaves', 'pencils', 'feathers', 'crayons', 'twigs', 'shells', 'strings']),
      values: rng.shuffle([...places, ...more]),
      ...{ low, high },
    };
  }),
  pose: (p) => ({
    prompt: `These are the lengths of ${p.thing} in inches. Make a line plot. How many dots are above each of ${andText(placesOf(p))}? Write the numbers in this order, with commas between them.`,
    math: p.values.join(', '),
    answer: { kind: 'list', key: countsOf(p).join(', ') },
  }),
  solve: (p) => steps([countsOf(p).join(', '), 'Count how often each length is in the list: one dot for each.']),
  hints: () => ['Each length in the list gets one dot.', 'Cross out each length when its dot is there.'],
  confirms: (p, key) => {
    const counts = key.split(', ').map(Number);
    const built = placesOf(p).flatMap((place, at) => Array.from({ length: counts[at] ?? 0 }, () => place));
    return built.join() === p.values.toSorted((a, b) => a - b).join();
  },
  mistakes: {
    'measurement.each-place-counted-once': (p) => {
      const once = countsOf(p).map((count) => Math.min(1, count));
      return wrote(once.join(', '), [once.join(', '), 'Each length gets a dot.']);
    },
    'measurement.place-for-the-count': (p) => {
      const places = placesOf(p);
      return wrote(places.join(', '), [places.join(', '), 'Draw as many dots as the number says.']);
    },
  },
});

export const buildGraphSkills: readonly Skill[] = [buildBarGraph, buildLinePlot];
