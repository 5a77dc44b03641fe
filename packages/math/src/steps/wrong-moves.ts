import { bare, type Node } from '../check/index.ts';
import { minus, negative, over, plus, type Rational, rational } from '../check/rational.ts';
import type { MisconceptionId } from '../types.ts';
import { lettersOf } from '../verify/judge.ts';
import { coefficient, type Polynomial, polynomialOf } from './polynomial.ts';

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
    // A number carried over as it stands, and a letter: two ideas of two names.
    ['equations.same-operation', make(poly(zero, a), poly(plus(d, b), c))],
    ['equations.move-without-sign', make(poly(b, plus(a, c)), poly(d, zero))],
    ['equations.move-without-sign', make(poly(zero, plus(a, c)), poly(minus(d, b), zero))],
    // Without a letter on the other side, a number was dropped and no letter forgotten.
    ...(c.n === 0n ? [] : [['equations.one-letter-side', make(poly(zero, a), poly(d, c))] as const]),
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

/** The known wrong move with a linear equation or inequality that turns one line into the other. */
export function wrongMove(before: Node, after: Node): MisconceptionId | undefined {
  const [one, other] = [sidesOf(before), sidesOf(after)];
  if (!one || !other) return undefined;
  return inequalityMisconception(one, other) ?? wrongMoves(one).find(([, made]) => isSame(made, other))?.[0];
}
