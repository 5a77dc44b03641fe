import type { MathText, MisconceptionId, MistakenWork, Prose, Step } from '../../../types.ts';
import { digitsOf, placeName, placeTitle, readColumns } from '../../kit/whole.ts';
import { steps, wrote } from '../../kit/work.ts';

type Line = readonly [MathText, Prose];

type DigitHabits = {
  /** The total of one column including the carry; undefined means as taught. */
  readonly combine?: (
    digit: number,
    times: number,
    carry: number,
  ) => { readonly total: number; readonly line: MathText } | undefined;
  /** The digits written and carried for a column's total, except in the last column; undefined means as taught. */
  readonly record?: (total: number) => { readonly writes: number; readonly carries: number } | undefined;
  /**
   * Carries that are already on the paper, by the column to which they are added; elsewhere the row's own carry is
   * used.
   */
  readonly oldCarries?: readonly number[];
};

type Row = { readonly product: number; readonly lines: Line[]; readonly strange: boolean; readonly carried: number[] };

/** One row: a number times one digit, from the right. */
function multiplyRow(a: number, times: number, habits: DigitHabits): Row {
  const digits = digitsOf(a);
  const written: number[] = [];
  const carried: number[] = [0];
  const lines: Line[] = [];
  let strange = false;
  digits.forEach((digit, place) => {
    const own = carried[place] ?? 0;
    const old = habits.oldCarries?.[place] ?? 0;
    const carry = old > 0 ? old : own;
    strange ||= carry !== own;
    const other = habits.combine?.(digit, times, carry);
    const total = other?.total ?? digit * times + carry;
    const line =
      other?.line ?? (carry > 0 ? `${digit} × ${times} + ${carry} = ${total}` : `${digit} × ${times} = ${total}`);
    const last = place === digits.length - 1;
    const unusual = last || total < 10 ? undefined : habits.record?.(total);
    strange ||= unusual !== undefined || (other !== undefined && other.total !== digit * times + carry);
    const writes = unusual?.writes ?? (last ? total : total % 10);
    const carries = unusual?.carries ?? (last ? 0 : Math.floor(total / 10));
    written.push(writes);
    carried.push(carries);
    lines.push([
      line,
      `${placeTitle(place)}: ${carries > 0 ? `write ${writes} and carry ${carries}.` : `write ${writes}.`}`,
    ]);
  });
  return { product: readColumns(written), lines, strange, carried };
}

/** a × one digit as taught: true equations, ending with the product. */
export function digitProductSteps(a: number, times: number): Step[] {
  const row = multiplyRow(a, times, {});
  const lines = a > 9 ? row.lines : [];
  return steps(...lines, [`${a} × ${times} = ${a * times}`, 'Read the digits from left to right.']);
}

/** A number times a number of two digits as taught: one row for the ones, one for the tens, then the sum. */
export function longProductSteps(a: number, b: number): Step[] {
  const [ones, tens] = [b % 10, b - (b % 10)];
  return steps(
    [`${a} × ${ones} = ${a * ones}`, `First row: ${a} times the ones of ${b}.`],
    [`${a} × ${tens} = ${a * tens}`, `Second row: ${a} times the tens of ${b}, so it ends in a zero.`],
    [`${a * ones} + ${a * tens} = ${a * b}`, 'Add the two rows.'],
    [`${a} × ${b} = ${a * b}`, 'That is the whole product.'],
  );
}

/** Multiplies with these habits by each digit of b, and adds the shifted rows. */
function multiplyWithHabits(a: number, b: number, habits: DigitHabits): MistakenWork | undefined {
  const rows = digitsOf(b).map((times) => multiplyRow(a, times, habits));
  if (!rows.some(({ strange }) => strange)) return undefined;
  const answer = rows.reduce((sum, { product }, place) => sum + product * 10 ** place, 0);
  return wrote(answer, ...rows.flatMap(({ lines }) => lines), [`${a} × ${b} = ${answer}`, 'Read the answer.']);
}

function reusesFirstCarries(a: number, b: number): MistakenWork | undefined {
  const [ones, tens] = digitsOf(b);
  if (ones === undefined || tens === undefined || a < 10) return undefined;
  const first = multiplyRow(a, ones, {});
  const second = multiplyRow(a, tens, { oldCarries: first.carried });
  if (!second.strange) return undefined;
  const answer = first.product + 10 * second.product;
  return wrote(answer, ...first.lines, ...second.lines, [
    `${first.product} + ${10 * second.product} = ${answer}`,
    'Add the rows.',
  ]);
}

function noPlaceholder(a: number, b: number): MistakenWork | undefined {
  if (b < 10) return undefined;
  const rows = digitsOf(b).map((times) => a * times);
  const answer = rows.reduce((sum, row) => sum + row, 0);
  return wrote(
    answer,
    ...rows.map(
      (row, place): Line => [`${row}`, `Multiply by the digit in the ${placeName(place)} and start at the right.`],
    ),
    [`${rows.join(' + ')} = ${answer}`, 'Add the rows.'],
  );
}

/**
 * Multiplies column by column as in addition: ones times ones, tens times tens, with carries; the last digit of the
 * shorter number is used for all further columns.
 */
function columnByColumn(a: number, b: number): MistakenWork | undefined {
  if (a < 10 || b < 10) return undefined;
  const [top, bottom] = [digitsOf(Math.max(a, b)), digitsOf(Math.min(a, b))];
  const written: number[] = [];
  const lines: Line[] = [];
  let carry = 0;
  top.forEach((digit, place) => {
    const times = bottom[Math.min(place, bottom.length - 1)] ?? 1;
    const total = digit * times + carry;
    const last = place === top.length - 1;
    lines.push([
      carry > 0 ? `${digit} × ${times} + ${carry} = ${total}` : `${digit} × ${times} = ${total}`,
      `${placeTitle(place)}: ${place < bottom.length ? 'straight down.' : `nothing stands below, so use ${times} again.`}`,
    ]);
    written.push(last ? total : total % 10);
    carry = last ? 0 : Math.floor(total / 10);
  });
  const answer = readColumns(written);
  return wrote(answer, ...lines, [`${a} × ${b} = ${answer}`, 'Read the answer.']);
}

/** Tens times tens and ones times ones, without the cross products. */
function matchingPlacesOnly(a: number, b: number): MistakenWork | undefined {
  if (a < 10 || b < 10 || a > 99 || b > 99 || (a % 10 === 0 && b % 10 === 0)) return undefined;
  const [tens, ones] = [(a - (a % 10)) * (b - (b % 10)), (a % 10) * (b % 10)];
  return wrote(
    tens + ones,
    [`${a - (a % 10)} × ${b - (b % 10)} = ${tens}`, 'Multiply the tens.'],
    [`${a % 10} × ${b % 10} = ${ones}`, 'Multiply the ones.'],
    [`${tens} + ${ones} = ${tens + ones}`, 'Add them.'],
  );
}

/** Only the last digit is multiplied; the others are copied. */
function onlyLastDigit(a: number, b: number): MistakenWork | undefined {
  if (a < 10 || b > 9 || b < 2) return undefined;
  const [ones, rest] = [a % 10, a - (a % 10)];
  return wrote(
    rest + ones * b,
    [`${ones} × ${b} = ${ones * b}`, 'Multiply the ones.'],
    [`${rest} + ${ones * b} = ${rest + ones * b}`, `Keep the ${rest}.`],
  );
}

const zeroKeeps: DigitHabits['combine'] = (digit, times, carry) => {
  if (digit !== 0 && times !== 0) return undefined;
  const total = Math.max(digit, times) + carry;
  return { total, line: `${digit} × ${times}${carry > 0 ? ` + ${carry}` : ''} = ${total}` };
};

/** Published error patterns of column multiplication, by the misconception that holds them. */
export const multiplicationProcedures = {
  'whole-numbers.carry-added-before-multiplying': (a: number, b: number) =>
    multiplyWithHabits(a, b, {
      combine: (digit, times, carry) =>
        carry > 0
          ? { total: (digit + carry) * times, line: `(${digit} + ${carry}) × ${times} = ${(digit + carry) * times}` }
          : undefined,
    }),
  'whole-numbers.product-carry-ignored': (a: number, b: number) =>
    multiplyWithHabits(a, b, { record: (total) => ({ writes: total % 10, carries: 0 }) }),
  'whole-numbers.product-carry-in-full': (a: number, b: number) =>
    b > 9 ? undefined : multiplyWithHabits(a, b, { record: (total) => ({ writes: total, carries: 0 }) }),
  'whole-numbers.zero-times-keeps-digit': (a: number, b: number) => multiplyWithHabits(a, b, { combine: zeroKeeps }),
  'whole-numbers.reuses-first-carry': reusesFirstCarries,
  'whole-numbers.no-placeholder-zero': noPlaceholder,
  'whole-numbers.multiplies-column-by-column': columnByColumn,
  'whole-numbers.multiplies-matching-places-only': matchingPlacesOnly,
  'whole-numbers.multiplies-last-digit-only': onlyLastDigit,
} as const satisfies { readonly [id in MisconceptionId]?: (a: number, b: number) => MistakenWork | undefined };
