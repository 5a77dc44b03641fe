import { byLevel } from '../kit/by-level.ts';
import { cellsOf, numbersIn, type Place, poseFilled } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** The four counts of two questions with two answers each. `form` says which cells are asked. */
type Counts = {
  readonly form: 'row' | 'across';
  readonly topic: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
};

const surveys = [
  { rows: ['grade 7', 'grade 8'], columns: ['walk', 'take the bus'] },
  { rows: ['has a pet', 'has no pet'], columns: ['plays outside', 'reads'] },
  { rows: ['early shift', 'late shift'], columns: ['tea', 'coffee'] },
  { rows: ['members', 'guests'], columns: ['morning', 'evening'] },
  { rows: ['adults', 'children'], columns: ['train', 'car'] },
  { rows: ['north side', 'south side'], columns: ['yes', 'no'] },
] as const;
const surveyOf = ({ topic }: Counts) => surveys[topic] ?? surveys[0];

type Numbers = readonly (readonly [number, number, number])[];

const numbersOf = ({ a, b, c, d }: Counts): Numbers => [
  [a, b, a + b],
  [c, d, c + d],
  [a + c, b + d, a + b + c + d],
];
const named = (p: Counts, numbers: Numbers) => {
  const { rows } = surveyOf(p);
  return numbers.map((row, at) => [rows[at] ?? 'Total', ...row]);
};

/** `row`: the second column and the second row, by the totals. `across`: the diagonal and its totals. */
const placesOf = ({ form }: Counts): readonly Place[] =>
  form === 'row'
    ? [
        [0, 2],
        [1, 1],
        [1, 2],
        [2, 2],
      ]
    : [
        [0, 1],
        [1, 2],
        [1, 3],
        [2, 1],
      ];

const written = (p: Counts, numbers: Numbers): string => cellsOf(named(p, numbers), placesOf(p));

/** Grade 8: a two-way table that its totals complete. */
export const fillTwoWayTable = skill<Counts>({
  code: 'statistics.fill-two-way-table',
  name: 'Fill a two-way table',
  canDo: 'I can fill a two-way table by its totals.',
  grade: 8,
  standards: ['8.SP.A.4', 'S-ID.B.5'],
  prerequisites: ['statistics.two-way-table'],
  cases: casesOf({ row: 'counts from their totals', across: 'counts and totals' }, (rng, level, form): Counts => {
    const count = () => rng.int(byLevel(level, 2, 12, 105), byLevel(level, 9, 60, 480));
    return { form, topic: rng.int(0, surveys.length - 1), a: count(), b: count(), c: count(), d: count() };
  }),
  pose: (p) =>
    poseFilled(
      'Fill the table by its totals.',
      ['', ...surveyOf(p).columns, 'Total'],
      named(p, numbersOf(p)),
      placesOf(p),
    ),
  solve: (p) => {
    const { a, b, c, d } = p;
    return p.form === 'row'
      ? steps(
          [`${a + b} - ${a} = ${b}`, 'Take what is known in the first row from the total of that row.'],
          [`${a + c} - ${a} = ${c}`, 'Take what is known in the first column from the total of that column.'],
          [`${c + d} - ${c} = ${d}`, 'Do the same in the second row.'],
          [`${b} + ${d} = ${b + d}`, 'Add the second column.'],
          [written(p, numbersOf(p)), 'Write the missing numbers.'],
        )
      : steps(
          [`${a + b} - ${b} = ${a}`, 'Take what is known in the first row from the total of that row.'],
          [`${b + d} - ${b} = ${d}`, 'Take what is known in the second column from the total of that column.'],
          [`${c} + ${d} = ${c + d}`, 'Add the second row.'],
          [`${a} + ${c} = ${a + c}`, 'Add the first column.'],
          [written(p, numbersOf(p)), 'Write the missing numbers.'],
        );
  },
  hints: () => [
    'Begin in a row or a column in which only one number is missing.',
    'The counts of a row make its total, and so do the counts of a column.',
  ],
  confirms: (p, key) => {
    const found = numbersIn(key);
    const places = placesOf(p);
    const whole = numbersOf(p).map((row, at) =>
      row.map((number, column) => {
        const index = places.findIndex(([r, c]) => r === at && c === column + 1);
        return index < 0 ? number : (found[index] ?? 0);
      }),
    );
    // All rows and all columns add up.
    const adds = ([one = 0, other = 0, total = 0]: readonly number[]) => one + other === total;
    return whole.every(adds) && [0, 1, 2].every((column) => adds(whole.map((row) => row[column] ?? 0)));
  },
  mistakes: {
    'statistics.row-total-for-cell': (p) => {
      const { a, b, c, d } = p;
      const all = a + b + c + d;
      const text = written(
        p,
        p.form === 'row'
          ? [
              [a, a + b, 0],
              [c + d, c + d, 0],
              [0, all, 0],
            ]
          : [
              [a + b, b, 0],
              [c, b + d, all],
              [all, 0, 0],
            ],
      );
      return wrote(text, [text, 'Read the total of the row, or of the column if the row shows none.']);
    },
  },
});
