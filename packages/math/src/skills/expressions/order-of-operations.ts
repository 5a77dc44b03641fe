import type { MisconceptionId } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { floatOf, fractionText } from '../kit/numeric.ts';
import { casesOf, type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { reduce, type Strategy, strategies, textOf, tokensOf, withoutParentheses } from './reducing.ts';

/** The expression itself, in keyboard syntax with × and ÷. */
type Expression = { readonly text: string };

const standard = ({ text }: Expression) => reduce(tokensOf(text) ?? [], strategies.standard);

const keyOf = (params: Expression): string => {
  const worked = standard(params);
  if (!worked) throw new RangeError(`cannot work out ${params.text}`);
  return fractionText(worked.value);
};

/** Shapes of expressions; small letters stand for numbers, and every division has a whole result. */
type Shape = (n: () => number) => string;
const shapes = {
  'plus-times': [
    (n) => `${n()} + ${n()} × ${n()}`,
    (n) => `${n() * 10} - ${n()} × ${n()}`,
    (n) => `${n()} × ${n()} + ${n()} × ${n()}`,
  ],
  'minus-plus': [(n) => `${n() + 20} - ${n()} + ${n()}`, (n) => `${n() + 30} - ${n()} - ${n()} + ${n()}`],
  'divide-times': [(n) => chained(n), (n) => `${n()} + ${chained(n)}`],
  parentheses: [
    (n) => `${n()} × (${n()} + ${n()})`,
    (n) => `(${n() + 12} - ${n()}) × ${n()} + ${n()}`,
    (n) => `${n() + 25} - (${n()} + ${n()})`,
  ],
  powers: [
    (n) => `${n()} + ${n()}^2`,
    (n) => `${n()} × ${n()}^2`,
    (n) => `${n() + 100} - ${n()}^2 × 2`,
    (n) => `${n()} + 2^3 × ${n()}`,
  ],
  negative: [
    (n) => `-${n()} + ${n()} × ${n()}`,
    (n) => `${n()} - ${n()} × (-${n()})`,
    (n) => `${n()} - ${n()} × ${n() + 6}`,
    (n) => `-${n() + 9} - ${n()} + ${n()}`,
  ],
} as const satisfies { readonly [caseId: string]: readonly Shape[] };

function chained(n: () => number): string {
  const [divisor, quotient, factor] = [n(), n(), n()];
  return `${divisor * quotient} ÷ ${divisor} × ${factor}`;
}

const LARGEST_BY_HAND = 10_000;

const byStrategy = (
  id: MisconceptionId,
  strategy: Strategy,
  habits: { readonly powerAsProduct?: boolean } = {},
): Mistakes<Expression> =>
  mistakeFor(id, (params) => {
    const tokens = tokensOf(params.text) ?? [];
    const [right, wrong] = [standard(params), reduce(tokens, strategy, habits)];
    // If the wrong order gives the same steps, the misconception has no answer; nobody works out a huge power.
    if (
      !right ||
      !wrong ||
      wrong.value.abs().gt(LARGEST_BY_HAND) ||
      right.steps.map(({ line }) => line).join() === wrong.steps.map(({ line }) => line).join()
    )
      return undefined;
    return { answer: fractionText(wrong.value), steps: wrong.steps };
  });

/** What goes wrong with the order of operations. */
export const orderRules: Mistakes<Expression> = {
  ...byStrategy('expressions.left-to-right', strategies.leftToRight),
  ...byStrategy('expressions.addition-before-subtraction', strategies.additionBeforeSubtraction),
  ...byStrategy('expressions.multiplication-before-division', strategies.multiplicationBeforeDivision),
  ...byStrategy('expressions.addition-first', strategies.additionFirst),
  ...byStrategy('expressions.powers-last', strategies.powersLast),
  ...byStrategy('expressions.power-as-product', strategies.standard, { powerAsProduct: true }),
  'expressions.ignore-parentheses': ({ text }) => {
    if (!text.includes('(') || /\(-\d+\)/.test(text)) return undefined;
    const wrong = reduce(withoutParentheses(tokensOf(text) ?? []), strategies.standard);
    return wrong ? { answer: fractionText(wrong.value), steps: wrong.steps } : undefined;
  },
};

/** Numerical expressions with several operations. */
export const orderOfOperations = skill<Expression>({
  code: 'expressions.order-of-operations',
  name: 'Use the order of operations',
  canDo: 'I can work out an expression in the right order.',
  grade: 6,
  standards: ['5.OA.A.1', '6.EE.A.1', '7.NS.A.2c'],
  prerequisites: [],
  cases: casesOf(
    {
      'plus-times': 'plus or minus before times',
      'minus-plus': 'minus before plus',
      'divide-times': 'divided by before times',
      parentheses: 'parentheses',
      powers: 'powers',
      negative: 'negative numbers',
    },
    (rng, level, caseId): Expression => {
      const top = byLevel(level, 6, 9, 12);
      const shape = rng.pick<Shape>(shapes[caseId]);
      return { text: shape(() => rng.int(2, top)) };
    },
  ),
  pose: (params) => ({ prompt: 'Find the value.', math: params.text, answer: { kind: 'number', key: keyOf(params) } }),
  solve: (params) => standard(params)?.steps ?? [],
  hints: (params) => {
    const worked = standard(params)?.steps ?? [];
    const first =
      params.text.includes('(') && !/\(-/.test(params.text)
        ? 'what is in the parentheses'
        : params.text.includes('^')
          ? 'the power'
          : /[×÷]/.test(params.text)
            ? 'times and divided by'
            : 'plus and minus, from left to right';
    const before = worked.at(-2)?.line ?? params.text;
    return [
      'Which operation comes first here? It is not always the first one you read.',
      `Start with ${first}. Operations of the same kind are done from left to right.`,
      `Step by step you come to \`${before}\`.`,
    ];
  },
  confirms: ({ text }, key) => near(valueAt(text), floatOf(key)),
  mistakes: orderRules,
  read: (typed) => {
    const tokens = tokensOf(typed);
    if (!tokens || tokens.filter((token) => typeof token === 'string' && '+-×÷^'.includes(token)).length < 2)
      return undefined;
    const text = textOf(tokens);
    return standard({ text }) ? { text } : undefined;
  },
});
