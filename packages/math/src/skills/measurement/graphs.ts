import type { Level, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Counts of four things; `first` and `second` are the places of the two that are asked about. */
type Graph = {
  readonly form: 'read' | 'more' | 'total';
  readonly topic: number;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly scale: number;
  readonly first: number;
  readonly second: number;
};

type Topic = { readonly labels: readonly string[]; readonly who: string; readonly did: string };

const topics: readonly Topic[] = [
  { labels: ['Apple', 'Mango', 'Pear', 'Grape'], who: 'children', did: 'chose this fruit' },
  { labels: ['Bus', 'Bike', 'Car', 'Walk'], who: 'children', did: 'come to school this way' },
  { labels: ['Cat', 'Dog', 'Fish', 'Bird'], who: 'families', did: 'have this pet' },
  { labels: ['Drum', 'Flute', 'Guitar', 'Piano'], who: 'students', did: 'play this instrument' },
  { labels: ['Chess', 'Soccer', 'Tennis', 'Swimming'], who: 'members', did: 'joined this club' },
];

const topicOf = ({ topic }: Graph): Topic => topics[topic] ?? { labels: [], who: 'children', did: 'chose this' };
const firstValue = (p: Graph): number => p.values[p.first] ?? 0;
const secondValue = (p: Graph): number => p.values[p.second] ?? 0;
const named = (p: Graph, place: number): string => p.labels[place] ?? '';

const keyOf = (p: Graph): number =>
  p.form === 'read'
    ? firstValue(p)
    : p.form === 'total'
      ? firstValue(p) + secondValue(p)
      : firstValue(p) - secondValue(p);

function ask(p: Graph): string {
  const { who } = topicOf(p);
  if (p.form === 'read') return `How many ${who} does the graph show for "${named(p, p.first)}"?`;
  if (p.form === 'total')
    return `How many ${who} does the graph show for "${named(p, p.first)}" and "${named(p, p.second)}" together?`;
  return `How many more ${who} does the graph show for "${named(p, p.first)}" than for "${named(p, p.second)}"?`;
}

/** Four different heights in steps of `unit`; the first place asked about holds the larger of the two. */
function drawGraph(rng: Rng, level: Level, form: Graph['form'], scales: readonly number[], halves: boolean): Graph {
  const scale = rng.pick(scales);
  const topic = rng.int(0, topics.length - 1);
  const heights = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 4);
  const half = halves && level > 1 ? scale / 2 : 0;
  const [x = 0, y = 1] = rng.shuffle([0, 1, 2, 3]);
  const values = heights.map((height, i) => height * scale + (i === x ? half : 0));
  const [first, second] = (values[x] ?? 0) >= (values[y] ?? 0) ? [x, y] : [y, x];
  return { form, topic, labels: rng.shuffle(topics[topic]?.labels ?? []), values, scale, first, second };
}

const solve = (p: Graph) => {
  const [a, b] = [firstValue(p), secondValue(p)];
  if (p.form === 'read')
    return steps([String(a), `The ${p.scale === 1 ? 'graph' : 'scale'} shows ${a} for ${named(p, p.first)}.`]);
  return steps(
    p.form === 'total'
      ? [`${a} + ${b} = ${a + b}`, `Read ${a} and ${b}, and put them together.`]
      : [`${a} - ${b} = ${a - b}`, `Read ${a} and ${b}, and find the difference.`],
  );
};

/** Reads each value from the data by its label, independently of the indexes in the parameters. */
const confirms = (p: Graph, key: string): boolean => {
  const table = new Map(p.labels.map((label, i) => [label, p.values[i] ?? 0]));
  const [a, b] = [table.get(named(p, p.first)) ?? 0, table.get(named(p, p.second)) ?? 0];
  if (p.form === 'read') return Number(key) === a;
  return p.form === 'total' ? Number(key) - a === b : Number(key) + b === a && a > b;
};

const oneValueOnly = (p: Graph) =>
  p.form === 'more'
    ? wrote(firstValue(p), [String(firstValue(p)), `Read the value for ${named(p, p.first)}.`])
    : undefined;
const addsForMore = (p: Graph) =>
  p.form === 'more'
    ? wrote(firstValue(p) + secondValue(p), [
        `${firstValue(p)} + ${secondValue(p)} = ${firstValue(p) + secondValue(p)}`,
        'The question says "more", so add.',
      ])
    : undefined;

const byUnits = (p: Graph, of: (value: number) => number, why: string) => {
  const [a, b] = [of(firstValue(p)), of(secondValue(p))];
  if (p.form === 'read') return wrote(a, [String(a), why]);
  return p.form === 'total'
    ? wrote(a + b, [`${a} + ${b} = ${a + b}`, why])
    : wrote(Math.abs(a - b), [`${Math.max(a, b)} - ${Math.min(a, b)} = ${Math.abs(a - b)}`, why]);
};

/** The height of a bar as a number of grid lines, so that students still have to use the scale. */
const barInWords = (lines: number): string =>
  lines % 1 === 0 ? `up to line ${lines}` : `halfway between lines ${Math.floor(lines)} and ${Math.ceil(lines)}`;

const barGraph = skill<Graph>({
  code: 'measurement.bar-graph',
  name: 'Read a bar graph',
  canDo: 'I can read a bar graph with any scale and answer questions about it.',
  grade: 3,
  standards: ['2.MD.D.10', '3.MD.B.3'],
  prerequisites: ['whole-numbers.compare-stories', 'whole-numbers.multiplication-facts'],
  cases: {
    read: {
      label: 'read one value',
      draw: (rng, level) => drawGraph(rng, level, 'read', byLevel(level, [1, 2], [2, 5, 10], [4, 20, 50]), level === 3),
    },
    more: {
      label: 'how many more',
      draw: (rng, level) => drawGraph(rng, level, 'more', byLevel(level, [1, 2], [2, 5, 10], [4, 20, 50]), level === 3),
    },
    total: {
      label: 'two values together',
      draw: (rng, level) =>
        drawGraph(rng, level, 'total', byLevel(level, [1, 2], [2, 5, 10], [4, 20, 50]), level === 3),
    },
  },
  pose: (p) => ({
    prompt: `The bar graph shows how many ${topicOf(p).who} ${topicOf(p).did}. ${ask(p)}`,
    answer: numberAnswer(keyOf(p)),
    picture: {
      kind: 'bar-chart',
      bars: p.values.map((value, i) => ({ label: named(p, i), value })),
      step: p.scale,
      label: `Number of ${topicOf(p).who}`,
      alt: `A bar graph with a line every ${p.scale}. ${p.values.map((value, i) => `${named(p, i)}: ${barInWords(value / p.scale)}`).join(', ')}.`,
    },
  }),
  solve,
  hints: (p) =>
    hintsHiding(
      keyOf(p),
      ask(p),
      'Look at the numbers beside the lines first. How much is it from one line to the next?',
      'Go from the top of the bar straight to the scale and read the number there.',
      p.form === 'read'
        ? 'If the bar ends between two lines, which number lies halfway?'
        : p.form === 'more'
          ? 'Read both bars. How much higher is one than the other?'
          : 'Read both bars. What do they make together?',
    ),
  confirms,
  mistakes: {
    'measurement.scale-read-as-ones': (p) =>
      p.scale === 1
        ? undefined
        : byUnits(p, (value) => Math.floor(value / p.scale), 'Count the lines up to the top of the bar.'),
    'measurement.one-bar-for-how-many-more': oneValueOnly,
    'whole-numbers.follows-the-keyword': addsForMore,
  },
});

const pictureGraph = skill<Graph>({
  code: 'measurement.picture-graph',
  name: 'Read a picture graph',
  canDo: 'I can use the key of a picture graph.',
  grade: 3,
  standards: ['2.MD.D.10', '3.MD.B.3'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.compare-stories'],
  cases: {
    read: {
      label: 'read one value',
      draw: (rng, level) => drawGraph(rng, level, 'read', byLevel(level, [2, 5], [2, 4, 10], [4, 6, 8]), true),
    },
    more: {
      label: 'how many more',
      draw: (rng, level) => drawGraph(rng, level, 'more', byLevel(level, [2, 5], [2, 4, 10], [4, 6, 8]), true),
    },
    total: {
      label: 'two values together',
      draw: (rng, level) => drawGraph(rng, level, 'total', byLevel(level, [2, 5], [2, 4, 10], [4, 6, 8]), true),
    },
  },
  pose: (p) => ({
    prompt: `The picture graph shows how many ${topicOf(p).who} ${topicOf(p).did}. Each ● stands for ${p.scale} ${topicOf(p).who}${p.values.some((value) => value % p.scale > 0) ? ', and each ◐ for half as many' : ''}. ${ask(p)}`,
    answer: numberAnswer(keyOf(p)),
    picture: {
      kind: 'table',
      head: ['', `● = ${p.scale} ${topicOf(p).who}`],
      rows: p.values.map((value, i) => ({
        cells: [named(p, i), `${'●'.repeat(Math.floor(value / p.scale))}${value % p.scale > 0 ? '◐' : ''}`],
      })),
      alt: `A picture graph where each circle stands for ${p.scale}. ${p.values.map((value, i) => `${named(p, i)}: ${Math.floor(value / p.scale)} full${value % p.scale > 0 ? ' and one half' : ''}`).join(', ')}.`,
    },
  }),
  solve: (p) => {
    const full = Math.floor(firstValue(p) / p.scale);
    const rest = firstValue(p) - full * p.scale;
    return [
      ...steps([
        `${full} × ${p.scale} + ${rest} = ${firstValue(p)}`,
        `${named(p, p.first)}: ${full} full circles${rest > 0 ? ` and a half one for ${rest}` : ''}.`,
      ]),
      ...(p.form === 'read' ? [] : solve(p)),
    ];
  },
  hints: (p) =>
    hintsHiding(
      keyOf(p),
      `${ask(p)} ${p.scale}`,
      'Read the key first. How many does one full circle stand for?',
      'Count the full circles of the row by that number.',
      p.values.some((value) => value % p.scale > 0)
        ? 'A half circle stands for half of the number in the key.'
        : 'Do it for each row that the question names.',
    ),
  confirms,
  mistakes: {
    'measurement.picture-key-ignored': (p) => byUnits(p, (value) => Math.ceil(value / p.scale), 'Count the circles.'),
    'measurement.one-bar-for-how-many-more': oneValueOnly,
    'whole-numbers.follows-the-keyword': addsForMore,
  },
});

export const graphSkills: readonly Skill[] = [barGraph, pictureGraph];
