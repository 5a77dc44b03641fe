import { bare, compareTrees, type Node, parse } from '../check/index.ts';
import { minus, negative, over, plus, type Rational, rational } from '../check/rational.ts';
import { diagnoseText } from '../diagnose/diagnose-text.ts';
import type { MisconceptionId, Prose } from '../types.ts';
import { lettersOf, valueText } from '../verify/judge.ts';
import { coefficient, type Polynomial, polynomialOf } from './polynomial.ts';

/**
 * Whether a line of work follows from the one before. `follows`: both say the same. `does-not`: they do not; `idea`
 * names the misconception that turns the one into the other, if one is known. `unknown` is never shown as wrong.
 */
export type StepCheck =
  | { readonly verdict: 'follows' }
  | { readonly verdict: 'does-not'; readonly message: Prose; readonly idea?: MisconceptionId }
  | { readonly verdict: 'unknown'; readonly message: Prose }
  | {
      readonly verdict: 'invalid';
      readonly line: 'before' | 'after';
      readonly at: number;
      readonly length: number;
      readonly message: Prose;
    };

type Sides = { readonly sign: string; readonly left: Polynomial; readonly right: Polynomial };

/** A linear equation or inequality in one letter, by its coefficients. */
function sidesOf(tree: Node): Sides | undefined {
  const node = bare(tree);
  const [letter] = lettersOf(node);
  if (node.kind !== 'relation' || node.signs.length !== 1 || letter === undefined) return undefined;
  const [left, right] = node.items.map((item) => polynomialOf(item, letter));
  const [sign] = node.signs;
  return left && right && sign && left.length <= 2 && right.length <= 2 ? { sign, left, right } : undefined;
}

const TURNED: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['≤', '≥'],
  ['≥', '≤'],
]);

const equal = (a: Polynomial, b: Polynomial): boolean =>
  a.length === b.length && a.every((value, at) => minus(value, coefficient(b, at)).n === 0n);
const isSame = (a: Sides, b: Sides): boolean => a.sign === b.sign && equal(a.left, b.left) && equal(a.right, b.right);
const poly = (constant: Rational, slope: Rational): Polynomial => {
  const terms = [constant, slope];
  while (terms.length > 0 && terms.at(-1)?.n === 0n) terms.pop();
  return terms;
};

/** The lines that result from each known wrong move with equations. */
function wrongMoves(before: Sides): readonly (readonly [MisconceptionId, Sides])[] {
  const { sign } = before;
  const [b, a] = [coefficient(before.left, 0), coefficient(before.left, 1)];
  const [d, c] = [coefficient(before.right, 0), coefficient(before.right, 1)];
  const make = (left: Polynomial, right: Polynomial): Sides => ({ sign, left, right });
  const zero = rational(0n);
  const moves: (readonly [MisconceptionId, Sides])[] = [
    ['equations.move-without-sign', make(poly(zero, a), poly(plus(d, b), c))],
    ['equations.move-without-sign', make(poly(b, plus(a, c)), poly(d, zero))],
    ['equations.move-without-sign', make(poly(zero, plus(a, c)), poly(minus(d, b), zero))],
    ['equations.one-letter-side', make(poly(zero, a), poly(d, c))],
  ];
  for (const k of [a, c].filter(({ n }) => n !== 0n))
    moves.push(
      ['equations.divide-one-part', make(poly(b, over(a, k)), poly(over(d, k), over(c, k)))],
      ['equations.divide-one-part', make(poly(over(b, k), over(a, k)), poly(d, c))],
    );
  if (a.n !== 0n && c.n === 0n && b.n === 0n)
    moves.push(
      ['equations.subtract-coefficient', make(poly(zero, rational(1n)), poly(minus(d, a), zero))],
      ['equations.drop-negative-coefficient', make(poly(zero, rational(1n)), poly(negative(over(d, a)), zero))],
      [
        'equations.reversed-division',
        make(poly(zero, rational(1n)), d.n === 0n ? poly(zero, zero) : poly(over(a, d), zero)),
      ],
    );
  return moves;
}

function inequalityMisconception(before: Sides, after: Sides): MisconceptionId | undefined {
  const turned = TURNED.get(after.sign);
  if (turned === undefined || !TURNED.has(before.sign)) return undefined;
  const other = { ...after, sign: turned };
  if (compareSides(before, other))
    return after.sign === before.sign ? 'equations.keep-inequality-sign' : 'equations.flip-for-any-negative';
  return undefined;
}

/** Whether two linear comparisons have the same solutions. */
function compareSides(a: Sides, b: Sides): boolean {
  const [ka, kb] = [a, b].map(({ left, right }) => minus(coefficient(left, 1), coefficient(right, 1)));
  const [ca, cb] = [a, b].map(({ left, right }) => minus(coefficient(right, 0), coefficient(left, 0)));
  if (!ka || !kb || !ca || !cb || ka.n === 0n || kb.n === 0n) return false;
  const signA = ka.n < 0n ? TURNED.get(a.sign) : a.sign;
  const signB = kb.n < 0n ? TURNED.get(b.sign) : b.sign;
  return signA === signB && minus(over(ca, ka), over(cb, kb)).n === 0n;
}

function misconceptionOf(before: Node, after: Node, texts: readonly [string, string]): MisconceptionId | undefined {
  const [one, other] = [sidesOf(before), sidesOf(after)];
  if (one && other) {
    const turned = inequalityMisconception(one, other);
    if (turned) return turned;
    return wrongMoves(one).find(([, made]) => isSame(made, other))?.[0];
  }
  const [question, answer] = texts;
  const [best] = diagnoseText({ question, correct: valueText(before) ?? question, answer });
  return best?.misconceptions[0];
}

/** The last part of a chain such as 3/4 + 1/8 = 6/8 + 1/8, which stands for the whole chain. */
export function lastOf(tree: Node): Node {
  const node = bare(tree);
  if (node.kind !== 'relation' || lettersOf(node).size > 0 || node.signs.some((sign) => sign !== '=')) return node;
  return node.items.at(-1) ?? node;
}

/** Whether two lines say the same: each is true if the other is. Texts as a student types them. Never throws. */
export function followsFrom(before: string, after: string): StepCheck {
  const [one, other] = [parse(before, { comma: 'list' }), parse(after, { comma: 'list' })];
  if (!one.ok) return { verdict: 'invalid', line: 'before', at: one.at, length: one.length, message: one.message };
  if (!other.ok)
    return { verdict: 'invalid', line: 'after', at: other.at, length: other.length, message: other.message };
  const isStatement = lettersOf(one.tree).size > 0 && bare(one.tree).kind === 'relation';
  const [from, to] = isStatement ? [one.tree, other.tree] : [lastOf(one.tree), lastOf(other.tree)];
  const verdict = compareTrees(asSystem(from), asSystem(to));
  if (verdict === 'equal') return { verdict: 'follows' };
  if (verdict === 'unknown') return { verdict: 'unknown', message: 'This step could not be checked.' };
  const idea = misconceptionOf(from, to, [before, after]);
  const message = 'This line does not say the same as the one before.';
  return idea === undefined ? { verdict: 'does-not', message } : { verdict: 'does-not', message, idea };
}

/** Equations with a comma between them hold together, as a system. */
function asSystem(tree: Node): Node {
  const node = bare(tree);
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return node;
  return node.items.every((item) => bare(item).kind === 'relation')
    ? { kind: 'logic', op: 'and', items: node.items }
    : node;
}
