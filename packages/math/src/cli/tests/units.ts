import { type Amount, equalAmounts, inUnitOf, type Node, parse, readAmountSafely } from '../../check/index.ts';
import { type LineVerdict, passes, wrong } from '../verdict.ts';
import { figuresFit, figuresFrom, nearAbsolute, nearRelative } from './numbers.ts';
import { type AnswerTest, onTrees, optText } from './test.ts';

/** The student's amount in the teacher's unit, or why there is none. */
type Pair = { readonly number: Node; readonly given: number; readonly wanted: number; readonly unit: Amount };

function pairOf(student: Node, teacher: Node): Pair | string {
  const [given, wanted] = [readAmountSafely(student), readAmountSafely(teacher)];
  if (given === undefined || wanted === undefined) return 'not an amount';
  if (given.tree === undefined) return 'no number';
  if (given.unit.dimensions.size === 0 && wanted.unit.dimensions.size > 0) return 'no unit';
  const converted = inUnitOf(given, wanted);
  const target = inUnitOf(wanted, wanted);
  return converted === undefined || target === undefined
    ? 'another unit'
    : { number: given.tree, given: converted, wanted: target, unit: wanted };
}

const onAmounts = (compare: (pair: Pair, opt: string | undefined) => boolean, reason: string): AnswerTest =>
  onTrees({ units: true }, (student, teacher, options): LineVerdict => {
    const pair = pairOf(student, teacher);
    return typeof pair === 'string' ? wrong(pair) : passes(compare(pair, optText(options)), reason);
  });

/** A tolerance with its own unit (`5*kJ`) is converted to the teacher's unit. */
function toleranceIn(unit: Amount, opt: string | undefined): number {
  if (opt === undefined) return 0.05;
  const read = parse(opt, { units: true });
  const amount = read.ok ? readAmountSafely(read.tree) : undefined;
  if (amount === undefined) return 0;
  return amount.unit.dimensions.size === 0 ? Number(opt) : (inUnitOf(amount, unit) ?? 0);
}

export const unitFigures: AnswerTest = onAmounts(
  ({ number, given, wanted }, opt) => figuresFit(number, given, wanted, figuresFrom(opt)),
  'other figures',
);
export const unitsRelative: AnswerTest = onAmounts(
  ({ given, wanted }, opt) => nearRelative(given, wanted, Number(opt ?? 0.05)),
  'not close enough',
);
export const unitsAbsolute: AnswerTest = onAmounts(
  ({ given, wanted, unit }, opt) => nearAbsolute(given, wanted, toleranceIn(unit, opt)),
  'not close enough',
);
export const unitsEqual: AnswerTest = onTrees({ units: true }, (student, teacher) =>
  passes(equalAmounts(student, teacher), 'not the same amount'),
);
