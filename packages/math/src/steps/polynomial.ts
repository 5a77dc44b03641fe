import { bare, type Node } from '../check/index.ts';
import { isWhole, minus, negative, ONE, over, plus, power, type Rational, times, ZERO } from '../check/rational.ts';

/** Coefficients from the constant up; no zero at the end. */
export type Polynomial = readonly Rational[];

export const trimmed = (terms: Polynomial): Polynomial => {
  let end = terms.length;
  while (end > 0 && (terms[end - 1]?.n ?? 0n) === 0n) end -= 1;
  return terms.slice(0, end);
};
export const coefficient = (terms: Polynomial, power: number): Rational => terms[power] ?? ZERO;

const combine = (a: Polynomial, b: Polynomial, with_: (x: Rational, y: Rational) => Rational): Polynomial =>
  trimmed(
    Array.from({ length: Math.max(a.length, b.length) }, (_, at) => with_(coefficient(a, at), coefficient(b, at))),
  );
export const sumOf = (a: Polynomial, b: Polynomial): Polynomial => combine(a, b, plus);
export const differenceOf = (a: Polynomial, b: Polynomial): Polynomial => combine(a, b, minus);
export const scaled = (a: Polynomial, k: Rational): Polynomial => trimmed(a.map((term) => times(term, k)));

export function productOf(a: Polynomial, b: Polynomial): Polynomial {
  const made: Rational[] = Array.from({ length: a.length + b.length }, () => ZERO);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      made[i + j] = plus(made[i + j] ?? ZERO, times(x, y));
    });
  });
  return trimmed(made);
}

const MOST_POWER = 6;

/** The number that a tree of digits means; undefined for letters and everything that is not rational. */
export function rationalOf(tree: Node): Rational | undefined {
  const terms = polynomialOf(tree, '');
  return terms && terms.length <= 1 ? coefficient(terms, 0) : undefined;
}

/** A tree as a polynomial in one letter, or undefined where it is none (other letters, division by the letter, units). */
export function polynomialOf(tree: Node, letter: string): Polynomial | undefined {
  const node = bare(tree);
  switch (node.kind) {
    case 'number':
      return trimmed([node.value]);
    case 'mixed':
      return trimmed([plus(node.whole.value, over(node.top.value, node.bottom.value))]);
    case 'name':
      return node.name === letter ? [ZERO, ONE] : undefined;
    case 'unary': {
      const arg = node.sign === '±' ? undefined : polynomialOf(node.arg, letter);
      return arg && node.sign === '-' ? arg.map(negative) : arg;
    }
    case 'postfix': {
      const arg = node.sign === '%' ? polynomialOf(node.arg, letter) : undefined;
      return arg && scaled(arg, { n: 1n, d: 100n });
    }
    case 'binary':
      return binary(node, letter);
    default:
      return undefined;
  }
}

function binary(node: Extract<Node, { kind: 'binary' }>, letter: string): Polynomial | undefined {
  const [a, b] = [polynomialOf(node.left, letter), polynomialOf(node.right, letter)];
  if (a === undefined || b === undefined) return undefined;
  switch (node.sign) {
    case '+':
      return sumOf(a, b);
    case '-':
      return differenceOf(a, b);
    case '*':
    case '×':
    case '·':
    case '':
      return productOf(a, b);
    case '/':
    case '÷':
    case 'frac':
      return b.length === 1 ? scaled(a, over(ONE, coefficient(b, 0))) : undefined;
    case '^': {
      const exponent = coefficient(b, 0);
      if (b.length > 1 || !isWhole(exponent) || exponent.n < 0n || exponent.n > BigInt(MOST_POWER)) return undefined;
      if (a.length <= 1) return trimmed([power(coefficient(a, 0), Number(exponent.n))]);
      let made: Polynomial = [ONE];
      for (let count = 0n; count < exponent.n; count += 1n) made = productOf(made, a);
      return made;
    }
    default:
      return undefined;
  }
}
