import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { inParentheses } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { taskVerb } from '../kit/task-verb.ts';
import { steps, wrote } from '../kit/work.ts';
import { readPair, usesSigns } from './read-pair.ts';

/** A product or a quotient that comes out whole. */
type Product = { readonly a: number; readonly b: number; readonly op: '×' | '÷' };

const written = ({ a, b, op }: Product): string => `${a} ${op} ${inParentheses(b)}`;
const valueOfProduct = ({ a, b, op }: Product): number => (op === '×' ? a * b : a / b);

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 9, 12, 25);
  const [x, y] = [rng.int(2, top), rng.int(2, level === 3 ? 15 : top)];
  const flip = rng.chance(0.5);
  return { x, y, flip };
};

/** Multiply and divide integers. */
export const multiplyDivideIntegers = skill<Product>({
  code: 'integers.multiply-divide',
  name: 'Multiply and divide positive and negative numbers',
  canDo: 'I can multiply and divide positive and negative numbers.',
  grade: 7,
  standards: ['7.NS.A.2a', '7.NS.A.2b'],
  prerequisites: ['integers.add'],
  cases: {
    'multiply-mixed': {
      label: 'product, different signs',
      draw: (rng, level) => {
        const { x, y, flip } = begin(rng, level);
        return { a: flip ? -x : x, b: flip ? y : -y, op: '×' };
      },
    },
    'multiply-negatives': {
      label: 'product of two negative numbers',
      draw: (rng, level) => {
        const { x, y } = begin(rng, level);
        return { a: -x, b: -y, op: '×' };
      },
    },
    'divide-mixed': {
      label: 'quotient, different signs',
      draw: (rng, level) => {
        const { x, y, flip } = begin(rng, level);
        return { a: flip ? -x * y : x * y, b: flip ? y : -y, op: '÷' };
      },
    },
    'divide-negatives': {
      label: 'quotient of two negative numbers',
      draw: (rng, level) => {
        const { x, y } = begin(rng, level);
        return { a: -x * y, b: -y, op: '÷' };
      },
    },
  },
  pose: (product) => ({
    prompt: taskVerb(product.op),
    math: written(product),
    answer: numberAnswer(valueOfProduct(product)),
  }),
  solve: (product) => {
    const { a, b, op } = product;
    const same = a < 0 === b < 0;
    const sizes = `${Math.abs(a)} ${op} ${Math.abs(b)}`;
    return steps(
      [
        written(product),
        same
          ? 'The signs are the same, so the answer is positive.'
          : 'The signs are different, so the answer is negative.',
      ],
      [same ? sizes : `-(${sizes})`, 'Work with the distances from zero.'],
      [String(valueOfProduct(product)), 'Work it out.'],
    );
  },
  hints: ({ a, b, op }) => [
    `Forget the signs for a moment: what is \`${Math.abs(a)} ${op} ${Math.abs(b)}\`?`,
    a < 0 === b < 0
      ? 'Now the sign. Both numbers have the same sign. Think of subtracting a debt again and again.'
      : 'Now the sign. The numbers have different signs. Think of adding a debt again and again.',
    'Same signs give a positive answer, different signs a negative one.',
  ],
  confirms: ({ a, b, op }, key) => {
    const result = Number(key);
    const [factor, times, whole] = op === '×' ? [a, b, result] : [b, result, a];
    let total = 0;
    for (let i = 0; i < Math.abs(times); i += 1) total += times < 0 ? -factor : factor;
    return total === whole;
  },
  mistakes: {
    'integers.product-of-negatives-negative': (product) =>
      product.a < 0 && product.b < 0
        ? wrote(String(-valueOfProduct(product)), [
            `${written(product)} = ${-valueOfProduct(product)}`,
            'Both numbers are negative, so the answer is negative.',
          ])
        : undefined,
    'integers.sign-of-larger-in-product': (product) => {
      const { a, b } = product;
      if (a < 0 === b < 0) return undefined;
      const value = Math.abs(valueOfProduct(product)) * Math.sign(Math.abs(a) >= Math.abs(b) ? a : b);
      return wrote(String(value), [
        `${written(product)} = ${value}`,
        'The answer takes the sign of the number that is farther from zero, as in a sum.',
      ]);
    },
    'integers.ignore-signs': (product) => {
      const value = Math.abs(valueOfProduct(product));
      return product.a < 0 === product.b < 0
        ? undefined
        : wrote(String(value), [`${written(product)} = ${value}`, 'Leave the signs out.']);
    },
    'integers.adds-instead-of-multiplies': ({ a, b, op }) =>
      op === '×'
        ? wrote(String(a + b), [`${a} + ${inParentheses(b)} = ${a + b}`, 'Put the two numbers together.'])
        : undefined,
  },
  read: (text) => {
    const pair = readPair(text);
    if (!pair || !usesSigns(pair.a, pair.b)) return undefined;
    const { a, b } = pair;
    if (pair.op === '*') return { a, b, op: '×' };
    return pair.op === '/' && b !== 0 && a % b === 0 ? { a, b, op: '÷' } : undefined;
  },
});
