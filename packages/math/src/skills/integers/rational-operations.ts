import type { Fraction } from 'fraction.js';
import type { AnswerSpec, Level, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { exact, floatOf, inParentheses, inStyleOf } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { taskVerb } from '../kit/task-verb.ts';
import { steps, wrote } from '../kit/work.ts';

type Sign = '+' | '-' | '×' | '÷';
/** Two signed fractions or decimals, as written. */
type Rational = { readonly a: string; readonly op: Sign; readonly b: string };

/** A second number with a sign is written in parentheses, and so is a fraction after × or ÷. */
const shown = (text: string): string => inParentheses(text);
const written = ({ a, op, b }: Rational): string => {
  const factor = (op === '×' || op === '÷') && b.includes('/');
  return `${a} ${op} ${factor && !b.startsWith('-') ? `(${b})` : shown(b)}`;
};
const put = (a: Fraction, op: Sign, b: Fraction): Fraction =>
  ({ '+': () => a.add(b), '-': () => a.sub(b), '×': () => a.mul(b), '÷': () => a.div(b) })[op]();
const valueOfRational = ({ a, op, b }: Rational): Fraction => put(exact(a), op, exact(b));
const text = (params: Rational, value: Fraction): string => inStyleOf(value, params.a, params.b);

function numberFor(rng: Rng, level: Level, decimal: boolean): string {
  if (decimal) return exact(rng.int(1, level === 1 ? 30 : 120), 10).toString();
  const under = rng.pick(level === 1 ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 8, 10]);
  return exact(rng.int(1, under * (level === 3 ? 2 : 1) - 1), under).toFraction();
}

const negative = (number: string): boolean => number.startsWith('-');

function wrongAs(params: Rational, value: Fraction, why: string) {
  return wrote(text(params, value), [`${written(params)} = ${text(params, value)}`, why]);
}

/** The four operations on signed fractions and decimals. */
export const rationalOperations = skill<Rational>({
  code: 'integers.rational-operations',
  name: 'Calculate with negative fractions and decimals',
  canDo: 'I can add, subtract, multiply and divide negative fractions and decimals.',
  grade: 7,
  standards: ['7.NS.A.1d', '7.NS.A.2c'],
  prerequisites: ['integers.add', 'integers.subtract', 'integers.multiply-divide'],
  cases: casesOf(
    {
      'fraction-sum': 'fractions, plus or minus',
      'fraction-product': 'fractions, times or divided by',
      'decimal-sum': 'decimals, plus or minus',
      'decimal-product': 'decimals, times',
    },
    (rng, level, caseId): Rational => {
      const decimal = caseId.startsWith('decimal');
      const [x, y] = [numberFor(rng, level, decimal), numberFor(rng, level, decimal)];
      const op = rng.pick(
        caseId.endsWith('sum') ? (['+', '-'] as const) : decimal ? (['×'] as const) : (['×', '÷'] as const),
      );
      const signs = rng.pick([
        ['-', ''],
        ['', '-'],
        ['-', '-'],
      ] as const);
      return {
        a: `${signs[0]}${x}`,
        op,
        b: `${signs[1]}${decimal && op === '×' ? y.replace(/\..*/, '') || '2' : y}`.replace(/^(-?)0$/, '$12'),
      };
    },
  ),
  pose: (params) => {
    const answer: AnswerSpec = { kind: 'number', key: text(params, valueOfRational(params)) };
    return { prompt: taskVerb(params.op), math: written(params), answer };
  },
  solve: (params) => {
    const { a, op, b } = params;
    const result = text(params, valueOfRational(params));
    if (op === '-') {
      const opposite = negative(b) ? b.slice(1) : `-${b}`;
      return steps(
        [written(params), 'Subtracting is adding the opposite.'],
        [`${a} + ${shown(opposite)}`, `The opposite of \`${b}\` is \`${opposite}\`.`],
        [result, 'Add.'],
      );
    }
    if (op === '+')
      return steps(
        [
          written(params),
          negative(a) === negative(b)
            ? 'The signs are the same: add the distances from zero.'
            : 'The signs are different: subtract the distances from zero.',
        ],
        [result, 'Take the sign of the number that is farther from zero.'],
      );
    return steps(
      [
        written(params),
        negative(a) === negative(b)
          ? 'The signs are the same, so the answer is positive.'
          : 'The signs are different, so the answer is negative.',
      ],
      [result, 'Work with the numbers without their signs, then put the sign.'],
    );
  },
  hints: ({ a, op, b }) => {
    const rule =
      op === '×' || op === '÷'
        ? 'Same signs give a positive answer, different signs a negative one.'
        : 'Where would you start on a number line, and which way would you go?';
    const last =
      op === '-'
        ? `Subtracting \`${b}\` is the same as adding \`${negative(b) ? b.slice(1) : `-${b}`}\`.`
        : `Work with \`${a.replace('-', '')}\` and \`${b.replace('-', '')}\` first, and settle the sign at the end.`;
    return ['First decide whether the answer is positive or negative.', rule, last];
  },
  confirms: ({ a, op, b }, key) => {
    const [x, y, result] = [floatOf(a), floatOf(b), floatOf(key)];
    return { '+': near(result - y, x), '-': near(result + y, x), '×': near(result / y, x), '÷': near(result * y, x) }[
      op
    ];
  },
  mistakes: {
    'integers.ignore-signs': (params) => {
      const [x, y] = [exact(params.a).abs(), exact(params.b).abs()];
      const value = put(x, params.op, y);
      return wrongAs(params, value, 'Leave the signs out.');
    },
    'integers.sign-of-larger': (params) =>
      params.op === '+' && negative(params.a) !== negative(params.b)
        ? wrongAs(
            params,
            exact(params.a).add(params.b).abs(),
            'The larger number is the positive one, so the answer is positive.',
          )
        : undefined,
    'integers.two-negatives-subtract': (params) =>
      params.op === '+' && negative(params.a) && negative(params.b)
        ? wrongAs(params, exact(params.a).sub(params.b).abs(), 'Two negatives make a positive.')
        : undefined,
    'integers.minus-negative-as-minus': (params) =>
      params.op === '-' && negative(params.b)
        ? wrongAs(params, exact(params.a).add(params.b), 'There is a minus, so take it away.')
        : undefined,
    'integers.product-of-negatives-negative': (params) =>
      (params.op === '×' || params.op === '÷') && negative(params.a) && negative(params.b)
        ? wrongAs(params, valueOfRational(params).neg(), 'Both numbers are negative, so the answer is negative.')
        : undefined,
  },
  read: (typed) => {
    const compact = plainMath(typed).replace(/\s/g, '');
    const number = String.raw`-?\d{1,4}(?:\.\d{1,4}|/\d{1,3})?`;
    const [, a, op, b] =
      new RegExp(String.raw`^\(?(${number})\)?([-+*]|/(?=\())\(?(${number})\)?$`).exec(compact) ?? [];
    const signs: { readonly [typed: string]: Sign } = { '+': '+', '-': '-', '*': '×', '/': '÷' };
    const sign = op === undefined ? undefined : signs[op];
    if (
      a === undefined ||
      b === undefined ||
      sign === undefined ||
      !/[./]/.test(a + b) ||
      !negative(`${a}${b}`.replace(/[^-].*(?=-)/, ''))
    )
      return undefined;
    return /\/0+$/.test(a) || /\/0+$/.test(b) || (sign === '÷' && Number(b) === 0) ? undefined : { a, op: sign, b };
  },
});
