import type { Skill } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Mistakes, type SkillFacts, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { drawDecimal } from './decimal-numbers.ts';

type Params = { readonly factor: string; readonly base: number; readonly sign: string };

const sizeOf = ({ factor, sign }: Params): 'less' | 'greater' =>
  Number(factor) < 1 === (sign === '×') ? 'less' : 'greater';
const expressionOf = ({ factor, base, sign }: Params): string =>
  sign === '×' ? `${factor} × ${base}` : `${base} ÷ ${factor}`;

/** Asks whether the result is more or less than the number. */
const sizeSkill = (sign: '×' | '÷', facts: SkillFacts, idea: Mistakes<Params>): Skill =>
  skill<Params>({
    ...facts,
    cases: {
      'below-one': {
        label: 'the decimal is less than 1',
        draw: (rng, level) => ({
          factor: drawDecimal(rng, 0, 0, byLevel(level, 1, 2, 3)),
          base: rng.int(byLevel(level, 4, 12, 30), byLevel(level, 20, 90, 400)),
          sign,
        }),
      },
      'above-one': {
        label: 'the decimal is more than 1',
        draw: (rng, level) => ({
          factor: drawDecimal(rng, 1, byLevel(level, 3, 2, 1), byLevel(level, 1, 1, 2)),
          base: rng.int(byLevel(level, 4, 12, 30), byLevel(level, 20, 90, 400)),
          sign,
        }),
      },
    },
    pose: (params) => ({
      prompt: `Do not work it out: is \`${expressionOf(params)}\` less or greater than ${params.base}?`,
      answer: {
        kind: 'choice',
        key: sizeOf(params),
        options: [
          { id: 'less', label: `\`${expressionOf(params)} < ${params.base}\`` },
          { id: 'greater', label: `\`${expressionOf(params)} > ${params.base}\`` },
        ],
      },
    }),
    solve: (params) => {
      const { factor, base, sign } = params;
      return steps(
        [`${factor} ${Number(factor) < 1 ? '<' : '>'} 1`, 'Compare the decimal with 1.'],
        [
          `${sign === '×' ? `1 × ${base}` : `${base} ÷ 1`} = ${base}`,
          sign === '×'
            ? 'One times a number is that number. Less than once is less, more than once is more.'
            : 'Pieces of size 1 fit this often. Smaller pieces fit more often, larger ones less often.',
        ],
        [`${expressionOf(params)} ${sizeOf(params) === 'less' ? '<' : '>'} ${base}`, 'So this is how it compares.'],
      );
    },
    hints: ({ factor, base, sign }) => [
      `What would \`${sign === '×' ? `1 × ${base}` : `${base} ÷ 1`}\` be?`,
      `Is \`${factor}\` less or more than 1? What does that do to the result?`,
    ],
    confirms: ({ factor, base, sign }, key) => {
      const result = sign === '×' ? Number(factor) * base : base / Number(factor);
      return key === (result < base ? 'less' : 'greater');
    },
    mistakes: {
      ...idea,
    },
  });

/** Grade 5: the size of a product. */
export const productSize = sizeSkill(
  '×',
  {
    code: 'decimals.product-size',
    name: 'Judge the size of a product with decimals',
    canDo: 'I can say whether multiplying by a decimal makes a number larger or smaller.',
    grade: 5,
    standards: ['5.NF.B.5', '5.NBT.B.7'],
    prerequisites: ['decimals.multiply'],
  },
  {
    'fractions.multiplication-makes-bigger': (params) =>
      wrote('greater', [`${expressionOf(params)} > ${params.base}`, 'Multiplying makes numbers bigger.']),
  },
);

/** Grade 6: the size of a quotient. */
export const quotientSize = sizeSkill(
  '÷',
  {
    code: 'decimals.quotient-size',
    name: 'Judge the size of a quotient with decimals',
    canDo: 'I can say whether dividing by a decimal makes a number larger or smaller.',
    grade: 6,
    standards: ['6.NS.B.3'],
    prerequisites: ['decimals.divide-by-decimal'],
  },
  {
    'fractions.division-makes-smaller': (params) =>
      wrote('less', [`${expressionOf(params)} < ${params.base}`, 'Dividing makes numbers smaller.']),
  },
);
