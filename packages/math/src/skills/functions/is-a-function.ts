import { choiceAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Pairs of a table: x0, y0, x1, y1, … */
type Pairs = { readonly kind: 'function' | 'same-output' | 'two-outputs'; readonly values: readonly number[] };

const rowsOf = ({ values }: Pairs) =>
  range(0, values.length / 2 - 1).map((at) => ({ x: values[2 * at] ?? 0, y: values[2 * at + 1] ?? 0 }));
/** Values that occur more than once. */
const repeated = (numbers: readonly number[]): readonly number[] => [
  ...new Set(numbers.filter((value, at) => numbers.indexOf(value) !== at)),
];
const xs = (p: Pairs) => rowsOf(p).map(({ x }) => x);
const ys = (p: Pairs) => rowsOf(p).map(({ y }) => y);
const keyOf = ({ kind }: Pairs): string => (kind === 'two-outputs' ? 'input' : 'yes');

/** Algebra 1: a function gives each input exactly one output. */
export const isAFunction = skill<Pairs>({
  code: 'functions.is-a-function',
  name: 'Tell whether a table shows a function',
  canDo: 'I can tell whether each input has exactly one output.',
  grade: 9,
  standards: ['F-IF.A.1', '8.F.A.1'],
  prerequisites: ['functions.evaluate'],
  cases: casesOf(
    {
      function: 'each output once',
      'same-output': 'an output occurs twice',
      'two-outputs': 'an input has two outputs',
    },
    (rng, level, kind): Pairs => {
      const rows = 3 + level;
      const different = (low: number, high: number) => rng.shuffle(range(low, high)).slice(0, rows);
      const inputs = different(level === 1 ? 0 : -4 * level, 9 + 4 * level);
      const outputs = different(level === 1 ? 0 : -4 * level, 9 + 6 * level);
      const [from, to] = rng.shuffle(range(0, rows - 1));
      return {
        kind,
        values: range(0, rows - 1).flatMap((at) => [
          inputs[kind === 'two-outputs' && at === to ? (from ?? 0) : at] ?? 0,
          outputs[kind === 'same-output' && at === to ? (from ?? 0) : at] ?? 0,
        ]),
      };
    },
  ),
  pose: (p) => ({
    prompt: 'Is `y` a function of `x` in this table?',
    picture: {
      kind: 'table',
      head: ['x', 'y'],
      rows: rowsOf(p).map(({ x, y }) => ({ cells: [String(x), String(y)] })),
      alt: `A table. ${rowsOf(p)
        .map(({ x, y }) => `x ${x}: y ${y}.`)
        .join(' ')}`,
    },
    answer: choiceAnswer(keyOf(p), [
      ['yes', 'Yes. Each `x` has exactly one `y`.'],
      ['input', 'No. There is an `x` with two different `y`.'],
      ['output', 'No. There is a `y` with two different `x`.'],
      ['formula', 'No. There is no formula for it.'],
    ]),
  }),
  solve: (p) => {
    const [twice] = repeated(xs(p));
    const at = rowsOf(p).filter(({ x }) => x === twice);
    return twice === undefined
      ? steps([xs(p).join(', '), 'No `x` occurs twice, so each has exactly one `y`.'])
      : steps([at.map(({ x, y }) => `(${x}, ${y})`).join(', '), `\`x = ${twice}\` has two different \`y\`.`]);
  },
  hints: () => [
    'A function is like a machine: the same input always gives the same output.',
    'Look for an `x` that occurs twice. Are its `y` the same?',
  ],
  confirms: (p, key) => {
    const outputsOf = new Map<number, Set<number>>();
    for (const { x, y } of rowsOf(p)) outputsOf.set(x, (outputsOf.get(x) ?? new Set()).add(y));
    return key === ([...outputsOf.values()].some((outputs) => outputs.size > 1) ? 'input' : 'yes');
  },
  mistakes: {
    'functions.outputs-may-not-repeat': (p) => {
      const [twice] = repeated(ys(p));
      return twice === undefined ? undefined : wrote('output', [`y = ${twice}`, 'This number occurs twice.']);
    },
    'functions.each-row-is-a-pair': (p) =>
      p.kind === 'two-outputs'
        ? wrote('yes', [
            rowsOf(p)
              .map(({ x, y }) => `(${x}, ${y})`)
              .join(', '),
            'Each row has an `x` and a `y`.',
          ])
        : undefined,
    'functions.no-formula-no-function': (p) =>
      wrote('formula', [
        rowsOf(p)
          .map(({ x, y }) => `(${x}, ${y})`)
          .join(', '),
        'The numbers do not follow a rule.',
      ]),
  },
});
