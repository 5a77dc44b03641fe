import { near } from '../kit/arithmetic.ts';
import { exact, fractionText, inParentheses } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** y = mx + b at x = first, first + gap, … (`rows` rows). */
type Table = { m: number; b: number; first: number; gap: number; rows: number };

const rowsOf = ({ m, b, first, gap, rows }: Table) =>
  Array.from({ length: rows }, (_, i) => first + i * gap).map((x) => ({ x, y: m * x + b }));

const slopeTable = skill<Table>({
  code: 'functions.slope-from-table',
  name: 'Find the rate of change from a table',
  canDo: 'I can find how much y changes for one step of x in a table.',
  grade: 8,
  standards: ['8.F.B.4', 'F-IF.B.6'],
  prerequisites: ['functions.slope-two-points'],
  cases: casesOf(
    { 'step-one': '`x` goes up by one', 'wider-step': '`x` goes up by more than one', falling: '`y` goes down' },
    (rng, level, caseId) => {
      const size = rng.int(2, 3 + 2 * level);
      const gap = caseId === 'step-one' ? 1 : rng.int(2, 3 + level);
      const first = rng.int(1, 3);
      const m = caseId === 'falling' ? -size : size;
      return { m, b: rng.int(1, 8) + (m < 0 ? size * (first + 3 * gap) : 0), first, gap, rows: 4 };
    },
  ),
  pose: (table) => ({
    prompt: 'The table shows a linear relationship. Find its rate of change.',
    picture: {
      kind: 'table',
      head: ['x', 'y'],
      rows: rowsOf(table).map(({ x, y }) => ({ cells: [String(x), String(y)] })),
      alt: `A table. ${rowsOf(table)
        .map(({ x, y }) => `x ${x}: y ${y}.`)
        .join(' ')}`,
    },
    answer: { kind: 'number', key: String(table.m) },
  }),
  solve: (table) => {
    const [one, two] = rowsOf(table);
    return steps(
      [`${two?.y} - ${one?.y} = ${table.m * table.gap}`, 'Change of `y` from one row to the next.'],
      [`${two?.x} - ${one?.x} = ${table.gap}`, 'Change of `x` from one row to the next.'],
      [`${inParentheses(table.m * table.gap)}/${table.gap} = ${table.m}`, 'Change of `y` for one step of `x`.'],
    );
  },
  hints: (table) => [
    'How does `y` change from row to row? And `x`?',
    `From one row to the next, \`x\` goes up by \`${table.gap}\`.`,
    `In the same step \`y\` changes by \`${table.m * table.gap}\`. The rate is the change of \`y\` for a step of one in \`x\`.`,
  ],
  confirms: (table, key) => {
    const rows = rowsOf(table);
    const [from, to] = [rows[0], rows[rows.length - 1]];
    return from !== undefined && to !== undefined && near((to.y - from.y) / (to.x - from.x), Number(key));
  },
  mistakes: {
    'functions.table-step-ignored': ({ m, gap }) =>
      gap === 1 ? undefined : wrote(String(m * gap), [String(m * gap), '`y` changes by this much each time.']),
    'functions.slope-y-over-x': (table) => {
      const [row] = rowsOf(table);
      return row && wrote(fractionText(exact(row.y).div(row.x)), [`${row.y}/${row.x}`, 'Divide `y` by `x`.']);
    },
    'functions.slope-run-over-rise': ({ m }) =>
      wrote(fractionText(exact(1).div(m)), [
        fractionText(exact(1).div(m)),
        'Divide the change of `x` by the change of `y`.',
      ]),
  },
});

export const slopeFromTableSkills = [slopeTable];
