import type { Level } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { mixedText, type Term, termText, termValue } from '../kit/fraction-text.ts';
import { type Cases, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { compareTerms, mixedNumbers, properFractions } from './pools.ts';

type Params = { readonly factor: Term; readonly base: number };

const options = (expression: string, base: number) => [
  { id: 'less', label: `\`${expression} < ${base}\`` },
  { id: 'equal', label: `\`${expression} = ${base}\`` },
  { id: 'greater', label: `\`${expression} > ${base}\`` },
];

const sizeOf = (difference: number): string => (difference < 0 ? 'less' : difference > 0 ? 'greater' : 'equal');
const signOf: { readonly [size: string]: string } = { less: '<', equal: '=', greater: '>' };
const one: Term = [1, 0, 1];

/** Each factor with these denominators, combined with each base of the level. */
const withBase = (factorsOf: (bottoms: readonly number[], level: Level) => readonly Term[]) =>
  fromPool((level) => {
    const factors = factorsOf(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [7, 8, 9, 10, 12]), level);
    const bases = range(byLevel(level, 4, 8, 25), byLevel(level, 12, 40, 120));
    return factors.flatMap((factor) => bases.map((base) => ({ factor, base })));
  });

const factorCases: Cases<Params> = {
  'below-one': { label: 'the fraction is less than 1', draw: withBase(properFractions) },
  one: {
    label: 'the fraction is 1',
    draw: withBase((bottoms) => bottoms.map((bottom) => [0, bottom, bottom])),
  },
  'above-one': {
    label: 'the fraction is more than 1',
    draw: withBase((bottoms, level) => {
      const improper = bottoms.map((bottom): Term => [0, bottom + 1, bottom]);
      return level === 1 ? improper : [...improper, ...mixedNumbers([1, 2], bottoms)];
    }),
  },
};

/** Grade 5: the size of a product from the size of a factor. */
export const scaling = skill<Params>({
  code: 'fractions.scaling',
  name: 'Judge the size of a product',
  canDo: 'I can say whether a product is smaller or larger than a number without working it out.',
  grade: 5,
  standards: ['5.NF.B.5a', '5.NF.B.5b'],
  prerequisites: ['fractions.multiply-whole', 'fractions.compare-unlike'],
  cases: factorCases,
  pose: ({ factor, base }) => {
    const expression = `${termText(factor)} × ${base}`;
    return {
      prompt: `Do not work it out: how does \`${expression}\` compare with ${base}?`,
      answer: { kind: 'choice', key: sizeOf(compareTerms(factor, one)), options: options(expression, base) },
    };
  },
  solve: ({ factor, base }) => {
    const sign = signOf[sizeOf(compareTerms(factor, one))] ?? '=';
    return steps(
      [`${termText(factor)} ${sign} 1`, 'Compare the fraction with 1.'],
      [
        `${termText(factor)} × ${base} ${sign} 1 × ${base}`,
        `One times ${base} is ${base}. Less than once is less, more than once is more.`,
      ],
      [`${termText(factor)} × ${base} ${sign} ${base}`, 'So the product compares in the same way.'],
    );
  },
  hints: ({ factor, base }) => [
    `What is \`1 × ${base}\`?`,
    `Is \`${termText(factor)}\` less than 1, equal to 1 or more than 1?`,
  ],
  confirms: ({ factor, base }, key) =>
    key === sizeOf(Math.sign(base * (factor[0] * factor[2] + factor[1]) - base * factor[2])),
  mistakes: {
    'fractions.multiplication-makes-bigger': ({ factor, base }) =>
      wrote('greater', [`${termText(factor)} × ${base} > ${base}`, 'Multiplying makes numbers bigger.']),
  },
});

/** Grade 6: the size of a quotient from the size of the divisor. */
export const quotientSize = skill<Params>({
  code: 'fractions.quotient-size',
  name: 'Judge the size of a quotient',
  canDo: 'I can say whether a quotient is smaller or larger than a number without working it out.',
  grade: 6,
  standards: ['6.NS.A.1'],
  prerequisites: ['fractions.scaling', 'fractions.divide-whole-by-unit'],
  cases: factorCases,
  pose: ({ factor, base }) => {
    const expression = `${base} ÷ (${termText(factor)})`;
    return {
      prompt: `Do not work it out: how does \`${expression}\` compare with ${base}?`,
      answer: { kind: 'choice', key: sizeOf(compareTerms(one, factor)), options: options(expression, base) },
    };
  },
  solve: ({ factor, base }) => {
    const sign = signOf[sizeOf(compareTerms(factor, one))] ?? '=';
    const back = signOf[sizeOf(compareTerms(one, factor))] ?? '=';
    return steps(
      [`${termText(factor)} ${sign} 1`, 'Compare the divisor with 1.'],
      [
        `${base} ÷ 1 = ${base}`,
        `Pieces of size 1 fit ${base} times. Smaller pieces fit more often, larger ones less often.`,
      ],
      [`${base} ÷ (${termText(factor)}) ${back} ${base}`, `One piece is \`${mixedText(termValue(factor))}\`.`],
    );
  },
  hints: ({ factor, base }) => [
    `How many pieces of size 1 fit into ${base}?`,
    `Is a piece of size \`${termText(factor)}\` smaller or larger than 1, or just as large? Do more or fewer of them fit?`,
  ],
  confirms: ({ factor, base }, key) =>
    key === sizeOf(Math.sign(base * factor[2] - base * (factor[0] * factor[2] + factor[1]))),
  mistakes: {
    'fractions.division-makes-smaller': ({ factor, base }) =>
      wrote('less', [`${base} ÷ (${termText(factor)}) < ${base}`, 'Dividing makes numbers smaller.']),
  },
});
