import { near } from '../kit/arithmetic.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { linear } from '../kit/linear-text.ts';
import { signed } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { PATTERNS, patternStories } from '../stories/chances.ts';

/** A table of y = mx + b at the given x. */
type Table = { m: number; b: number; xs: readonly number[] };

const rule = (m: number, b: number) => `y = ${linear(m, b, 'x')}`;
const rowsOf = ({ m, b, xs }: Table) => xs.map((x) => ({ x, y: m * x + b }));
const firstRow = (table: Table) => rowsOf(table)[0] ?? { x: 1, y: table.m + table.b };
const stepOf = ({ xs }: Table) => (xs[1] ?? 2) - (xs[0] ?? 1);

const inputOutputRule = skill<Table>({
  code: 'functions.input-output-rule',
  name: 'Find the rule of a table',
  canDo: 'I can find a rule that fits every row of a table.',
  grade: 5,
  standards: ['5.OA.B.3', '6.EE.C.9'],
  prerequisites: [],
  cases: {
    add: {
      label: 'a number is added',
      draw: (rng, level) => {
        const first = level === 1 ? 1 : rng.int(1, 3);
        const gap = level === 3 ? rng.int(2, 3) : 1;
        const m = 1;
        const b = rng.int(3, 12);
        return { m, b, xs: [0, 1, 2, 3].map((i) => first + i * gap) };
      },
    },
    multiply: {
      label: 'times a number',
      draw: (rng, level) => {
        const first = level === 1 ? 1 : rng.int(1, 3);
        const gap = level === 3 ? rng.int(2, 3) : 1;
        const m = rng.int(2, 10 + level);
        const b = 0;
        return { m, b, xs: [0, 1, 2, 3].map((i) => first + i * gap) };
      },
    },
    both: {
      label: 'times a number, and a number added or taken away',
      draw: (rng, level) => {
        const first = level === 1 ? 1 : rng.int(1, 3);
        const gap = level === 3 ? rng.int(2, 3) : 1;
        const m = rng.int(2, 3 + level);
        const b = level > 1 && rng.chance(0.4) ? -rng.int(1, m * first - 1) : rng.int(1, 9);
        return { m, b, xs: [0, 1, 2, 3].map((i) => first + i * gap) };
      },
    },
  },
  pose: (table) => ({
    prompt: 'Find the rule of this table. Write it as an equation that starts with `y =`.',
    picture: {
      kind: 'table',
      head: ['x', 'y'],
      rows: rowsOf(table).map(({ x, y }) => ({ cells: [String(x), String(y)] })),
      alt: `A table. ${rowsOf(table)
        .map(({ x, y }) => `x ${x}: y ${y}.`)
        .join(' ')}`,
    },
    answer: { kind: 'equation', key: rule(table.m, table.b) },
  }),
  solve: (table) => {
    const { m, b } = table;
    const { x, y } = firstRow(table);
    const change = m * stepOf(table);
    return steps(
      [
        `${change}/${stepOf(table)} = ${m}`,
        `When \`x\` goes up by \`${stepOf(table)}\`, \`y\` goes up by \`${change}\`: that is \`${m}\` for each step of one.`,
      ],
      [`${m} * ${x} = ${m * x}`, `Try the first row with \`${m}\` times \`x\`.`],
      [`${y} - ${m * x} = ${b}`, 'See what is still missing.'],
      [rule(m, b), 'Write the rule and test it in another row.'],
    );
  },
  hints: (table) => [
    'How does `y` change from row to row?',
    `\`y\` goes up by \`${table.m * stepOf(table)}\` each time, while \`x\` goes up by \`${stepOf(table)}\`.`,
    `So for one step of \`x\` it goes up by \`${table.m}\`. Compare \`${table.m} * x\` with \`y\` in the first row. Does it fit, or is something added?`,
  ],
  confirms: (table, key) => {
    const side = key.replace(/^y = /, '');
    return rowsOf(table).every(({ x, y }) => near(evaluateText(side, { x }), y));
  },
  mistakes: {
    'functions.rule-from-one-row': (table) => {
      const { x, y } = firstRow(table);
      return wrote(
        rule(1, y - x),
        [`${x} ${signed(y - x)} = ${y}`, 'Look at the first row: this much is added.'],
        [rule(1, y - x), 'So that is the rule.'],
      );
    },
    'functions.rule-down-the-column': (table) => {
      const change = table.m * stepOf(table);
      return wrote(
        rule(1, change),
        [`y + ${change}`, `\`y\` goes up by \`${change}\` each time.`],
        [rule(1, change), 'So the rule is to add this.'],
      );
    },
    'functions.rule-proportional-from-one-row': (table) => {
      const { x, y } = firstRow(table);
      return table.b === 0 || y % x !== 0
        ? undefined
        : wrote(
            rule(y / x, 0),
            [`${y}/${x} = ${y / x}`, 'Look at the first row: it is times this much.'],
            [rule(y / x, 0), 'So that is the rule.'],
          );
    },
  },
});

/** Figure number k needs m·k + b pieces; `shown` figures are given, figure `n` is asked for. */
type Pattern = { shape: number; m: number; b: number; n: number };

const shapes = PATTERNS.map(([piece, figure, m, b]) => ({ piece, figure, m, b }));
const shapeOf = ({ shape }: Pick<Pattern, 'shape'>) => {
  const found = shapes[shape];
  if (found === undefined) throw new RangeError(`no pattern ${shape}`);
  return found;
};
const at = ({ m, b }: Pattern, k: number) => m * k + b;

const growingPattern = skill<Pattern>({
  code: 'functions.growing-pattern',
  name: 'Extend a growing pattern far ahead',
  canDo: 'I can find a far figure of a pattern without drawing all of them.',
  grade: 6,
  standards: ['4.OA.C.5', '6.EE.C.9', 'F-BF.A.1a'],
  prerequisites: ['functions.input-output-rule'],
  cases: {
    near: {
      label: 'a figure up to number ten',
      draw: (rng) => {
        const shape = rng.int(0, shapes.length - 1);
        const { m, b } = shapeOf({ shape });
        return {
          shape,
          m,
          b,
          n: rng.pick([6, 8, 9]),
        };
      },
    },
    far: {
      label: 'a figure far ahead',
      draw: (rng, level) => {
        const shape = rng.int(0, shapes.length - 1);
        const { m, b } = shapeOf({ shape });
        return {
          shape,
          m,
          b,
          n: rng.pick([12, 15, 20, 30, 50].slice(0, 2 + level)),
        };
      },
    },
  },
  pose: (pattern) => ({
    prompt: tellWith(patternStories[pattern.shape], {
      one: at(pattern, 1),
      two: at(pattern, 2),
      three: at(pattern, 3),
      n: pattern.n,
    }),
    picture: {
      kind: 'table',
      head: ['figure', shapeOf(pattern).piece],
      rows: [
        ...[1, 2, 3].map((k) => ({ cells: [String(k), String(at(pattern, k))] })),
        { cells: [String(pattern.n), '?'] },
      ],
      alt: `A table of figures. ${[1, 2, 3].map((k) => `Figure ${k}: ${at(pattern, k)}.`).join(' ')} Figure ${pattern.n} is asked.`,
    },
    answer: { kind: 'number', key: String(at(pattern, pattern.n)) },
  }),
  solve: (pattern) => {
    const { m, n } = pattern;
    return steps(
      [`${at(pattern, 2)} - ${at(pattern, 1)} = ${m}`, `Each figure needs \`${m}\` more than the one before.`],
      [`${n} - 1 = ${n - 1}`, `From figure 1 to figure \`${n}\` there are this many steps.`],
      [`${at(pattern, 1)} + ${n - 1} * ${m} = ${at(pattern, n)}`, 'Start with figure 1 and add the steps.'],
    );
  },
  hints: (pattern) => [
    'How many more does each new figure need?',
    `Each new figure needs \`${pattern.m}\` more. How many steps are there from figure 1 to figure \`${pattern.n}\`?`,
    `Start from the \`${at(pattern, 1)}\` of figure 1 and add \`${pattern.m}\` for each of the \`${pattern.n - 1}\` steps.`,
  ],
  confirms: (pattern, key) => {
    let pieces = at(pattern, 1);
    for (let k = 2; k <= pattern.n; k += 1) pieces += pattern.m;
    return pieces === Number(key);
  },
  mistakes: {
    'functions.pattern-whole-figure-multiplied': (pattern) => {
      const base = pattern.n % 3 === 0 ? 3 : pattern.n % 2 === 0 ? 2 : 1;
      const times = pattern.n / base;
      return wrote(String(times * at(pattern, base)), [
        `${times} * ${at(pattern, base)} = ${times * at(pattern, base)}`,
        `Figure \`${pattern.n}\` is \`${times}\` times figure \`${base}\`.`,
      ]);
    },
    'functions.pattern-step-times-number': ({ m, n }) =>
      wrote(String(m * n), [`${m} * ${n} = ${m * n}`, `It goes up by \`${m}\`, so multiply by \`${m}\`.`]),
    'functions.pattern-one-step-too-many': (pattern) =>
      wrote(String(at(pattern, pattern.n + 1)), [
        `${at(pattern, 1)} + ${pattern.n} * ${pattern.m} = ${at(pattern, pattern.n + 1)}`,
        `Start with figure 1 and add \`${pattern.n}\` steps.`,
      ]),
  },
  wordProblem: true,
});

export const ruleAndPatternSkills = [inputOutputRule, growingPattern];
