import type { MisconceptionId } from '../../types.ts';
import { divisorText, lowestText, type TwoTerms, termText } from '../kit/fraction-text.ts';
import { type Mistakes, mistakeFor } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import { calculation, resultOf, type Sign } from './binary-skill.ts';
import { compareTerms } from './pools.ts';

type Rule = Mistakes<TwoTerms>;

/** The exact result of an operation that does not match the story. */
function takes(id: MisconceptionId, sign: Sign, why: string, speaks: (params: TwoTerms) => boolean = () => true): Rule {
  return mistakeFor(id, (params) => {
    if (!speaks(params) || (sign === '÷' && resultOf({ a: params.b, b: [1, 0, 1] }, '×').equals(0))) return undefined;
    const value = resultOf(params, sign);
    return value.s < 0n ? undefined : wrote(lowestText(value), [calculation(params, sign), why]);
  });
}

/** "1/2 of 3/4" read as 3/4 - 1/2. */
export const ofAsSubtract: Rule = {
  'fractions.of-as-subtract': ({ a, b }) => {
    const [larger, smaller] = compareTerms(a, b) >= 0 ? [a, b] : [b, a];
    const found = lowestText(resultOf({ a: larger, b: smaller }, '-'));
    return wrote(found, [`${termText(larger)} - ${termText(smaller)}`, 'Take the smaller part from the larger one.']);
  },
};

/** "3/4 mile farther than" read as a sum although the question asks for the other distance. */
export const moreMeansAdd = takes('fractions.more-means-add', '+', 'It sounds like more, so add.');

/** "less than" read as a difference although the question asks for the other amount. */
export const lessMeansSubtract: Rule = {
  'fractions.less-means-subtract': ({ a, b }) => {
    const [larger, smaller] = compareTerms(a, b) >= 0 ? [a, b] : [b, a];
    return wrote(lowestText(resultOf({ a: larger, b: smaller }, '-')), [
      `${termText(larger)} - ${termText(smaller)}`,
      'It sounds like less, so subtract.',
    ]);
  },
};

/** A part of an amount found by dividing, because the answer must be smaller. */
export const dividesToGetLess: Rule = {
  'fractions.divides-to-get-less': ({ a, b }) => {
    const turned = { a: b, b: a };
    return wrote(lowestText(resultOf(turned, '÷')), [
      calculation(turned, '÷'),
      'The answer must be smaller, so divide.',
    ]);
  },
};

/** × used instead of ÷, because a large result is expected. */
export const multipliesToGetMore = takes(
  'fractions.multiplies-to-get-more',
  '×',
  'The answer must be larger, so multiply.',
);

/** The two numbers of a division swapped, because the larger one "is divided". */
export const swapsDivision: Rule = {
  'fractions.larger-by-smaller': ({ a, b }) => {
    if (compareTerms(a, b) >= 0) return undefined;
    return wrote(lowestText(resultOf({ a: b, b: a }, '÷')), [
      `${termText(b)} ÷ ${divisorText(a)}`,
      'You always divide the larger number by the smaller one.',
    ]);
  },
};
