import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText, sameFunction } from '../kit/evaluate-text.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { binomial, multiplied, polynomialText, readLinear } from './polynomial.ts';

/** (ax + b)(cx + d), or (ax + b)^2. */
type Product = { a: number; b: number; c: number; d: number; letter: string };
type Square = { a: number; b: number; letter: string };

const letters = ['x', 'x', 'n', 'y', 't'] as const;
const reach = (level: Level) => byLevel(level, 5, 9, 12);

/** A number from 1 to `high` other than `not`. */
function another(rng: Rng, high: number, not: number): number {
  const drawn = rng.int(1, high - 1);
  return drawn >= not ? drawn + 1 : drawn;
}

const productRules: Mistakes<Product> = {
  'algebra.binomial-first-last': ({ a, b, c, d, letter }) =>
    wrote(
      polynomialText([b * d, 0, a * c], letter),
      [
        `${polynomialText([0, a], letter)} * ${polynomialText([0, c], letter)} = ${polynomialText([0, 0, a * c], letter)}`,
        'Multiply the first terms.',
      ],
      [`(${b}) * (${d}) = ${b * d}`, 'Multiply the last terms.'],
    ),
  'algebra.binomial-sign-lost': ({ a, b, c, d, letter }) =>
    b * d > 0
      ? undefined
      : wrote(
          polynomialText([-b * d, a * d + b * c, a * c], letter),
          [
            polynomialText([0, a * d + b * c, a * c], letter),
            'Multiply the first terms, then the outer and inner ones.',
          ],
          [`${Math.abs(b)} * ${Math.abs(d)} = ${Math.abs(b * d)}`, 'The end is plus that.'],
        ),
  'algebra.binomial-sum-product-swapped': ({ a, b, c, d, letter }) =>
    a !== 1 || c !== 1
      ? undefined
      : wrote(
          polynomialText([b + d, b * d, 1], letter),
          [`(${b}) * (${d}) = ${b * d}`, 'Multiply the numbers for the middle.'],
          [`(${b}) + (${d}) = ${b + d}`, 'Add the numbers for the end.'],
        ),
};

const multiplyBinomials = skill<Product>({
  code: 'algebra.multiply-binomials',
  name: 'Multiply two binomials',
  canDo: 'I can multiply two binomials, every term by every term.',
  grade: 9,
  standards: ['A-APR.A.1'],
  prerequisites: ['algebra.exponent-product'],
  cases: casesOf(
    {
      'both-plus': 'both numbers added',
      'mixed-signs': 'one plus, one minus',
      'both-minus': 'both numbers subtracted',
      leading: 'a number before a letter',
    },
    (rng, level, caseId) => {
      const first = rng.int(1, reach(level));
      const second = another(rng, reach(level), first);
      const flip = rng.chance(0.5) ? 1 : -1;
      const leading = caseId === 'leading';
      const b = caseId === 'both-minus' ? -first : caseId === 'both-plus' ? first : flip * first;
      const d =
        caseId === 'both-minus'
          ? -second
          : caseId === 'both-plus'
            ? second
            : caseId === 'leading' && level === 1
              ? second
              : -flip * second;
      return {
        a: leading ? rng.int(2, level + 2) : 1,
        b,
        c: leading && level === 3 ? rng.int(2, 4) : 1,
        d,
        letter: rng.pick(letters),
      };
    },
  ),
  pose: ({ a, b, c, d, letter }) => ({
    prompt: 'Expand and combine like terms.',
    math: `${binomial(a, b, letter)}${binomial(c, d, letter)}`,
    answer: { kind: 'expression', key: polynomialText(multiplied([b, a], [d, c]), letter), forms: ['expanded'] },
  }),
  solve: ({ a, b, c, d, letter }) =>
    steps(
      [
        `${binomial(a, b, letter)}${binomial(c, d, letter)} = ${polynomialText([0, a], letter)}${binomial(c, d, letter)} ${b < 0 ? '-' : '+'} ${Math.abs(b)}${binomial(c, d, letter)}`,
        'Each term of the first binomial multiplies the whole second binomial.',
      ],
      [
        [polynomialText([0, a * d, a * c], letter), polynomialText([b * d, b * c], letter)]
          .join(' + ')
          .replace('+ -', '- '),
        'Expand.',
      ],
      [polynomialText(multiplied([b, a], [d, c]), letter), 'Collect like terms.'],
    ),
  hints: ({ a, b, c, d, letter }) => [
    'Every term of the first binomial multiplies every term of the second: that makes four products.',
    `The two products with just \`${letter}\` come from the outer pair and the inner pair.`,
    `The middle terms are \`${polynomialText([0, a * d], letter)}\` and \`${polynomialText([0, b * c], letter)}\`. Add them, and keep the signs.`,
  ],
  confirms: ({ a, b, c, d, letter }, key) => sameFunction(key, (x) => (a * x + b) * (c * x + d), letter),
  mistakes: productRules,
  read: (text) => {
    const [, left = '', right = ''] = /^\(([^()]+)\)\*?\(([^()]+)\)$/.exec(compact(text).body) ?? [];
    const first = readLinear(left);
    const second = readLinear(right);
    if (!first || !second || first.letter !== second.letter || first.b === 0 || second.b === 0) return undefined;
    return { a: first.a, b: first.b, c: second.a, d: second.b, letter: first.letter };
  },
});

const squareRules: Mistakes<Square> = {
  'algebra.square-distributes': ({ a, b, letter }) =>
    wrote(
      polynomialText([b * b, 0, a * a], letter),
      [`(${polynomialText([0, a], letter)})^2 = ${polynomialText([0, 0, a * a], letter)}`, 'Square the first term.'],
      [`(${b})^2 = ${b * b}`, 'Square the second term.'],
    ),
  'algebra.square-keeps-minus': ({ a, b, letter }) =>
    b > 0
      ? undefined
      : wrote(polynomialText([-b * b, 0, a * a], letter), [
          `${polynomialText([0, 0, a * a], letter)} - ${b * b}`,
          'Square each part and keep the minus between them.',
        ]),
  'algebra.square-middle-single': ({ a, b, letter }) =>
    wrote(
      polynomialText([b * b, a * b, a * a], letter),
      [polynomialText([0, a * b, a * a], letter), 'Square the first term, then multiply the two terms.'],
      [polynomialText([b * b, a * b, a * a], letter), 'Square the last term.'],
    ),
  'algebra.square-as-double': ({ a, b, letter }) =>
    wrote(polynomialText([2 * b, 2 * a], letter), [
      `2${binomial(a, b, letter)} = ${polynomialText([2 * b, 2 * a], letter)}`,
      'The little 2 means two times.',
    ]),
};

const squareBinomial = skill<Square>({
  code: 'algebra.square-binomial',
  name: 'Square a binomial',
  canDo: 'I can square a binomial without losing the middle term.',
  grade: 9,
  standards: ['A-APR.A.1', 'A-SSE.A.2'],
  prerequisites: ['algebra.multiply-binomials'],
  cases: casesOf(
    { plus: 'square of a sum', minus: 'square of a difference', leading: 'a number before the letter' },
    (rng, level, caseId) => {
      const size = rng.int(1, reach(level));
      return {
        a: caseId === 'leading' ? rng.int(2, level + 2) : 1,
        b: caseId === 'minus' || (caseId === 'leading' && level > 1 && rng.chance(0.5)) ? -size : size,
        letter: rng.pick(letters),
      };
    },
  ),
  pose: ({ a, b, letter }) => ({
    prompt: 'Write without parentheses.',
    math: `${binomial(a, b, letter)}^2`,
    answer: { kind: 'expression', key: polynomialText(multiplied([b, a], [b, a]), letter), forms: ['expanded'] },
  }),
  solve: ({ a, b, letter }) =>
    steps(
      [
        `${binomial(a, b, letter)}^2 = ${binomial(a, b, letter)}${binomial(a, b, letter)}`,
        'Squaring means multiplying by itself.',
      ],
      [
        [polynomialText([0, a * b, a * a], letter), polynomialText([b * b, a * b], letter)]
          .join(' + ')
          .replace('+ -', '- '),
        'Multiply every term by every term.',
      ],
      [polynomialText([b * b, 2 * a * b, a * a], letter), 'Collect like terms.'],
    ),
  hints: ({ a, b, letter }) => [
    'Write the binomial down twice and multiply.',
    'There are four products. Two of them are alike.',
    `The two like products are both \`${polynomialText([0, a * b], letter)}\`.`,
  ],
  confirms: ({ a, b, letter }, key) =>
    [-3, -1, 0, 2, 5].every((x) => evaluateText(key, { [letter]: x }) === (a * x + b) ** 2),
  mistakes: squareRules,
  read: (text) => {
    const { body } = compact(text);
    const [, inside = ''] = /^\(([^()]+)\)\^2$/.exec(body) ?? [];
    const linear = readLinear(inside);
    return linear && linear.b !== 0 ? linear : undefined;
  },
});

export const multiplyBinomialsSkills = [multiplyBinomials, squareBinomial];
