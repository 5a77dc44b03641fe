import { defineSkill } from '../../generate.ts';
import type { Level, Rng } from '../../types.ts';
import { exact, fractionText, inParentheses, numberAnswer, steps, wrote } from '../shared/numeric.ts';
import { readPair, usesSigns } from './reading.ts';

/** A product or a quotient that comes out whole. */
type Product = { readonly a: number; readonly b: number; readonly op: '×' | '÷' };

const written = ({ a, b, op }: Product): string => `${a} ${op} ${inParentheses(b)}`;
const valueOfProduct = ({ a, b, op }: Product): number => (op === '×' ? a * b : a / b);

function draw(rng: Rng, level: Level, caseId: string): Product {
  const top = { 1: 9, 2: 12, 3: 25 }[level];
  const [x, y] = [rng.int(2, top), rng.int(2, level === 3 ? 15 : top)];
  const flip = rng.chance(0.5);
  if (caseId === 'multiply-mixed') return { a: flip ? -x : x, b: flip ? y : -y, op: '×' };
  if (caseId === 'multiply-negatives') return { a: -x, b: -y, op: '×' };
  if (caseId === 'divide-mixed') return { a: flip ? -x * y : x * y, b: flip ? y : -y, op: '÷' };
  return { a: -x * y, b: -y, op: '÷' };
}

/** Multiply and divide integers. */
export const multiplyDivideIntegers = defineSkill<Product>({
  code: 'integers.multiply-divide',
  name: 'Multiply and divide positive and negative numbers',
  canDo: 'I can multiply and divide positive and negative numbers.',
  grade: 7,
  domain: 'integers',
  standards: ['7.NS.A.2a', '7.NS.A.2b'],
  prerequisites: ['integers.add'],
  cases: [
    { id: 'multiply-mixed', label: 'product, different signs' },
    { id: 'multiply-negatives', label: 'product of two negative numbers' },
    { id: 'divide-mixed', label: 'quotient, different signs' },
    { id: 'divide-negatives', label: 'quotient of two negative numbers' },
  ],
  draw,
  pose: (product) => ({ prompt: 'Work out.', math: written(product), answer: numberAnswer(valueOfProduct(product)) }),
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
      ? 'Now the sign. Both numbers have the same sign. Think of taking away a debt again and again.'
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
  misconceptions: [
    {
      id: 'integers.product-of-negatives-negative',
      work: (product) =>
        product.a < 0 && product.b < 0
          ? wrote(String(-valueOfProduct(product)), [
              `${written(product)} = ${-valueOfProduct(product)}`,
              'Both numbers are negative, so the answer is negative.',
            ])
          : undefined,
    },
    {
      id: 'integers.sign-of-larger-in-product',
      work: (product) => {
        const { a, b } = product;
        if (a < 0 === b < 0) return undefined;
        const value = Math.abs(valueOfProduct(product)) * Math.sign(Math.abs(a) >= Math.abs(b) ? a : b);
        return wrote(String(value), [
          `${written(product)} = ${value}`,
          'The answer takes the sign of the number that is farther from zero, as in a sum.',
        ]);
      },
    },
    {
      id: 'integers.ignore-signs',
      work: (product) => {
        const value = Math.abs(valueOfProduct(product));
        return product.a < 0 === product.b < 0
          ? undefined
          : wrote(String(value), [`${written(product)} = ${value}`, 'I leave the signs out.']);
      },
    },
    {
      id: 'integers.adds-instead-of-multiplies',
      work: ({ a, b, op }) =>
        op === '×'
          ? wrote(String(a + b), [`${a} + ${inParentheses(b)} = ${a + b}`, 'I put the two numbers together.'])
          : undefined,
    },
    {
      id: 'equations.reversed-division',
      work: ({ a, b, op }) =>
        op === '÷' && a !== 0 && Math.abs(a) < Math.abs(b)
          ? wrote(fractionText(exact(b, a)), [
              `${b} ÷ ${inParentheses(a)}`,
              'I divide the larger number by the smaller one.',
            ])
          : undefined,
    },
  ],
  read: (text) => {
    const pair = readPair(text);
    if (!pair || !usesSigns(pair.a, pair.b)) return undefined;
    const { a, b } = pair;
    if (pair.op === '*') return { a, b, op: '×' };
    return pair.op === '/' && b !== 0 && a % b === 0 ? { a, b, op: '÷' } : undefined;
  },
});
