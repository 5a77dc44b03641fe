import { type Expr, variable, variablesOf } from './expr.ts';
import { isPrimeFactor } from './is-reducible.ts';
import { signedWhole } from './number-forms.ts';
import { degree, quotientOf } from './polynomial.ts';
import { gcd } from './rational.ts';
import {
  asPolynomial,
  factors,
  isPower,
  isProduct,
  isQuotient,
  isSum,
  keyOf,
  meant,
  terms,
  unsigned,
} from './shape.ts';
import { anywhere, bare, type Node, partsOf } from './tree.ts';

/** True where no product or power of a sum is left to multiply out, and no sum stands over a divisor. */
export function isExpanded(node: Node): boolean {
  const inner = bare(node);
  if (inner.kind === 'relation') return inner.items.every(isExpanded);
  return terms(inner).every((term) => {
    const parts = factors(term).flatMap((factor) => (isQuotient(factor) ? factors(factor.left) : [factor]));
    return (
      parts.every((part) => !isSum(unsigned(part)) && !isPowerOfMany(part)) &&
      !(isQuotient(term) && isSum(unsigned(term.left)))
    );
  });
}

/** (x + 1)² or (2x)³: a power that can be multiplied out. */
const isPowerOfMany = (node: Node): boolean => {
  const inner = unsigned(node);
  if (!isPower(inner)) return false;
  const exponent = signedWhole(inner.right);
  return exponent !== undefined && exponent > 1n && (isSum(unsigned(inner.left)) || isProduct(unsigned(inner.left)));
};

/** Every factor is a number, a power of a prime factor, or one; see `isPrimeFactor`. */
export function isFactored(node: Node): boolean {
  return factors(node).every((factor) => {
    const base = isPower(factor) ? unsigned(factor.left) : factor;
    if (isProduct(base)) return isFactored(base);
    const e = meant(base);
    if (e === undefined) return false;
    if (isQuotient(base))
      return variablesOf(e).length === 0 || (isFactored(base.left) && variablesOf(meant(base.right) ?? e).length === 0);
    return primeOrLinear(asPolynomial(e));
  });
}

/**
 * Over the rationals, a polynomial with roots among its coefficients cannot be judged; for these, every linear factor
 * counts as prime.
 */
function primeOrLinear(e: Expr): boolean {
  const prime = isPrimeFactor(e);
  if (prime !== undefined && !variablesOf(e).some((name) => name.includes('^') && name.includes('/'))) return prime;
  const letters = variablesOf(e).filter((name) => !name.includes('^') && !name.endsWith(' '));
  return letters.length > 0 ? (e.t === '+' ? e.args : [e]).every((term) => linearTerm(term, letters)) : true;
}

const linearTerm = (term: Expr, letters: readonly string[]): boolean =>
  variablesOf(term).filter((name) => letters.includes(name)).length <= 1 &&
  (term.t !== '^' || !letters.includes(term.base.t === 'v' ? term.base.name : '')) &&
  (term.t !== '*' || term.args.every((arg) => linearTerm(arg, letters)));

/** One fraction at most, and no fraction inside it; exponents may hold fractions. */
export function isSingleFraction(node: Node): boolean {
  const inner = unsigned(node);
  return isQuotient(inner) ? !hasFraction(inner.left) && !hasFraction(inner.right) : !hasFraction(inner);
}

function hasFraction(node: Node): boolean {
  if (isQuotient(node) || node.kind === 'mixed') return true;
  if (isPower(node)) return hasFraction(node.left);
  return partsOf(node).some(hasFraction);
}

/** Every fraction of whole numbers is in lowest terms, with at most one minus sign, and no root of a number stands below a line. */
export const isLowestTerms = (node: Node): boolean => !hasRootBelow(node) && fractionsLowest(node, false);

function fractionsLowest(node: Node, negated: boolean): boolean {
  if (node.kind === 'mixed') {
    const [top, bottom] = [node.top.value.n, node.bottom.value.n];
    return top > 0n && top < bottom && gcd(top, bottom) === 1n;
  }
  if (isQuotient(node)) {
    const [top, bottom] = [signedWhole(node.left), signedWhole(node.right)];
    if (top !== undefined && bottom !== undefined) {
      const signs = Number(negated) + Number(top < 0n) + Number(bottom < 0n);
      return gcd(top, bottom) === 1n && bottom !== 1n && bottom !== -1n && signs < 2;
    }
    const numbers = leadingNumbers(node);
    if (
      numbers !== undefined &&
      gcd(numbers[0], numbers[1]) !== 1n &&
      numbers[1] !== 1n &&
      signedWhole(node.right) !== undefined
    )
      return false;
  }
  if (node.kind === 'unary') return fractionsLowest(node.arg, node.sign === '-');
  if (node.kind === 'binary' && node.sign === '-')
    return fractionsLowest(node.left, false) && fractionsLowest(node.right, true);
  if (node.kind === 'group') return fractionsLowest(node.arg, negated);
  return partsOf(node).every((part) => fractionsLowest(part, false));
}

/** The whole numbers that lead the two sides of a fraction: 2x/4 has 2 and 4. */
function leadingNumbers(node: Extract<Node, { kind: 'binary' }>): readonly [bigint, bigint] | undefined {
  const leads = [node.left, node.right].map((side) =>
    factors(side)
      .map(signedWhole)
      .find((n) => n !== undefined),
  );
  const [top, bottom] = leads;
  return top === undefined || bottom === undefined ? undefined : [top, bottom];
}

const isRootOfNumber = (node: Node): boolean => {
  if (node.kind === 'call' && (node.name === 'sqrt' || node.name === 'cbrt' || node.name === 'root')) {
    const e = meant(node);
    return e !== undefined && e.t !== 'n' && variablesOf(e).length === 0;
  }
  if (!isPower(node)) return false;
  const e = meant(node);
  return e !== undefined && e.t === '^' && e.exp.t === 'n' && e.exp.v.d !== 1n && variablesOf(e).length === 0;
};

/** A root of a number below a line, 1/√3 or 1/(1 - √2). */
export function hasRootBelow(node: Node): boolean {
  if (isQuotient(node) && anywhere(node.right, isRootOfNumber)) return true;
  return partsOf(node).some(hasRootBelow);
}

/** The letter that a form is about: the given one, or the only letter of the expression. */
export function mainLetter(e: Expr, about?: Node): string | undefined {
  if (about !== undefined) {
    const named = meant(about);
    return named === undefined ? undefined : named.t === 'v' ? named.name : keyOf(named);
  }
  const letters = variablesOf(e);
  return letters.length === 1 ? letters[0] : (letters.find((name) => name === 'x') ?? letters[0]);
}

/** Replaces `about` (an expression such as sin(x) or x²) by a letter. */
export function inLetter(e: Expr, about: Expr): Expr {
  const key = keyOf(about);
  const walk = (part: Expr): Expr => {
    if (keyOf(part) === key) return variable(key);
    if (part.t === '+' || part.t === '*' || part.t === 'f') return { ...part, args: part.args.map(walk) };
    return part.t === '^' ? { ...part, base: walk(part.base), exp: walk(part.exp) } : part;
  };
  return walk(e);
}

/** a(x - b)² + c: the letter stands in one term only, and that term is squared at most once. */
export function isCompletedSquare(node: Node, about?: Node): boolean {
  const e = meant(node);
  if (e === undefined) return false;
  const target = about === undefined ? undefined : meant(about);
  const letter = mainLetter(e, about);
  if (letter === undefined) return true;
  const depends = (part: Node): boolean => {
    const own = meant(part);
    return (
      own !== undefined &&
      variablesOf(target === undefined || target.t === 'v' ? own : inLetter(own, target)).includes(letter)
    );
  };
  const withLetter = terms(node).filter(depends);
  const [term] = withLetter;
  if (term === undefined) return true;
  if (withLetter.length > 1) return false;
  const parts = factors(term)
    .flatMap((factor) => (isQuotient(factor) ? [...factors(factor.left), factor.right] : [factor]))
    .filter(depends);
  const [square] = parts;
  if (square === undefined || parts.length > 1) return false;
  const isTarget = (part: Node): boolean => target !== undefined && keyOf(meant(part) ?? target) === keyOf(target);
  const inside = isPower(square) && signedWhole(square.right) === 2n && !isTarget(square) ? square.left : square;
  return isTarget(inside) || isLinearIn(inside, letter, target);
}

function isLinearIn(node: Node, letter: string, target: Expr | undefined): boolean {
  const own = meant(node);
  if (own === undefined) return false;
  const e = target === undefined || target.t === 'v' ? own : inLetter(own, target);
  const others = variablesOf(e).filter((name) => name !== letter);
  const q = quotientOf(withNumbers(asPolynomial(e), others), letter);
  return (
    q !== undefined &&
    q.bottom.length === 1 &&
    degree(q.top) + q.shift <= 1 &&
    terms(node).filter((term) => variablesOf(meant(term) ?? e).includes(letter)).length <= 1
  );
}

/** Replaces the other letters by numbers. */
function withNumbers(e: Expr, letters: readonly string[]): Expr {
  const all = new Set([...letters, ...variablesOf(e).filter((name) => name.includes('(') || name.endsWith(' '))]);
  const walk = (part: Expr): Expr => {
    if (part.t === 'v') return all.has(part.name) ? { t: 'n', v: { n: 3n, d: 1n } } : part;
    if (part.t === '+' || part.t === '*') return { ...part, args: part.args.map(walk) };
    return part.t === '^' ? { ...part, base: walk(part.base) } : part;
  };
  return walk(e);
}
