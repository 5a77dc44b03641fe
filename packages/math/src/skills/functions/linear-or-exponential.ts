import { near } from '../kit/arithmetic.ts';
import { divisionText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** y at x = 0, 1, 2, …: start + m·x, start·m^x, or start + m·x^2. */
type Growing = { kind: 'linear' | 'exponential' | 'neither'; start: number; m: number };

const xs = [0, 1, 2, 3, 4] as const;
const yAt = ({ kind, start, m }: Growing, x: number) =>
  kind === 'linear' ? start + m * x : kind === 'exponential' ? start * m ** x : start + m * x * x;
const ys = (growing: Growing) => xs.map((x) => yAt(growing, x));

const linearOrExponential = skill<Growing>({
  code: 'functions.linear-or-exponential',
  name: 'Tell linear from exponential growth',
  canDo: 'I can tell from a table whether growth is linear, exponential or neither.',
  grade: 9,
  standards: ['F-LE.A.1a', 'F-LE.A.1b', 'F-LE.A.3'],
  prerequisites: ['functions.exponential-growth'],
  cases: {
    linear: {
      label: 'equal differences',
      draw: (rng, level) => ({
        kind: 'linear',
        start: rng.int(2, 4 + 2 * level),
        m: rng.int(2, 6 + 2 * level),
      }),
    },
    exponential: {
      label: 'equal factors',
      draw: (rng, level) => ({
        kind: 'exponential',
        start: rng.int(2, 4 + 2 * level),
        m: rng.int(2, 2 + level),
      }),
    },
    neither: {
      label: 'neither of the two',
      draw: (rng, level) => ({
        kind: 'neither',
        start: rng.int(2, 4 + 2 * level),
        m: rng.int(2, 2 + level),
      }),
    },
  },
  pose: (growing) => ({
    prompt: 'How does `y` grow in this table?',
    picture: {
      kind: 'table',
      head: ['x', 'y'],
      rows: xs.map((x) => ({ cells: [String(x), String(yAt(growing, x))] })),
      alt: `A table. ${xs.map((x) => `x ${x}: y ${yAt(growing, x)}.`).join(' ')}`,
    },
    answer: {
      kind: 'choice',
      key: growing.kind,
      options: [
        { id: 'linear', label: 'Linear growth' },
        { id: 'exponential', label: 'Exponential growth' },
        { id: 'neither', label: 'Neither of the two' },
      ],
    },
  }),
  solve: (growing) => {
    const values = ys(growing);
    const pairs = values.slice(1).map((to, i) => [values[i] ?? 1, to] as const);
    return steps(
      [
        pairs.map(([from, to]) => `${to} - ${from} = ${to - from}`).join(', '),
        `Differences: ${growing.kind === 'linear' ? 'always the same, so the growth is linear.' : 'not the same, so it is not linear.'}`,
      ],
      [
        pairs.map(([from, to]) => divisionText(to, from)).join(', '),
        `Factors: ${growing.kind === 'exponential' ? 'always the same, so the growth is exponential.' : 'not the same, so it is not exponential.'}`,
      ],
    );
  },
  hints: (growing) => {
    const [a = 1, b = 1] = ys(growing);
    return [
      'Look at what happens to `y` from row to row. Is the same amount added, or is it multiplied by the same number?',
      `From the first row to the second, \`${b - a}\` is added and the factor is \`${divisionText(b, a).split(' = ').pop()}\`. Which of the two comes back in the next rows?`,
    ];
  },
  confirms: (growing, key) => {
    const values = ys(growing);
    const same = (by: (from: number, to: number) => number) => {
      const [first = 0, ...rest] = values.slice(1).map((to, i) => by(values[i] ?? 1, to));
      return rest.every((value) => near(value, first));
    };
    return (
      key === (same((from, to) => to - from) ? 'linear' : same((from, to) => to / from) ? 'exponential' : 'neither')
    );
  },
  mistakes: {
    'functions.faster-and-faster-is-exponential': ({ kind }) =>
      kind === 'linear'
        ? undefined
        : wrote('exponential', ['y', 'The differences get larger and larger, so it is exponential.']),
    'functions.rising-means-linear': () => wrote('linear', ['y', '`y` goes up as `x` goes up, so it is linear.']),
  },
});

export const linearOrExponentialSkills = [linearOrExponential];
