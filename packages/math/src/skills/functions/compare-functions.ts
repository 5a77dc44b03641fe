import type { Picture } from '../../pictures/types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { signed } from '../kit/numeric.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A rule y = m x + b, and a table of another function with slope n and start c. */
type Two = {
  readonly m: number;
  readonly b: number;
  readonly n: number;
  readonly c: number;
  readonly from: number;
  readonly step: number;
  readonly ask: 'rate' | 'start';
};

const drawTwo =
  (ask: Two['ask']): Draw<Two> =>
  (rng, level) => {
    const m = rng.int(2, byLevel(level, 5, 8, 12));
    const n = m + rng.pick([-1, 1]) * rng.int(1, m - 1);
    const b = rng.int(1, byLevel(level, 9, 15, 25));
    const c = b + rng.pick([-1, 1]) * rng.int(1, b);
    return { m, b, n, c: c === b ? b + 2 : c, from: rng.int(1, 3), step: byLevel(level, 1, 2, 3), ask };
  };

const rows = ({ n, c, from, step }: Two) =>
  range(0, 3).map((at) => ({ x: from + at * step, y: n * (from + at * step) + c }));
const table = (p: Two): Picture => ({
  kind: 'table',
  head: ['x', ...rows(p).map(({ x }) => String(x))],
  rows: [{ cells: ['y', ...rows(p).map(({ y }) => String(y))] }],
  alt: `A table of function B: ${rows(p)
    .map(({ x, y }) => `x ${x}, y ${y}`)
    .join('; ')}.`,
});
const keyOf = ({ m, b, n, c, ask }: Two): 'A' | 'B' => ((ask === 'rate' ? m > n : b > c) ? 'A' : 'B');

/** Grade 8: two functions given in different ways. */
export const compareFunctions = skill<Two>({
  code: 'functions.compare',
  name: 'Compare a rule with a table',
  canDo: 'I can compare the rate of change and the start of two functions that are shown differently.',
  grade: 8,
  standards: ['8.F.A.2', '8.EE.B.5', 'F-IF.C.9'],
  prerequisites: ['functions.slope-from-table', 'functions.slope-intercept'],
  cases: {
    rate: { label: 'which one grows faster', draw: drawTwo('rate') },
    start: { label: 'which one starts higher', draw: drawTwo('start') },
  },
  pose: (p) => ({
    prompt: `Function A is \`y = ${p.m}x ${signed(p.b)}\`. The table shows function B, which is linear too. ${p.ask === 'rate' ? 'Which function has the greater rate of change?' : 'Which function has the greater value at `x = 0`?'}`,
    picture: table(p),
    answer: choiceAnswer(keyOf(p), [
      ['A', 'Function A'],
      ['B', 'Function B'],
      ['same', 'They are the same.'],
    ]),
  }),
  solve: (p) => {
    const [first, second] = rows(p);
    const [rise, run] = [(second?.y ?? 0) - (first?.y ?? 0), (second?.x ?? 1) - (first?.x ?? 0)];
    const rate = [`${rise}/${run} = ${p.n}`, 'In the table, divide the change of y by the change of x.'] as const;
    return p.ask === 'rate'
      ? steps(rate, [
          p.m > p.n ? `${p.m} > ${p.n}` : `${p.n} > ${p.m}`,
          `In the rule the rate of change is the number before x, ${p.m}.`,
        ])
      : steps(
          rate,
          [`${first?.y ?? 0} - ${p.n} * ${first?.x ?? 0} = ${p.c}`, 'Go back from the first column to x = 0.'],
          [p.b > p.c ? `${p.b} > ${p.c}` : `${p.c} > ${p.b}`, `The rule begins at ${p.b}.`],
        );
  },
  hints: ({ ask }) => [
    'By how much does y change in the table when x grows by one?',
    ask === 'rate' ? 'Where does the rule show its rate of change?' : 'Go on in the table to the left, down to x = 0.',
  ],
  confirms: (p, key) => {
    const at = (x: number) => [p.m * x + p.b, p.n * x + p.c] as const;
    const [a0, b0] = at(0);
    const [a1, b1] = at(1);
    return key === ((p.ask === 'rate' ? a1 - a0 > b1 - b0 : a0 > b0) ? 'A' : 'B');
  },
  mistakes: {
    'functions.larger-number-greater-rate': (p) => {
      const [largest, shown] = [Math.max(...rows(p).map(({ y }) => y)), Math.max(p.m, p.b)];
      return p.ask === 'rate' && largest > shown && keyOf(p) === 'A'
        ? wrote('B', [`${largest} > ${shown}`, 'The numbers of the table are larger.'])
        : undefined;
    },
    'functions.first-column-as-start': (p) => {
      const first = rows(p)[0]?.y ?? 0;
      return p.ask === 'start'
        ? wrote(first > p.b ? 'B' : first < p.b ? 'A' : 'same', [
            `${first}, ${p.b}`,
            'The table begins with its first column.',
          ])
        : undefined;
    },
    'functions.change-without-its-step': (p) => {
      const change = p.n * p.step;
      return p.ask === 'rate' && p.step > 1
        ? wrote(change > p.m ? 'B' : change < p.m ? 'A' : 'same', [
            `${change}, ${p.m}`,
            'Take the change of y from column to column.',
          ])
        : undefined;
    },
    'functions.rate-and-start-swapped': (p) =>
      wrote((p.ask === 'rate' ? p.b > p.c : p.m > p.n) ? 'A' : 'B', [
        p.ask === 'rate' ? `${p.b}, ${p.c}` : `${p.m}, ${p.n}`,
        p.ask === 'rate' ? 'Compare where they start.' : 'Compare how fast they grow.',
      ]),
  },
});
