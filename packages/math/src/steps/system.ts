import { bare, type Node } from '../check/index.ts';
import { minus, negative, over, plus, type Rational, times } from '../check/rational.ts';
import { lettersOf } from '../verify/judge.ts';
import { type Polynomial, polynomialOf } from './polynomial.ts';
import { collector, type WorkedSolution } from './solution.ts';
import { inBrackets, numberText } from './written.ts';

/** a·x + b·y = c */
type Line = { readonly a: Rational; readonly b: Rational; readonly c: Rational };

const isOne = (value: Rational): boolean => value.n === 1n && value.d === 1n;
const zero = (value: Rational): boolean => value.n === 0n;

/** The coefficients of a line in two letters: each letter is read with the other at zero and at one. */
function lineOf(tree: Node, x: string, y: string): Line | undefined {
  const node = bare(tree);
  if (node.kind !== 'relation' || node.signs.length !== 1 || node.signs[0] !== '=') return undefined;
  const [left, right] = node.items;
  if (!left || !right) return undefined;
  const at = (side: Node, value: number): Polynomial | undefined => polynomialOf(withValue(side, y, value), x);
  const [l0, r0, l1, r1, l2, r2] = [at(left, 0), at(right, 0), at(left, 1), at(right, 1), at(left, 2), at(right, 2)];
  if (!l0 || !r0 || !l1 || !r1 || !l2 || !r2) return undefined;
  const difference = (l: Polynomial, r: Polynomial, power: number): Rational =>
    minus(l[power] ?? NONE, r[power] ?? NONE);
  if ([l0, r0, l1, r1, l2, r2].some(({ length }) => length > 2)) return undefined;
  const [a, a1] = [difference(l0, r0, 1), difference(l1, r1, 1)];
  const [c0, c1, c2] = [difference(l0, r0, 0), difference(l1, r1, 0), difference(l2, r2, 0)];
  const b = minus(c1, c0);
  // Not linear: x·y, or y².
  if (a.n !== a1.n || a.d !== a1.d || !zero(minus(minus(c2, c1), b))) return undefined;
  return { a, b, c: negative(c0) };
}

const NONE: Rational = { n: 0n, d: 1n };

function withValue(tree: Node, letter: string, value: number): Node {
  if (tree.kind === 'name' && tree.name === letter)
    return { kind: 'number', text: `${value}`, raw: `${value}`, value: { n: BigInt(value), d: 1n } };
  if ('arg' in tree) return { ...tree, arg: withValue(tree.arg, letter, value) };
  if ('left' in tree)
    return { ...tree, left: withValue(tree.left, letter, value), right: withValue(tree.right, letter, value) };
  return tree;
}

const part = (value: Rational, letter: string): string => {
  const own = value.n < 0n ? negative(value) : value;
  return own.n === 1n && own.d === 1n ? letter : `${inBrackets(own)}${letter}`;
};

function sideText({ a, b }: Line, x: string, y: string): string {
  if (zero(a) && zero(b)) return '0';
  if (zero(a)) return `${b.n < 0n ? '-' : ''}${part(b, y)}`;
  const first = `${a.n < 0n ? '-' : ''}${part(a, x)}`;
  return zero(b) ? first : `${first} ${b.n < 0n ? '-' : '+'} ${part(b, y)}`;
}

const scaledBy = ({ a, b, c }: Line, k: Rational): Line => ({ a: times(a, k), b: times(b, k), c: times(c, k) });
const added = (one: Line, other: Line): Line => ({
  a: plus(one.a, other.a),
  b: plus(one.b, other.b),
  c: plus(one.c, other.c),
});

/** Solves two linear equations in two letters by elimination. Every line is the whole system, so that it follows from the last. */
export function solveSystem(equations: readonly Node[], text: string): WorkedSolution | undefined {
  const letters = [...new Set(equations.flatMap((equation) => [...lettersOf(equation)]))].sort();
  const [x, y] = letters;
  const [first, second] = equations;
  if (equations.length !== 2 || letters.length !== 2 || !x || !y || !first || !second) return undefined;
  const [one, two] = [lineOf(first, x, y), lineOf(second, x, y)];
  if (!one || !two) return undefined;
  const determinant = minus(times(one.a, two.b), times(two.a, one.b));
  if (zero(determinant)) return undefined;
  const work = collector(text.trim(), 'The task.');
  const show = (line: Line) => `${sideText(line, x, y)} = ${numberText(line.c)}`;
  const say = (top: Line, below: Line, why: string) => work.add(`${show(top)}, ${show(below)}`, why);
  say(one, two, 'Bring the letters to the left and the numbers to the right.');
  const [top, below] = eliminate(one, two, say, x, y);
  const xValue = over(below.c, below.a);
  const solved: Line = { a: { n: 1n, d: 1n }, b: NONE, c: xValue };
  if (!isOne(below.a)) say(top, solved, `Divide by ${inBrackets(below.a)}.`);
  if (!zero(top.b)) {
    const rest: Line = { a: NONE, b: top.b, c: minus(top.c, times(top.a, xValue)) };
    if (!zero(top.a) && !isOne(rest.b)) say(rest, solved, `Put ${x} = ${numberText(xValue)} into the first equation.`);
    const yValue = over(rest.c, rest.b);
    work.add(
      `${x} = ${numberText(xValue)}, ${y} = ${numberText(yValue)}`,
      isOne(rest.b) ? `Put ${x} = ${numberText(xValue)} into the first equation.` : `Divide by ${inBrackets(rest.b)}.`,
    );
    return { kind: 'system', lines: work.lines, answer: `${x} = ${numberText(xValue)}, ${y} = ${numberText(yValue)}` };
  }
  return undefined;
}

/** Adds the two lines or multiples of them so that y disappears, and keeps one line with y. */
function eliminate(
  one: Line,
  two: Line,
  say: (top: Line, below: Line, why: string) => void,
  x: string,
  y: string,
): readonly [Line, Line] {
  if (zero(two.b)) return [one, two];
  if (zero(one.b)) {
    say(two, one, 'Write the equation with one letter second.');
    return [two, one];
  }
  const k = negative(over(one.b, two.b));
  const scaled = scaledBy(two, k);
  say(one, scaled, `Multiply the second equation by ${inBrackets(k)}, so that ${y} goes when both are added.`);
  const sum = added(one, scaled);
  say(one, sum, `Add the first equation to the second: only ${x} is left.`);
  return [one, sum];
}
