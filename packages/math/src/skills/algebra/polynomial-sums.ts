import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { sameFunction } from '../kit/evaluate-text.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { added, polynomialText, readPolynomial, valueAt } from './polynomial.ts';

/** Whole coefficients from the constant upward. */
type Params = { first: readonly number[]; second: readonly number[]; letter: string };

const negated = (coefficients: readonly number[]) => coefficients.map((size) => -size);

/** All terms combined into one: 3x^2 + 2x becomes 5x^3. */
function conjoined(coefficients: readonly number[], letter: string): string | undefined {
  const used = coefficients.flatMap((size, power) => (size === 0 ? [] : [{ size, power }]));
  const size = used.reduce((sum, term) => sum + term.size, 0);
  const power = used.reduce((sum, term) => sum + term.power, 0);
  if (used.length < 2 || size === 0) return undefined;
  return polynomialText([...Array.from({ length: power }, () => 0), size], letter);
}

/** Like terms added together with their powers: x^2 + x^2 becomes x^4. */
function powersAdded(first: readonly number[], second: readonly number[], letter: string): string {
  const sum: number[] = [];
  added(first, second).forEach((size, power) => {
    const both = (first[power] ?? 0) !== 0 && (second[power] ?? 0) !== 0;
    const at = both ? 2 * power : power;
    sum[at] = (sum[at] ?? 0) + size;
  });
  return polynomialText(
    Array.from(sum, (size) => size ?? 0),
    letter,
  );
}

function draw(rng: Rng, level: Level, caseId: 'all-plus' | 'signs' | 'gap'): Params {
  const size = () => rng.int(1, byLevel(level, 6, 9, 12));
  const sign = () => (caseId !== 'all-plus' && rng.chance(0.5) ? -1 : 1);
  const degree = level === 3 ? 3 : 2;
  const one = () => Array.from({ length: degree + 1 }, (_, power) => (power === degree ? size() : sign() * size()));
  const first = one();
  const second = one();
  if (caseId === 'gap') second[1] = 0;
  return {
    first,
    // If the leading terms canceled, the degree of the sum would not be visible.
    second: second.map((n, power) => (Math.abs(n) === Math.abs(first[power] ?? 0) && n !== 0 ? n + Math.sign(n) : n)),
    letter: rng.pick(['x', 'x', 'n', 'y', 'a']),
  };
}

const sumText = ({ first, second, letter }: Params, sign: '+' | '-') =>
  `(${polynomialText(first, letter)}) ${sign} (${polynomialText(second, letter)})`;

const conjoinRule = (combine: (params: Params) => number[]): Mistakes<Params> => ({
  'algebra.unlike-terms-joined': (params) => {
    const answer = conjoined(combine(params), params.letter);
    return answer === undefined
      ? undefined
      : wrote(answer, [answer, 'Put all the numbers together and all the letters together.']);
  },
});

function readSum(text: string, sign: '+' | '-'): Params | undefined {
  const { command, body } = compact(text);
  if (command !== '' && !/^(simplify|work out|expand|find|add|subtract)/.test(command)) return undefined;
  const [, left = '', joint, right = ''] = /^\(([^()]+)\)([+-])\(([^()]+)\)$/.exec(body) ?? [];
  const first = readPolynomial(left);
  const second = readPolynomial(right);
  if (joint !== sign || !first || !second || first.letter !== second.letter) return undefined;
  return { first: first.coefficients, second: second.coefficients, letter: first.letter };
}

const addPolynomials = skill<Params>({
  code: 'algebra.add-polynomials',
  name: 'Add polynomials',
  canDo: 'I can add polynomials by collecting like terms.',
  grade: 9,
  standards: ['A-APR.A.1'],
  prerequisites: [],
  cases: casesOf({ 'all-plus': 'plus signs only', signs: 'plus and minus signs', gap: 'a power is missing' }, draw),
  pose: (params) => ({
    prompt: 'Simplify.',
    math: sumText(params, '+'),
    answer: {
      kind: 'expression',
      key: polynomialText(added(params.first, params.second), params.letter),
      forms: ['expanded'],
    },
  }),
  solve: (params) => {
    const { first, second, letter } = params;
    return steps(
      [
        `${polynomialText(first, letter)} + ${polynomialText(second, letter)}`.replace('+ -', '- '),
        'A plus in front changes nothing: leave the parentheses out.',
      ],
      [polynomialText(added(first, second), letter), 'Add the numbers of each kind of term. The powers stay.'],
    );
  },
  hints: ({ first, second, letter }) => {
    const top = first.length - 1;
    return [
      'Which terms are alike? They have the same letter and the same power.',
      'Add like terms only: the number changes, the power stays.',
      `Start with \`${polynomialText([...Array.from({ length: top }, () => 0), first[top] ?? 0], letter)}\` and \`${polynomialText([...Array.from({ length: top }, () => 0), second[top] ?? 0], letter)}\`, then take each lower power in turn.`,
    ];
  },
  confirms: ({ first, second, letter }, key) =>
    sameFunction(key, (x) => valueAt(first, x) + valueAt(second, x), letter),
  mistakes: {
    'algebra.powers-added-in-sum': ({ first, second, letter }) => {
      const answer = powersAdded(first, second, letter);
      return wrote(answer, [answer, 'Add the numbers and add the powers.']);
    },
    ...conjoinRule(({ first, second }) => added(first, second)),
  },
  read: (text) => readSum(text, '+'),
});

const subtractPolynomials = skill<Params>({
  code: 'algebra.subtract-polynomials',
  name: 'Subtract polynomials',
  canDo: 'I can subtract a whole polynomial, every term of it.',
  grade: 9,
  standards: ['A-APR.A.1'],
  prerequisites: ['algebra.add-polynomials'],
  cases: casesOf({ 'all-plus': 'plus signs only', signs: 'plus and minus signs', gap: 'a power is missing' }, draw),
  pose: (params) => ({
    prompt: 'Simplify.',
    math: sumText(params, '-'),
    answer: {
      kind: 'expression',
      key: polynomialText(added(params.first, negated(params.second)), params.letter),
      forms: ['expanded'],
    },
  }),
  solve: ({ first, second, letter }) =>
    steps(
      [
        `${polynomialText(first, letter)} + ${polynomialText(negated(second), letter)}`.replace('+ -', '- '),
        'A minus in front changes the sign of every term in the parentheses.',
      ],
      [polynomialText(added(first, negated(second)), letter), 'Collect like terms.'],
    ),
  hints: ({ second, letter }) => [
    'The minus belongs to the whole second set of parentheses.',
    'Change the sign of every term in the second set of parentheses, then collect like terms.',
    `Without the parentheses, the second part ends in \`${polynomialText([-(second[0] ?? 0), -(second[1] ?? 0)], letter)}\`.`,
  ],
  confirms: ({ first, second, letter }, key) =>
    sameFunction(key, (x) => valueAt(first, x) - valueAt(second, x), letter),
  mistakes: {
    'algebra.subtract-first-term-only': ({ first, second, letter }) => {
      const lastNegated = second.map((size, power) => (power === second.length - 1 ? -size : size));
      const answer = polynomialText(added(first, lastNegated), letter);
      return wrote(
        answer,
        [
          `${polynomialText(first, letter)} + ${polynomialText(lastNegated, letter)}`.replace('+ -', '- '),
          'Take the parentheses away.',
        ],
        [answer, 'Collect like terms.'],
      );
    },
    ...conjoinRule(({ first, second }) => added(first, negated(second))),
  },
  read: (text) => readSum(text, '-'),
});

export const polynomialSumSkills = [addPolynomials, subtractPolynomials];
