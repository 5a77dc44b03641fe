import { keysOf } from '../../keys-of.ts';
import type { Level, MathText, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { evaluated, orderProcedures, reduceBy, type Tokens, tokensOf, writeTokens } from './procedures/evaluate.ts';

type Expression = { readonly tokens: Tokens };

function drawTokens(
  rng: Rng,
  level: Level,
  caseId: 'plus-times' | 'minus-times' | 'minus-plus' | 'divide-times' | 'brackets',
): Tokens {
  const small = () => rng.int(2, byLevel(level, 5, 9, 9));
  const [x, y, z] = [small(), small(), small()];
  const extra: Tokens = level === 3 ? ['+', rng.int(2, 9)] : [];
  if (caseId === 'plus-times') return [x, '+', y, '×', z, ...extra];
  if (caseId === 'minus-times') return [x + y * z + rng.int(1, 9), '-', y, '×', z, ...extra];
  if (caseId === 'minus-plus')
    return [x + y + z, '-', x, '+', rng.int(1, y), ...(level === 3 ? ['×', rng.int(2, 4)] : [])];
  if (caseId === 'divide-times') return [x * y * z, '÷', x, '×', y, ...extra];
  return rng.chance(0.5) ? [x, '×', '(', y, '+', z, ')', ...extra] : ['(', x, '+', y, ')', '×', z, ...extra];
}

/** A recursive-descent parser: sums of products of numbers and parentheses. */
function descend(text: string): number {
  let at = 0;
  const atom = (): number => {
    if (text[at] === '(') {
      at += 1;
      const inner = sum();
      at += 1;
      return inner;
    }
    const digits = /^\d+/.exec(text.slice(at))?.[0] ?? '';
    at += digits.length;
    return Number(digits);
  };
  const product = (): number => {
    let value = atom();
    while (text[at] === '×' || text[at] === '÷') {
      at += 1;
      value = text[at - 1] === '×' ? value * atom() : value / atom();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (text[at] === '+' || text[at] === '-') {
      at += 1;
      value = text[at - 1] === '+' ? value + product() : value - product();
    }
    return value;
  };
  return sum();
}

const textOf = ({ tokens }: Expression): MathText => writeTokens(tokens);

const orderOfOperations = skill<Expression>({
  code: 'whole-numbers.order-of-operations',
  name: 'Order of operations',
  canDo: 'I know what to work out first in a long expression.',
  grade: 5,
  standards: ['5.OA.A.1', '3.OA.D.8'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.division-facts'],
  cases: {
    'plus-times': {
      label: 'a product after a plus',
      draw: (rng, level) => ({ tokens: drawTokens(rng, level, 'plus-times') }),
    },
    'minus-times': {
      label: 'a product after a minus',
      draw: (rng, level) => ({ tokens: drawTokens(rng, level, 'minus-times') }),
    },
    'minus-plus': {
      label: 'minus, then plus',
      draw: (rng, level) => ({ tokens: drawTokens(rng, level, 'minus-plus') }),
    },
    'divide-times': {
      label: 'divide, then multiply',
      draw: (rng, level) => ({ tokens: drawTokens(rng, level, 'divide-times') }),
    },
    brackets: { label: 'with parentheses', draw: (rng, level) => ({ tokens: drawTokens(rng, level, 'brackets') }) },
  },
  pose: (params) => ({
    prompt: 'Find the value.',
    math: textOf(params),
    answer: numberAnswer(evaluated(params.tokens) ?? 0),
  }),
  solve: ({ tokens }) => reduceBy(tokens) ?? [],
  hints: (params) => {
    const second = params.tokens.includes('(')
      ? 'Parentheses come first: find the value of what is inside them.'
      : /[×÷]/.test(textOf(params))
        ? 'Multiplying and dividing come before adding and subtracting.'
        : 'Adding and subtracting are equal partners: go from left to right.';
    const first = reduceBy(params.tokens)?.[0];
    return hintsHiding(
      evaluated(params.tokens) ?? 0,
      textOf(params),
      'Before you start, mark the part that has to be worked out first.',
      second,
      ...(first && params.tokens.length > 3 ? [first.why.replace(/ = \d+/, '').replace('Work out', 'Start with')] : []),
      'Copy everything else as it is, then look for the next part.',
    );
  },
  confirms: (params, key) => descend(textOf(params).replace(/\s/g, '')) === Number(key),
  mistakes: Object.fromEntries(
    keysOf(orderProcedures).map((id) => [id, ({ tokens }: Expression) => orderProcedures[id](tokens)]),
  ),
  read: (text) => {
    const tokens = tokensOf(text);
    return tokens && tokens.length >= 5 ? { tokens } : undefined;
  },
});

export const orderOfOperationsSkills: readonly Skill[] = [orderOfOperations];
