import { bare, type Node } from '../check/index.ts';
import {
  absolute,
  exactRoot,
  gcd,
  isWhole,
  negative,
  over,
  type Rational,
  rational,
  times,
} from '../check/rational.ts';
import { coefficient, type Polynomial, polynomialOf, productOf, scaled } from './polynomial.ts';
import { collector, type WorkedSolution } from './solution.ts';
import { numberText, polynomialText, termsText } from './written.ts';

const termsOf = (terms: Polynomial): { value: Rational; power: number }[] =>
  terms
    .map((value, power) => ({ value, power }))
    .toReversed()
    .filter(({ value }) => value.n !== 0n);

/** The factors of a product as written; a power counts as often as its exponent says. */
function factorsOf(tree: Node, letter: string): Polynomial[] | undefined {
  const node = bare(tree);
  if (node.kind === 'binary' && ['*', '×', '·', ''].includes(node.sign)) {
    const [left, right] = [factorsOf(node.left, letter), factorsOf(node.right, letter)];
    return left && right && [...left, ...right];
  }
  if (node.kind === 'binary' && node.sign === '^') {
    const [base, exponent] = [factorsOf(node.left, letter), polynomialOf(node.right, letter)];
    const times_ = exponent && exponent.length <= 1 ? Number(coefficient(exponent, 0).n) : 0;
    if (base?.[0] && base[0].length > 1 && times_ >= 2 && times_ <= 4)
      return Array.from({ length: times_ }, () => base).flat();
  }
  const own = polynomialOf(node, letter);
  return own && [own];
}

/**
 * Multiplies parentheses out: every term with every term, then combines like terms. Undefined if there is nothing to
 * do.
 */
export function expandBrackets(tree: Node, letter: string, text: string): WorkedSolution | undefined {
  const whole = polynomialOf(tree, letter);
  const answer = whole && polynomialText(whole, letter);
  if (whole === undefined || answer === undefined || answer === text.trim()) return undefined;
  const work = collector(text.trim(), 'The task.');
  const factors = factorsOf(tree, letter);
  if (factors && factors.length > 1) {
    let made = factors[0] ?? [];
    factors.slice(1).forEach((factor, index) => {
      const left = factors
        .slice(index + 2)
        .map((each) => `(${polynomialText(each, letter)})`)
        .join('');
      const every = termsOf(made).flatMap((a) =>
        termsOf(factor).map((b) => ({ value: times(a.value, b.value), power: a.power + b.power })),
      );
      const around = (inside: string) => (left === '' ? inside : `(${inside})${left}`);
      work.add(around(termsText(every, letter)), 'Multiply every term of one factor with every term of the other.');
      made = productOf(made, factor);
      work.add(around(polynomialText(made, letter)), 'Put like terms together.');
    });
  } else
    work.add(
      answer,
      text.includes('(') ? 'Multiply the parentheses out and put like terms together.' : 'Put like terms together.',
    );
  return { kind: 'expand', lines: work.lines, answer };
}

/** The greatest common factor of all terms: a number and a power of the letter. */
function commonFactor(terms: Polynomial): { readonly number: bigint; readonly power: number } {
  const numbers = terms.filter(({ n }) => n !== 0n).map(({ n }) => absolute(n));
  const power = terms.findIndex(({ n }) => n !== 0n);
  const number = numbers.reduce((common, n) => gcd(common, n), 0n);
  return { number: (terms.at(-1)?.n ?? 1n) < 0n ? -number : number, power };
}

const commonText = (number: bigint, power: number, letter: string): string => {
  const letters = power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`;
  if (letters === '') return `${number}`;
  return number === 1n ? letters : number === -1n ? `-${letters}` : `${number}${letters}`;
};

/** Two whole numbers with this product and this sum. */
function pair(product: bigint, sum: bigint): readonly [bigint, bigint] | undefined {
  const root = exactRoot({ n: sum * sum - 4n * product, d: 1n }, 2);
  if (root === undefined || !isWhole(root)) return undefined;
  const [p, q] = [(sum - root.n) / 2n, (sum + root.n) / 2n];
  return p + q === sum && p * q === product ? [p, q] : undefined;
}

/** Factors a polynomial with whole coefficients: common factor, then a quadratic by its middle term. */
export function factorPolynomial(tree: Node, letter: string, text: string): WorkedSolution | undefined {
  const terms = polynomialOf(tree, letter);
  if (!terms || terms.length < 2 || terms.some((value) => !isWhole(value))) return undefined;
  const work = collector(polynomialText(terms, letter), 'The task.');
  const { number, power } = commonFactor(terms);
  const rest = scaled(terms.slice(power), over(rational(1n), rational(number)));
  const front = number === 1n && power === 0 ? '' : commonText(number, power, letter);
  if (front !== '' && rest.length > 1)
    work.add(`${front}(${polynomialText(rest, letter)})`, `Every term has the factor ${front}: put it in front.`);
  const last = rest.length === 3 ? factorQuadratic(rest, letter, front, work.add) : undefined;
  const answer = work.lines.at(-1)?.line ?? text;
  return last === undefined && front === '' ? undefined : { kind: 'factor', lines: work.lines, answer };
}

/** Factors a quadratic with integer coefficients: the product, and the factors that contain the letter. Undefined if it has no integer factors. */
export function factorTerms(
  terms: Polynomial,
  letter: string,
): { readonly line: string; readonly factors: readonly Polynomial[] } | undefined {
  const { number, power } = commonFactor(terms);
  const rest = scaled(terms.slice(power), over(rational(1n), rational(number)));
  const front = number === 1n && power === 0 ? '' : commonText(number, power, letter);
  const out = Array.from({ length: power }, (): Polynomial => [rational(0n), rational(1n)]);
  if (rest.length === 1) return { line: `${front}`, factors: out };
  if (rest.length === 2) return { line: `${front}(${polynomialText(rest, letter)})`, factors: [...out, rest] };
  const lines: string[] = [];
  if (!factorQuadratic(rest, letter, front, (line) => lines.push(line))) return undefined;
  const [c, b, a] = [coefficient(rest, 0), coefficient(rest, 1), coefficient(rest, 2)];
  const [p, q] = pair(a.n * c.n, b.n) ?? [0n, 0n];
  const factors = [p, q].map((each) => linear(over(negative(rational(each)), a)));
  return { line: lines.at(-1) ?? '', factors: [...out, ...factors] };
}

type Add = (line: string, why: string) => void;

function factorQuadratic(terms: Polynomial, letter: string, front: string, add: Add): true | undefined {
  const [c, b, a] = [coefficient(terms, 0), coefficient(terms, 1), coefficient(terms, 2)];
  const found = pair(a.n * c.n, b.n);
  if (found === undefined) return undefined;
  const [p, q] = found;
  const wrap = (inside: string) => (front === '' ? inside : `${front}(${inside})`);
  if (b.n !== 0n)
    add(
      wrap(
        termsText(
          [
            { value: a, power: 2 },
            { value: rational(p), power: 1 },
            { value: rational(q), power: 1 },
            { value: c, power: 0 },
          ],
          letter,
        ),
      ),
      `${p} and ${q} multiply to ${a.n * c.n} and add to ${b.n}: split the middle term.`,
    );
  const roots = [over(negative(rational(p)), a), over(negative(rational(q)), a)] as const;
  const [one, other] = roots.map((root) => linear(root));
  if (!one || !other) return undefined;
  const lead = over(a, times(coefficient(one, 1), coefficient(other, 1)));
  const factors = [one, other].map((factor) => `(${polynomialText(factor, letter)})`);
  const square = factors[0] === factors[1];
  const product = square
    ? `${factors[0]}^2`
    : factors.map((factor) => (factor === `(${letter})` ? letter : factor)).join('');
  const k = lead.n === 1n && lead.d === 1n ? '' : numberText(lead);
  add(
    `${front}${k}${product}`,
    b.n === 0n ? 'A difference of squares is a product of a sum and a difference.' : 'Take the common factor out.',
  );
  return true;
}

/** The linear factor with whole coefficients that is zero at a root: 2x - 3 for 3/2. */
const linear = (root: Rational): Polynomial => [negative(rational(root.n)), rational(root.d)];
