import { canonical } from './canonical.ts';
import { type Expr, num, substitute, variablesOf } from './expr.ts';
import { signedWhole } from './number-forms.ts';
import { commonFactor, degree, quotientOf } from './polynomial.ts';
import { absolute, gcd, ONE, type Rational, rational, times } from './rational.ts';
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

/**
 * Whether nothing is left to simplify: parentheses multiplied out, like terms combined, fractions reduced, no factor 1
 * and no term 0. The sides of an equation share no term and no factor.
 */
export function isSimplified(node: Node): boolean {
  const inner = bare(node);
  if (anywhere(inner, isUntidy)) return false;
  if (inner.kind === 'relation') return inner.items.every(isSimplified) && sidesApart(inner.items);
  if (inner.kind === 'list' || inner.kind === 'logic') return inner.items.every(isSimplified);
  if (inner.kind === 'mixed')
    return gcd(inner.top.value.n, inner.bottom.value.n) === 1n && inner.top.value.n < inner.bottom.value.n;
  return sumDone(inner);
}

/** Whether the expression begins with a minus sign. */
function startsWithMinus(node: Node): boolean {
  const inner = bare(node);
  if (inner.kind === 'unary') return inner.sign === '-';
  return (isProduct(inner) || isQuotient(inner)) && startsWithMinus(inner.left);
}

const isBelowOne = (part: Node): boolean => isPower(part) && startsWithMinus(part.right);

/**
 * Two signs where one would do, parentheses after nothing but a sign, or a fraction in a fraction: --x, x - (y + 1),
 * 2/(1/x).
 */
function isUntidy(node: Node): boolean {
  if (node.kind === 'unary' && node.sign === '-') {
    const inner = bare(node.arg);
    return startsWithMinus(inner) || inner.kind === 'unary' || isSum(inner) || signedWhole(inner) === 0n;
  }
  if (isSum(node)) return startsWithMinus(node.right) || (node.right.kind === 'group' && isSum(bare(node.right)));
  if (isProduct(node)) return startsWithMinus(node.right);
  if (!isQuotient(node)) return false;
  const above = startsFraction(node.left) ? [] : factors(node.left);
  const below = factors(node.right);
  return startsWithMinus(node.right) || [...above, ...below].some(isQuotient) || below.some(isBelowOne);
}

function sumDone(node: Node): boolean {
  const parts = terms(node);
  if (!parts.every(termDone)) return false;
  if (parts.length === 1) return true;
  if (parts.some((part) => signedWhole(part) === 0n)) return false;
  const rests = parts.map(symbolPart);
  if (new Set(rests).size < rests.length) return false;
  // Two fractions with the same denominator should be one fraction.
  const bottoms = parts.flatMap((part) =>
    isQuotient(part) && variablesOf(meant(part.right) ?? num(ONE)).length > 0 ? [canonical(part.right)] : [],
  );
  return new Set(bottoms).size === bottoms.length;
}

/** The part of a term without its coefficient: like terms have it in common. */
function symbolPart(term: Node): string {
  const e = meant(term);
  if (e === undefined) return canonical(term);
  if (e.t === 'n') return '';
  return e.t === '*' ? keyOf({ t: '*', args: e.args.filter((arg) => arg.t !== 'n') }) : keyOf({ t: '*', args: [e] });
}

type Parts = { readonly above: readonly Node[]; readonly below: readonly Node[] };

const startsFraction = (node: Node): boolean => isProduct(node) && node.sign === '' && signedWhole(node.right) === 1n;

function splitFactors(term: Node): Parts {
  const above: Node[] = [];
  const below: Node[] = [];
  for (const factor of factors(term)) {
    if (!isQuotient(factor)) above.push(factor);
    else {
      const [top, bottom] = [splitFactors(factor.left), splitFactors(factor.right)];
      // The 1 of 1/x is no superfluous factor, nor is the one in 3/4 1/x.
      above.push(
        ...(signedWhole(factor.left) === 1n ? [] : startsFraction(factor.left) ? top.above.slice(0, -1) : top.above),
      );
      above.push(...bottom.below);
      below.push(...top.below, ...bottom.above);
    }
  }
  return { above, below };
}

function termDone(term: Node): boolean {
  const { above, below } = splitFactors(term);
  if (![...above, ...below].every(factorDone)) return false;
  const numbers = (parts: readonly Node[]): bigint[] =>
    parts.flatMap((part) => {
      const n = signedWhole(part);
      return n === undefined ? [] : [n];
    });
  const [tops, bottoms] = [numbers(above), numbers(below)];
  if (tops.length > 1 || bottoms.length > 1 || bottoms.some((n) => n === 1n || n === -1n || n === 0n)) return false;
  const alone = above.length === 1 && below.length === 0;
  if (tops.some((n) => n === 0n) && !alone) return false;
  if (tops[0] === 1n && above.length > 1 && below.length === 0 && !hasMinus(term)) return false;
  if (tops[0] !== undefined && bottoms[0] !== undefined && gcd(tops[0], bottoms[0]) !== 1n) return false;
  const bases = [...above, ...below].filter((part) => signedWhole(part) === undefined).map(baseKey);
  if (new Set(bases).size < bases.length) return false;
  const others = above.length + below.length > 1;
  // A sum in the numerator must be multiplied out unless it is the whole numerator.
  if (others && above.some((part) => isSum(unsigned(part))) && above.length > 1) return false;
  if (below.length > 1 && below.some((part) => isSum(unsigned(part)))) return false;
  return below.length === 0 || cancelled(above, below);
}

/** A minus sign explains a factor 1: -1·x is a way to write a negative. */
const hasMinus = (term: Node): boolean => partsOf(term).some((part) => bare(part).kind === 'unary' || hasMinus(part));

const baseKey = (part: Node): string => (isPower(part) ? canonical(part.left) : canonical(part));

function factorDone(factor: Node): boolean {
  if (isSum(factor)) return sumDone(factor);
  if (isPower(factor)) return powerDone(factor);
  if (factor.kind === 'call') return callDone(factor);
  if (isProduct(factor) || isQuotient(factor)) return termDone(factor);
  return factor.kind !== 'mixed';
}

function powerDone(node: Extract<Node, { kind: 'binary' }>): boolean {
  const base = unsigned(node.left);
  const exponent = signedWhole(node.right);
  if (!isSimplified(node.left) || !isSimplified(node.right)) return false;
  if (exponent === 0n || exponent === 1n) return false;
  if (isPower(base)) return false;
  const e = meant(node);
  if (e?.t === 'n') return false;
  return exponent === undefined || !(isProduct(base) || isQuotient(base) || (isSum(base) && exponent > 1n));
}

function callDone(node: Extract<Node, { kind: 'call' }>): boolean {
  if (!node.args.every(isSimplified)) return false;
  const e = meant(node);
  if (e?.t === 'n') return false;
  const [first] = node.args;
  if (first === undefined) return true;
  const inner = bare(first);
  if ((node.name === 'ln' || node.name === 'log') && (isProduct(inner) || isQuotient(inner) || isPower(inner)))
    return false;
  if (/^(sin|cos|tan|abs)$/.test(node.name) && inner.kind === 'unary') return false;
  if (node.name === 'ln' && (signedWhole(inner) === 1n || (inner.kind === 'name' && inner.name === 'e'))) return false;
  if (node.name === 'abs' && isProduct(inner)) return false;
  const degree = node.name === 'sqrt' ? 2n : node.name === 'cbrt' ? 3n : undefined;
  return degree === undefined || !factors(inner).some((part) => hasPower(part, degree));
}

/** Whether a radicand contains a power that can be taken out: √12 contains the square 4, √(x³) the square of x. */
function hasPower(node: Node, degree: bigint): boolean {
  if (isPower(node)) return (signedWhole(node.right) ?? 0n) >= degree;
  const n = signedWhole(node);
  if (n === undefined) return false;
  for (let k = 2n; k ** degree <= n && k < 2000n; k += 1n) if (n % k ** degree === 0n) return true;
  return false;
}

/** Whether numerator and denominator share no polynomial and no whole number. */
function cancelled(above: readonly Node[], below: readonly Node[]): boolean {
  const productOf = (parts: readonly Node[]): Expr | undefined => {
    const meanings = parts.map(meant);
    return meanings.every((e) => e !== undefined) ? asPolynomial({ t: '*', args: meanings }) : undefined;
  };
  const [top, bottom] = [productOf(above), productOf(below)];
  if (top === undefined || bottom === undefined) return true;
  if (gcd(contentOf(above), contentOf(below)) > 1n) return false;
  const letters = variablesOf(top, bottom);
  return letters.every((letter) => {
    const values = new Map(
      letters
        .filter((name) => name !== letter)
        .map((name, i): [string, Expr] => [name, num(rational(BigInt(17 + 12 * i), 7n))]),
    );
    const [p, q] = [quotientOf(substitute(top, values), letter), quotientOf(substitute(bottom, values), letter)];
    if (p === undefined || q === undefined) return true;
    return !(p.shift > 0 && q.shift > 0) && degree(commonFactor(p.top, q.top)) < 1;
  });
}

/** The common whole factor of all numbers in a product of sums. */
function contentOf(parts: readonly Node[]): bigint {
  return parts.reduce((total, part) => {
    const numbers = terms(part).map(coefficient);
    return numbers.every(({ d }) => d === 1n) ? total * numbers.reduce((common, { n }) => gcd(common, n), 0n) : total;
  }, 1n);
}

function coefficient(term: Node): Rational {
  const e = meant(term);
  if (e === undefined) return ONE;
  if (e.t === 'n') return e.v;
  return e.t === '*' ? e.args.reduce((total, arg) => (arg.t === 'n' ? times(total, arg.v) : total), ONE) : ONE;
}

/** Whether the two sides of an equation share no like terms, no common number and no common factor. */
function sidesApart(items: readonly Node[]): boolean {
  const all = items.flatMap(terms).filter((term) => signedWhole(term) !== 0n);
  if (all.length < 2) return true;
  const rests = all.map(symbolPart);
  if (new Set(rests).size < rests.length) return false;
  const numbers = all.map(coefficient);
  if (numbers.every(({ d }) => d === 1n) && numbers.reduce((common, { n }) => gcd(common, absolute(n)), 0n) > 1n)
    return false;
  const shared = all.map(
    (term) =>
      new Set(
        splitFactors(term)
          .above.filter((part) => signedWhole(part) === undefined)
          .map(baseKey),
      ),
  );
  const [first] = shared;
  return first === undefined || ![...first].some((key) => shared.every((keys) => keys.has(key)));
}
