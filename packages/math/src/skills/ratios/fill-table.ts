import type { Rng } from '../../types.ts';
import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { cellsOf, numbersIn, type Place, poseFilled } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Rows `a × times` and `b × times`. The first row is complete; of each other row the cell in `open` is asked. */
type Table = {
  readonly topic: number;
  readonly a: number;
  readonly b: number;
  readonly times: readonly number[];
  readonly open: readonly number[];
};

const topics = [
  ['cups of rice', 'cups of water'],
  ['spoons of cocoa', 'cups of milk'],
  ['red beads', 'blue beads'],
  ['cans of yellow paint', 'cans of white paint'],
  ['adults', 'children'],
  ['teachers', 'students'],
  ['lemons', 'glasses of lemonade'],
  ['tickets', 'dollars'],
] as const;
const headOf = ({ topic }: Table) => topics[topic] ?? topics[0];

const rowsOf = ({ a, b, times }: Table): readonly (readonly [number, number])[] =>
  times.map((factor) => [a * factor, b * factor]);
const placesOf = ({ open }: Table): readonly Place[] => open.map((column, index) => [index + 1, column]);

function drawTable(rng: Rng, most: number, rows: number, first: number): Table {
  const [a = 2, b = 3] = rng.shuffle(range(2, most)).slice(0, 2);
  const shared = gcd(a, b);
  const others = rng.shuffle(range(2, 9).filter((factor) => factor !== first && (first === 1 || factor % first !== 0)));
  return {
    topic: rng.int(0, topics.length - 1),
    a: a / shared,
    b: b / shared,
    times: [first, ...others.slice(0, rows)],
    // Both columns are asked for.
    open: rng.shuffle(range(0, rows - 1).map((index) => index % 2)),
  };
}

/** The table of a student who computes each missing number from the known one of its row. */
const filledBy = (p: Table, from: (known: number, column: number) => number): string =>
  cellsOf(
    rowsOf(p).map((row, index) => {
      const column = p.open[index - 1];
      return column === undefined ? row : row.with(column, from(row[1 - column] ?? 0, column));
    }),
    placesOf(p),
  );

/** Grade 6: a ratio table in which a number of each row is missing. */
export const fillRatioTable = skill<Table>({
  code: 'ratios.fill-table',
  name: 'Fill a ratio table',
  canDo: 'I can fill a table of equal ratios in both columns.',
  grade: 6,
  standards: ['6.RP.A.3a'],
  prerequisites: ['ratios.equivalent'],
  cases: casesOf({ times: 'times the first row', between: 'through a smaller row' }, (rng, level, id) =>
    drawTable(rng, byLevel(level, 5, 8, 12), byLevel(level, 2, 3, 4), id === 'times' ? 1 : rng.int(2, 3)),
  ),
  pose: (p) => poseFilled('All rows have the same ratio. Fill the table.', headOf(p), rowsOf(p), placesOf(p)),
  solve: (p) => {
    const [first = 1] = p.times;
    return steps(
      ...(first === 1
        ? []
        : [
            [
              `${p.a * first} ÷ ${first} = ${p.a}, ${p.b * first} ÷ ${first} = ${p.b}`,
              'Find a smaller row first.',
            ] as const,
          ]),
      ...p.times
        .slice(1)
        .map(
          (factor) =>
            [
              `${p.a} × ${factor} = ${p.a * factor}, ${p.b} × ${factor} = ${p.b * factor}`,
              'Multiply both numbers of the row.',
            ] as const,
        ),
      [cellsOf(rowsOf(p), placesOf(p)), 'Write the missing numbers.'],
    );
  },
  hints: () => [
    'What is the first row multiplied by to get the number that is known?',
    'Multiply or divide both numbers of a row by the same number. Nothing is added.',
  ],
  confirms: (p, key) => {
    const [first = [1, 1]] = rowsOf(p);
    const found = numbersIn(key);
    return found.every((number, index) => {
      const column = p.open[index] ?? 0;
      const known = rowsOf(p)[index + 1]?.[1 - column] ?? 0;
      // Cross products are equal.
      return number * (first[1 - column] ?? 0) === known * (first[column] ?? 0);
    });
  },
  mistakes: {
    'ratios.additive': (p) => {
      const [first = [1, 1]] = rowsOf(p);
      const apart = first[1] - first[0];
      const text = filledBy(p, (known, column) => (column === 1 ? known + apart : known - apart));
      return numbersIn(text).some((number) => number <= 0)
        ? undefined
        : wrote(text, [text, `The numbers of each row are \`${Math.abs(apart)}\` apart.`]);
    },
    'ratios.multiply-only': (p) => {
      const [first = [1, 1]] = rowsOf(p);
      const text = filledBy(p, (known, column) => (first[column] ?? 0) * known);
      return wrote(text, [text, 'Multiply the number of the first row by the number that is known.']);
    },
  },
});
