import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import {
  atCells,
  type DrawnName,
  drawCells,
  drawnAt,
  drawnNames,
  thingDrawn,
  toldOneByOne,
} from '../kit/drawn-things.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { amountOf } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Objects of three kinds in mixed order. `ask` is the index of the kind to count; -1 asks for the largest group. */
type Sorted = {
  readonly kinds: readonly DrawnName[];
  readonly counts: readonly number[];
  readonly cells: readonly number[];
  readonly ask: number;
};
const drawSorted =
  (one: boolean): Draw<Sorted> =>
  (rng, level) => {
    const counts = rng.shuffle([1, 2, 3, 4, 5, 6, 7].slice(0, byLevel(level, 4, 6, 7))).slice(0, 3);
    const all = counts.reduce((sum, n) => sum + n, 0);
    return {
      kinds: rng.shuffle(drawnNames).slice(0, 3),
      counts,
      cells: drawCells(rng, all),
      ask: one ? rng.int(0, 2) : -1,
    };
  };
const largest = ({ counts }: Sorted): number => Math.max(...counts);
const sortedKey = (p: Sorted): number => (p.ask === -1 ? largest(p) : (p.counts[p.ask] ?? 0));
const sum = ({ counts }: Sorted): number => counts.reduce((total, n) => total + n, 0);
const groupsOf = (p: Sorted) => {
  const spots = atCells(p.cells);
  return p.kinds.map((kind, at) => {
    const from = p.counts.slice(0, at).reduce((total, n) => total + n, 0);
    return { kind, spots: spots.slice(from, from + (p.counts[at] ?? 0)) };
  });
};

/** Kindergarten: sort objects into groups and count each group. */
const sortAndCount = skill<Sorted>({
  code: 'measurement.sort-and-count',
  name: 'Sort things and count each group',
  canDo: 'I can sort things and count how many are in each group.',
  grade: 0,
  standards: ['K.MD.B.3'],
  prerequisites: ['whole-numbers.count-to-twenty'],
  cases: {
    one: { label: 'how many of one kind', draw: drawSorted(true) },
    largest: { label: 'how many in the largest group', draw: drawSorted(false) },
  },
  pose: (p) => ({
    prompt:
      p.ask === -1
        ? 'Sort them by kind. How many are in the group with the most?'
        : `How many ${thingDrawn(p.kinds[p.ask] ?? 'star').many} are there?`,
    picture: {
      kind: 'figure',
      polygons: groupsOf(p).flatMap(({ kind, spots }) => drawnAt(kind, spots)),
      alt: `Things all over the place: ${groupsOf(p)
        .map(({ kind, spots }) => toldOneByOne(kind, spots.length))
        .join(', ')}.`,
    },
    answer: numberAnswer(sortedKey(p)),
  }),
  solve: (p) =>
    steps([
      p.counts.join(', '),
      `${p.kinds.map((kind, at) => `${thingDrawn(kind).many}: ${p.counts[at] ?? 0}`).join(', ')}. The answer is ${sortedKey(p)}.`,
    ]),
  hints: () => ['Put the same kind together.', 'Cross out each one when you have counted it.'],
  confirms: (p, key) => {
    const lengths = groupsOf(p).map(({ spots }) => spots.length);
    return amountOf(key) === (p.ask === -1 ? lengths.toSorted((x, y) => y - x)[0] : lengths[p.ask]);
  },
  mistakes: {
    'measurement.counts-without-sorting': (p) => wrote(sum(p), [range(1, sum(p)).join(', '), 'Count all of them.']),
    'measurement.counts-the-groups': (p) => (p.ask === -1 ? wrote(3, ['1, 2, 3', 'Count the groups.']) : undefined),
    'measurement.counts-another-group': (p) => {
      if (p.ask === -1) return undefined;
      const other = p.counts[(p.ask + 1) % 3] ?? 0;
      return wrote(other, [range(1, other).join(', '), 'Count things of another kind.']);
    },
  },
});

export const kindergartenSortingSkills: readonly Skill[] = [sortAndCount];
