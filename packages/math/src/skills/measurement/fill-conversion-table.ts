import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { cellsOf, numbersIn, type Place, poseFilled } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Amounts in a large unit. The first row is one of it; of each other row the cell in `open` is asked. */
type Amounts = { readonly pair: number; readonly large: readonly number[]; readonly open: readonly number[] };

const pairs = [
  { units: ['weeks', 'days'], of: 7 },
  { units: ['yards', 'feet'], of: 3 },
  { units: ['gallons', 'quarts'], of: 4 },
  { units: ['feet', 'inches'], of: 12 },
  { units: ['days', 'hours'], of: 24 },
  { units: ['pounds', 'ounces'], of: 16 },
  { units: ['hours', 'minutes'], of: 60 },
  { units: ['minutes', 'seconds'], of: 60 },
  { units: ['meters', 'centimeters'], of: 100 },
  { units: ['kilometers', 'meters'], of: 1000 },
  { units: ['kilograms', 'grams'], of: 1000 },
] as const;
const pairOf = ({ pair }: Amounts) => pairs[pair] ?? pairs[0];

const rowsBy = ({ large }: Amounts, small: (large: number) => number): readonly (readonly [number, number])[] =>
  large.map((amount) => [amount, small(amount)]);
const placesOf = ({ open }: Amounts): readonly Place[] => open.map((column, index) => [index + 1, column]);
const rightRows = (p: Amounts) => rowsBy(p, (amount) => amount * pairOf(p).of);

/** The table of a student who takes another number of small units for a large one; undefined if it is the right one. */
const withFactor = (p: Amounts, factor: number) =>
  factor === pairOf(p).of || p.open.includes(0)
    ? undefined
    : cellsOf(
        rowsBy(p, (amount) => amount * factor),
        placesOf(p),
      );

/** Grade 4: a table of amounts in two units. */
export const fillConversionTable = skill<Amounts>({
  code: 'measurement.fill-conversion-table',
  name: 'Fill a table of two units',
  canDo: 'I can fill a table that shows amounts in two units.',
  grade: 4,
  standards: ['4.MD.A.1'],
  prerequisites: ['measurement.convert-length'],
  cases: casesOf({ smaller: 'into the smaller unit', both: 'into both units' }, (rng, level, id): Amounts => {
    const rows = byLevel(level, 2, 3, 4);
    const amounts = rng.shuffle(range(2, byLevel(level, 6, 9, 12))).slice(0, rows);
    return {
      pair: rng.int(byLevel(level, 0, 2, 3), byLevel(level, 4, 7, pairs.length - 1)),
      large: [1, ...amounts],
      open: id === 'smaller' ? range(1, rows).map(() => 1) : rng.shuffle(range(1, rows).map((row) => row % 2)),
    };
  }),
  pose: (p) =>
    poseFilled('Each row is the same amount in two units. Fill the table.', pairOf(p).units, rightRows(p), placesOf(p)),
  solve: (p) =>
    steps(
      ...rightRows(p)
        .slice(1)
        .map(([large, small], index) =>
          p.open[index] === 1
            ? ([`${large} × ${pairOf(p).of} = ${small}`, 'Multiply by the number of the first row.'] as const)
            : ([`${small} ÷ ${pairOf(p).of} = ${large}`, 'Divide by the number of the first row.'] as const),
        ),
      [cellsOf(rightRows(p), placesOf(p)), 'Write the missing numbers.'],
    ),
  hints: () => [
    'The first row says how many of the small unit make one of the large unit.',
    'Are there more of the small unit or of the large unit in each row?',
  ],
  confirms: (p, key) =>
    numbersIn(key).every((number, index) => {
      const [large = 0, small = 0] = rightRows(p)[index + 1] ?? [];
      const [units, asked] = p.open[index] === 1 ? [large, number] : [number, small];
      return range(1, units).reduce((sum) => sum + pairOf(p).of, 0) === asked;
    }),
  mistakes: {
    'measurement.everything-in-tens': (p) => {
      const text = withFactor(p, 10);
      return text === undefined ? undefined : wrote(text, [text, 'Take ten of the small unit for each.']);
    },
    'measurement.everything-in-hundreds': (p) => {
      const text = withFactor(p, 100);
      return text === undefined ? undefined : wrote(text, [text, 'Take a hundred of the small unit for each.']);
    },
    'ratios.additive': (p) => {
      const more = pairOf(p).of - 1;
      const text = rightRows(p)
        .slice(1)
        .map(([large, small], index) => (p.open[index] === 1 ? large + more : small - more))
        .join(', ');
      return wrote(text, [text, `The second number is \`${more}\` more than the first one in each row.`]);
    },
  },
});
