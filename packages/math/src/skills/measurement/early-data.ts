import type { Level, Rng, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import type { Thing } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Three groups and the size of each; `first` has more than `second`. */
type Groups = Thing & {
  readonly topic: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly first: number;
  readonly second: number;
  readonly ask: 'one' | 'all' | 'more';
};

const topics: readonly (Thing & { readonly topic: string; readonly labels: readonly string[] })[] = [
  { topic: 'favorite fruits of a class', one: 'child', many: 'children', labels: ['Apple', 'Pear', 'Grape'] },
  { topic: 'pets of a class', one: 'pet', many: 'pets', labels: ['Cat', 'Dog', 'Fish'] },
  { topic: 'ways to school', one: 'child', many: 'children', labels: ['Bus', 'Car', 'Walk'] },
  { topic: 'colors of toy cars', one: 'car', many: 'cars', labels: ['Red', 'Blue', 'Green'] },
  { topic: 'weather in a month', one: 'day', many: 'days', labels: ['Sun', 'Rain', 'Cloud'] },
  { topic: 'animals on a farm', one: 'animal', many: 'animals', labels: ['Goat', 'Hen', 'Cow'] },
  { topic: 'snacks at a party', one: 'snack', many: 'snacks', labels: ['Muffin', 'Cracker', 'Plum'] },
];

const valueAt = (p: Groups, place: number): number => p.values[place] ?? 0;
const sumOf = (p: Groups): number => p.values.reduce((sum, n) => sum + n, 0);
const keyOf = (p: Groups): number =>
  p.ask === 'one' ? valueAt(p, p.first) : p.ask === 'all' ? sumOf(p) : valueAt(p, p.first) - valueAt(p, p.second);

function askGroups(p: Groups): string {
  const [first, second] = [p.labels[p.first] ?? '', p.labels[p.second] ?? ''];
  if (p.ask === 'one') return `The graph shows the ${p.topic}. How many ${p.many} are there for "${first}"?`;
  if (p.ask === 'all')
    return `The graph shows the ${p.topic}. How many ${p.many} are there in all three groups together?`;
  return `The graph shows the ${p.topic}. How many more ${p.many} are there for "${first}" than for "${second}"?`;
}

const drawGroups =
  (ask: Groups['ask']): Draw<Groups> =>
  (rng: Rng, level: Level) => {
    const { topic, labels, one, many } = rng.pick(topics);
    const values = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, byLevel(level, 5, 7, 9))).slice(0, 3);
    const [x = 0, y = 1] = rng.shuffle([0, 1, 2]);
    const [first, second] = (values[x] ?? 0) > (values[y] ?? 0) ? [x, y] : [y, x];
    return { topic, one, many, labels, values, first, second, ask };
  };

/** Grade 1: three groups of data are counted, added and compared. */
const threeGroups = skill<Groups>({
  code: 'measurement.three-groups',
  name: 'Answer questions about three groups',
  canDo: 'I can say how many are in each group, in all, and how many more.',
  grade: 1,
  standards: ['1.MD.C.4'],
  prerequisites: ['whole-numbers.add-within-20', 'whole-numbers.subtract-within-20'],
  cases: {
    one: { label: 'how many in one group', draw: drawGroups('one') },
    all: { label: 'how many in all', draw: drawGroups('all') },
    more: { label: 'how many more', draw: drawGroups('more') },
  },
  pose: (p) => ({
    prompt: askGroups(p),
    answer: countAnswer(keyOf(p), p),
    picture: {
      kind: 'bar-chart',
      bars: p.labels.map((label, place) => ({ label, value: valueAt(p, place) })),
      step: 1,
      label: 'How many',
      alt: `A bar graph. ${p.labels.map((label, place) => `${label}: up to line ${valueAt(p, place)}.`).join(' ')}`,
    },
  }),
  solve: (p) => {
    const [first, second] = [valueAt(p, p.first), valueAt(p, p.second)];
    if (p.ask === 'one') return steps([String(first), 'Go across from the top of the bar to the number.']);
    return p.ask === 'all'
      ? steps([`${p.values.join(' + ')} = ${sumOf(p)}`, 'Put the three groups together.'])
      : steps([
          `${first} - ${second} = ${first - second}`,
          'Compare the two bars: how far does one go beyond the other?',
        ]);
  },
  hints: (p) =>
    hintsHiding(
      keyOf(p),
      askGroups(p),
      'Read each bar first: go across from its top to the number.',
      p.ask === 'more' ? 'Match the two bars. What is left over?' : 'Which groups does the question ask about?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.ask === 'all') return p.values.reduce((left, value) => left - value, n) === 0;
    return p.ask === 'one' ? p.values.indexOf(n) === p.first : n + valueAt(p, p.second) === valueAt(p, p.first);
  },
  mistakes: {
    'measurement.one-bar-for-how-many-more': (p) =>
      p.ask === 'more' ? wrote(valueAt(p, p.first), [String(valueAt(p, p.first)), 'Read the longer bar.']) : undefined,
    'measurement.counts-the-groups': (p) => (p.ask === 'all' ? wrote(3, ['1, 2, 3', 'Count the groups.']) : undefined),
    'whole-numbers.follows-the-keyword': (p) => {
      const [first, second] = [valueAt(p, p.first), valueAt(p, p.second)];
      return p.ask === 'more'
        ? wrote(first + second, [`${first} + ${second} = ${first + second}`, 'The question says "more", so add.'])
        : undefined;
    },
    'measurement.leaves-out-a-group': (p) =>
      p.ask === 'all'
        ? wrote(valueAt(p, 0) + valueAt(p, 1), [
            `${valueAt(p, 0)} + ${valueAt(p, 1)} = ${valueAt(p, 0) + valueAt(p, 1)}`,
            'Add the first two groups.',
          ])
        : undefined,
  },
});

export const earlyDataSkills: readonly Skill[] = [threeGroups];
