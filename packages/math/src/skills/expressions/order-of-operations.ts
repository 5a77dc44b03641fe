import { defineSkill } from '../../generate.ts';
import type { Level, MisconceptionRule, Rng } from '../../types.ts';
import { floatOf, fractionText, near } from '../shared/numeric.ts';
import { valueAt } from '../shared/value-at.ts';
import { reduce, type Strategy, strategies, textOf, tokensOf, withoutParentheses } from './reducing.ts';

/** The expression itself, in keyboard syntax with × and ÷. */
type Expression = { readonly text: string };

const standard = ({ text }: Expression) => reduce(tokensOf(text) ?? [], strategies.standard);

const keyOf = (params: Expression): string => {
  const worked = standard(params);
  if (!worked) throw new RangeError(`cannot work out ${params.text}`);
  return fractionText(worked.value);
};

/** Shapes with small letters for numbers; every division in them comes out. */
const shapes: { readonly [caseId: string]: readonly ((n: () => number) => string)[] } = {
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
};

function chained(n: () => number): string {
  const [divisor, quotient, factor] = [n(), n(), n()];
  return `${divisor * quotient} ÷ ${divisor} × ${factor}`;
}

function draw(rng: Rng, level: Level, caseId: string): Expression {
  const top = { 1: 6, 2: 9, 3: 12 }[level];
  const shape = rng.pick(shapes[caseId] ?? [(n: () => number) => `${n()} + ${n()} × ${n()}`]);
  return { text: shape(() => rng.int(2, top)) };
}

const byStrategy = (
  id: string,
  strategy: Strategy,
  habits: { readonly powerAsProduct?: boolean } = {},
): MisconceptionRule<Expression> => ({
  id,
  work: (params) => {
    const tokens = tokensOf(params.text) ?? [];
    const [right, wrong] = [standard(params), reduce(tokens, strategy, habits)];
    // Where the habit makes no difference it has nothing to say.
    if (!right || !wrong || right.steps.map(({ line }) => line).join() === wrong.steps.map(({ line }) => line).join())
      return undefined;
    return { answer: fractionText(wrong.value), steps: wrong.steps };
  },
});

/** What goes wrong with the order of operations. */
export const orderRules: readonly MisconceptionRule<Expression>[] = [
  byStrategy('expressions.left-to-right', strategies.leftToRight),
  byStrategy('expressions.addition-before-subtraction', strategies.additionBeforeSubtraction),
  byStrategy('expressions.multiplication-before-division', strategies.multiplicationBeforeDivision),
  byStrategy('expressions.addition-first', strategies.additionFirst),
  byStrategy('expressions.powers-last', strategies.powersLast),
  byStrategy('expressions.power-as-product', strategies.standard, { powerAsProduct: true }),
  {
    id: 'expressions.ignore-parentheses',
    work: ({ text }) => {
      if (!text.includes('(') || /\(-\d+\)/.test(text)) return undefined;
      const wrong = reduce(withoutParentheses(tokensOf(text) ?? []), strategies.standard);
      return wrong ? { answer: fractionText(wrong.value), steps: wrong.steps } : undefined;
    },
  },
];

/** Numerical expressions with several operations. */
export const orderOfOperations = defineSkill<Expression>({
  code: 'expressions.order-of-operations',
  name: 'Use the order of operations',
  canDo: 'I can work out an expression in the right order.',
  grade: 6,
  domain: 'expressions',
  standards: ['5.OA.A.1', '6.EE.A.1', '7.NS.A.2c'],
  prerequisites: [],
  cases: [
    { id: 'plus-times', label: 'plus or minus before times' },
    { id: 'minus-plus', label: 'minus before plus' },
    { id: 'divide-times', label: 'divided by before times' },
    { id: 'parentheses', label: 'parentheses' },
    { id: 'powers', label: 'powers' },
    { id: 'negative', label: 'negative numbers' },
  ],
  draw,
  pose: (params) => ({ prompt: 'Work out.', math: params.text, answer: { kind: 'number', key: keyOf(params) } }),
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
  misconceptions: orderRules,
  read: (typed) => {
    const tokens = tokensOf(typed);
    if (!tokens || tokens.filter((token) => typeof token === 'string' && '+-×÷^'.includes(token)).length < 2)
      return undefined;
    const text = textOf(tokens);
    return standard({ text }) ? { text } : undefined;
  },
});
