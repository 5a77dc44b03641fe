import { bare, type Node } from '../check/index.ts';
import {
  absolute,
  exactRoot,
  gcd,
  minus,
  negative,
  ONE,
  over,
  plus,
  type Rational,
  rational,
  times,
  ZERO,
} from '../check/rational.ts';
import { factorTerms } from './brackets.ts';
import { coefficient, differenceOf, type Polynomial, polynomialOf, scaled } from './polynomial.ts';
import { collector, type WorkedSolution } from './solution.ts';
import { inBrackets, numberText, polynomialText } from './written.ts';

/** The three methods that are taught. If the task names none, it is factoring for rational roots, otherwise the formula. */
export type QuadraticWay = 'factors' | 'square' | 'formula';

/** The method that a task names: "by completing the square". */
export const wayIn = (text: string): QuadraticWay | undefined =>
  /\bcomplet\w+ (?:the )?square\b/i.test(text)
    ? 'square'
    : /\bformula\b/i.test(text)
      ? 'formula'
      : /\bfactor(?:ing|s)?\b/i.test(text)
        ? 'factors'
        : undefined;

const TWO = rational(2n);

/** The simplified square root of a number that is not negative, as a factor outside the root and one inside: 2sqrt(3), 3/2, sqrt(5)/3. */
function rootParts(value: Rational): { readonly outside: Rational; readonly inside: bigint } {
  // sqrt(n/d) = sqrt(nd)/d
  let [inside, outside] = [value.n * value.d, 1n];
  for (let each = 2n; each * each <= inside && each < 100_000n; each += 1n)
    while (inside % (each * each) === 0n) {
      inside /= each * each;
      outside *= each;
    }
  const exact = exactRoot({ n: inside, d: 1n }, 2);
  return exact === undefined
    ? { outside: rational(outside, value.d), inside }
    : { outside: rational(outside * exact.n, value.d), inside: 1n };
}

const surd = (outside: bigint, inside: bigint): string => `${outside === 1n ? '' : outside}sqrt(${inside})`;

/** The text of m + √v or m − √v: a number if the root is rational. */
function around(middle: Rational, v: Rational, sign: '+' | '-'): string {
  const { outside, inside } = rootParts(v);
  if (inside === 1n) return numberText(sign === '+' ? plus(middle, outside) : minus(middle, outside));
  const bottom = (middle.d / gcd(middle.d, outside.d)) * outside.d;
  const [top, factor] = [(middle.n * bottom) / middle.d, (outside.n * bottom) / outside.d];
  const text =
    top === 0n ? `${sign === '-' ? '-' : ''}${surd(factor, inside)}` : `${top} ${sign} ${surd(factor, inside)}`;
  if (bottom === 1n) return text;
  return top === 0n ? `${text}/${bottom}` : `(${text})/${bottom}`;
}

/** The real roots of ax² + bx + c, the smaller first: none, one or two. */
export function rootsOf([c = ZERO, b = ZERO, a = ONE]: Polynomial): readonly string[] {
  const inside = minus(times(b, b), times(rational(4n), times(a, c)));
  if (inside.n < 0n) return [];
  const middle = negative(over(b, times(TWO, a)));
  const v = over(inside, times(rational(4n), times(a, a)));
  return v.n === 0n ? [numberText(middle)] : [around(middle, v, '-'), around(middle, v, '+')];
}

const either = (letter: string, values: readonly string[]): string =>
  values.map((value) => `${letter} = ${value}`).join(' or ');

type Work = ReturnType<typeof collector>;

function byFactors(terms: Polynomial, letter: string, roots: readonly string[], work: Work): boolean {
  const factored = factorTerms(terms, letter);
  if (factored === undefined) return false;
  work.add(`${factored.line} = 0`, 'Factor the left side.');
  const parts = factored.factors.map((factor) => `${polynomialText(factor, letter)} = 0`);
  work.add([...new Set(parts)].join(' or '), 'A product is 0 where one of its factors is 0.');
  work.add(either(letter, roots), 'Solve each equation.');
  return true;
}

function bySquare(terms: Polynomial, letter: string, roots: readonly string[], work: Work): void {
  const [c, b, a] = [coefficient(terms, 0), coefficient(terms, 1), coefficient(terms, 2)];
  const [p, q] = [over(b, a), over(c, a)];
  const left = polynomialText([ZERO, p, ONE], letter);
  if (a.n !== a.d) work.add(`${polynomialText([q, p, ONE], letter)} = 0`, `Divide both sides by ${inBrackets(a)}.`);
  work.add(`${left} = ${numberText(negative(q))}`, 'Move the number to the other side.');
  const half = over(p, TWO);
  const square = times(half, half);
  const total = minus(square, q);
  const base = polynomialText([half, ONE], letter);
  if (half.n !== 0n) {
    work.add(
      `${polynomialText([square, p, ONE], letter)} = ${numberText(total)}`,
      `Half of ${numberText(p)} is ${numberText(half)}. Add its square, ${numberText(square)}, on both sides.`,
    );
    work.add(`(${base})^2 = ${numberText(total)}`, 'The left side is a square.');
  }
  if (roots.length === 0) return;
  const [low, high] = [around(ZERO, total, '-'), around(ZERO, total, '+')];
  if (total.n !== 0n) work.add(`${base} = ${low} or ${base} = ${high}`, 'Take the square root: it may be negative.');
  work.add(
    either(letter, roots),
    half.n < 0n ? `Add ${numberText(negative(half))} on both sides.` : `Subtract ${numberText(half)} from both sides.`,
  );
}

function byFormula(terms: Polynomial, letter: string, roots: readonly string[], work: Work): void {
  const [c, b, a] = [coefficient(terms, 0), coefficient(terms, 1), coefficient(terms, 2)];
  const inside = minus(times(b, b), times(rational(4n), times(a, c)));
  const [top, bottom] = [inBrackets(negative(b)), `(2 × ${inBrackets(a)})`];
  const both = (root: string, under: string): string =>
    ['+', '-'].map((sign) => `${letter} = (${top} ${sign} ${root})/${under}`).join(' or ');
  work.add(
    both(`sqrt(${inBrackets(b)}^2 - 4 × ${inBrackets(a)} × ${inBrackets(c)})`, bottom),
    `Use the quadratic formula with a = ${numberText(a)}, b = ${numberText(b)}, c = ${numberText(c)}.`,
  );
  work.add(both(`sqrt(${numberText(inside)})`, inBrackets(times(TWO, a))), 'Find the number under the root.');
  work.add(either(letter, roots), 'Simplify.');
}

const lcm = (x: bigint, y: bigint): bigint => (x / gcd(x, y)) * y;

/** Solves ax² + bx + c = 0 and adds its steps to those in `work`; the last step is the answer. */
export function finishQuadratic(all: Polynomial, letter: string, work: Work, way?: QuadraticWay): WorkedSolution {
  const bottom = all.reduce((common, { d }) => lcm(common, d), 1n);
  const terms = scaled(all, rational((all.at(-1)?.n ?? 1n) < 0n ? -bottom : bottom));
  work.add(
    `${polynomialText(terms, letter)} = 0`,
    absolute(bottom) === 1n
      ? 'Bring everything to one side.'
      : 'Bring everything to one side, and multiply so that no fraction is left.',
  );
  const roots = rootsOf(terms);
  if (roots.length === 0) {
    bySquare(terms, letter, roots, work);
    const last = work.lines.pop();
    const line = last?.line ?? '';
    work.add(line, `${last?.why ?? ''} A square is never negative: there is no real solution.`.trim());
    return { kind: 'equation', lines: work.lines, answer: line };
  }
  const isRational = !roots.some((root) => root.includes('sqrt'));
  const chosen = way ?? (isRational ? 'factors' : coefficient(terms, 1).n === 0n ? 'square' : 'formula');
  if (chosen === 'square') bySquare(terms, letter, roots, work);
  else if (chosen === 'formula' || !byFactors(terms, letter, roots, work)) byFormula(terms, letter, roots, work);
  return { kind: 'equation', lines: work.lines, answer: either(letter, roots) };
}

/** The left side of a quadratic equation minus its right side, as a polynomial; undefined for other equations. */
export function quadraticIn(tree: Node, letter: string): Polynomial | undefined {
  const node = bare(tree);
  if (node.kind !== 'relation' || node.signs.length !== 1 || node.signs[0] !== '=') return undefined;
  const [left, right] = node.items.map((item) => polynomialOf(item, letter));
  const all = left && right && differenceOf(left, right);
  return all?.length === 3 ? all : undefined;
}

/** Solves a quadratic equation in one letter. Undefined for other equations. */
export function solveQuadratic(
  tree: Node,
  letter: string,
  text: string,
  way?: QuadraticWay,
): WorkedSolution | undefined {
  const all = quadraticIn(tree, letter);
  return all && finishQuadratic(all, letter, collector(text.trim(), 'The task.'), way);
}
