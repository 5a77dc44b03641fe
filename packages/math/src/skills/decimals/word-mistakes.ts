import { decimalText } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import { asDecimal, exact, type TwoDecimals } from './decimal-numbers.ts';

type Rule = Mistakes<TwoDecimals>;

/** The price of 0.75 kg found by dividing, because it must be smaller than the price of one kilogram. */
export const dividesToGetLess: Rule = {
  'fractions.divides-to-get-less': ({ a, b }) => {
    const [base, factor] = Number(a) < 1 ? [b, a] : [a, b];
    if (Number(factor) >= 1) return undefined;
    return wrote(asDecimal(exact(base).div(exact(factor)), 2), [
      `${base} ÷ ${factor}`,
      'The answer must be smaller, so divide.',
    ]);
  },
};

/** The number of pieces of 0.25 m found by multiplying, because it must be larger. */
export const multipliesToGetMore: Rule = {
  'fractions.multiplies-to-get-more': ({ a, b }) =>
    Number(b) >= 1
      ? undefined
      : wrote(decimalText(exact(a).mul(exact(b))), [`${a} × ${b}`, 'The answer must be larger, so multiply.']),
};

/** "more than" read as a sum although the question asks for the smaller amount. */
export const moreMeansAdd: Rule = {
  'fractions.more-means-add': ({ a, b }) =>
    wrote(decimalText(exact(a).add(exact(b))), [`${a} + ${b}`, 'It sounds like more, so add.']),
};
