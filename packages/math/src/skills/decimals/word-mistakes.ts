import type { MisconceptionRule } from '../../types.ts';
import { decimalText } from '../shared/fraction-text.ts';
import { mistaken } from '../shared/working.ts';
import { asDecimal, exact, type TwoDecimals } from './decimal-numbers.ts';

type Rule = MisconceptionRule<TwoDecimals>;

/** The price of 0.75 kg found by dividing, because it must be less. */
export const dividesToGetLess: Rule = {
  id: 'fractions.divides-to-get-less',
  work: ({ a, b }) => {
    const [base, factor] = Number(a) < 1 ? [b, a] : [a, b];
    if (Number(factor) >= 1) return undefined;
    return mistaken(asDecimal(exact(base).div(exact(factor)), 2), [
      `${base} ÷ ${factor}`,
      'The answer must be smaller, so divide.',
    ]);
  },
};

/** How many pieces of 0.25 m found by multiplying, because it must be more. */
export const multipliesToGetMore: Rule = {
  id: 'fractions.multiplies-to-get-more',
  work: ({ a, b }) =>
    Number(b) >= 1
      ? undefined
      : mistaken(decimalText(exact(a).mul(exact(b))), [`${a} × ${b}`, 'The answer must be larger, so multiply.']),
};

/** "more than" read as a sum although the smaller amount is asked for. */
export const moreMeansAdd: Rule = {
  id: 'fractions.more-means-add',
  work: ({ a, b }) => mistaken(decimalText(exact(a).add(exact(b))), [`${a} + ${b}`, 'It sounds like more, so add.']),
};
