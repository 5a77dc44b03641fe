import { bare, type Node } from '../check/index.ts';
import { absolute } from '../check/rational.ts';
import { collector, type WorkedSolution } from './solution.ts';

const wholeOf = (tree: Node): bigint | undefined => {
  const node = bare(tree);
  return node.kind === 'number' && node.value.d === 1n && /^\d+$/.test(node.text) ? node.value.n : undefined;
};

/** The place values of a number, from the left and without zeros: 400 and 7 for 407. */
const places = (n: bigint): readonly bigint[] =>
  [...String(absolute(n))]
    .map((digit, at, all) => BigInt(digit) * 10n ** BigInt(all.length - 1 - at))
    .filter((value) => value !== 0n);

const sum = (values: readonly bigint[]): string => values.join(' + ');
const PLACE_NAMES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'];
const placeName = (value: bigint): string => PLACE_NAMES[String(value).length - 1] ?? 'places';

/** Long multiplication, one row for each digit of the second factor: 34 × 27 is 34 × 7 plus 34 × 20. */
export function longMultiplication(a: bigint, b: bigint): WorkedSolution {
  const rows = [...places(b)].reverse();
  const work = collector(`${a} × ${b}`, 'The task.');
  if (rows.length === 1) {
    const parts = places(a);
    work.add(parts.map((part) => `${part} × ${b}`).join(' + '), `Split ${a} into its places.`);
    work.add(sum(parts.map((part) => part * b)), 'Multiply each place.');
  } else {
    work.add(rows.map((row) => `${a} × ${row}`).join(' + '), `Split ${b} into its places: one row for each.`);
    work.add(sum(rows.map((row) => a * row)), 'Multiply: the rows of long multiplication.');
  }
  work.add(`${a * b}`, 'Add the rows.');
  return { kind: 'arithmetic', lines: work.lines, answer: `${a * b}` };
}

/** Long division, place by place: for 157 ÷ 12, how many times 12 goes into the 15 tens, then into the ones. Ends with the remainder, if any. */
export function longDivision(a: bigint, b: bigint): WorkedSolution {
  const [quotient, rest] = [a / b, a % b];
  const parts = places(quotient);
  const work = collector(`${a} ÷ ${b}`, 'The task.');
  const taken = parts.map((part) => part * b);
  const said = parts.map(
    (part) => `${b} goes into the ${placeName(part)} ${String(part)[0]} times: that takes ${part * b} away.`,
  );
  const open = [...taken, ...(rest === 0n ? [] : [rest])];
  work.add(`(${sum(open)}) ÷ ${b}`, said.join(' '));
  work.add(
    [...taken.map((value) => `${value} ÷ ${b}`), ...(rest === 0n ? [] : [`${rest} ÷ ${b}`])].join(' + '),
    'Divide each part.',
  );
  if (rest === 0n) {
    work.add(sum(parts), 'The digits of the quotient.');
    work.add(`${quotient}`, 'Put them together.');
    return { kind: 'arithmetic', lines: work.lines, answer: `${quotient}` };
  }
  work.add(
    `${quotient} + ${rest}/${b}`,
    `The quotient is ${quotient}, and ${rest} is left over: ${quotient} R ${rest}.`,
  );
  const answer = `${quotient} ${rest}/${b}`;
  work.add(answer, `As a mixed number; the remainder is ${rest}.`);
  return { kind: 'arithmetic', lines: work.lines, answer };
}

/** Solves a product or quotient of two whole numbers by long multiplication or division. Undefined for basic facts, unless the task asks for it. */
export function solveLong(tree: Node, asked: boolean): WorkedSolution | undefined {
  const node = bare(tree);
  if (node.kind !== 'binary') return undefined;
  const [a, b] = [wholeOf(node.left), wholeOf(node.right)];
  if (a === undefined || b === undefined || a > 10n ** 7n || b > 10n ** 7n) return undefined;
  if (/^[*×·]$/.test(node.sign)) {
    if (!asked && a <= 12n && b <= 12n) return undefined;
    const [many, few] = places(a).length >= places(b).length ? [a, b] : [b, a];
    return places(many).length > 1 ? longMultiplication(many, few) : undefined;
  }
  return node.sign === '÷' && b !== 0n && a >= b && (asked || (a / b > 10n && a > 100n))
    ? longDivision(a, b)
    : undefined;
}
