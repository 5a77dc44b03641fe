import { exact, fractionText, type Numeric, roundedText } from '../kit/numeric.ts';
import { wrote } from '../kit/work.ts';

/** a is to b as c is to x: three known numbers of a proportion. */
export type Proportion = { readonly a: number; readonly b: number; readonly c: number };

export const solutionOf = ({ a, b, c }: Proportion) => exact(b).mul(c).div(a);

const rounded = (value: Numeric): string => (exact(value).d <= 20n ? fractionText(value) : roundedText(value));

/** Mistakes with a missing value in a proportion; used by tables, rates and bare proportions. */
export const missingValueRules = {
  'ratios.additive': ({ a, b, c }: Proportion) => {
    const more = c - a;
    const value = b + more;
    if (value < 0) return undefined;
    return wrote(
      String(value),
      [
        more < 0 ? `${a} - ${-more} = ${c}` : `${a} + ${more} = ${c}`,
        `From \`${a}\` to \`${c}\` it is \`${Math.abs(more)}\` ${more < 0 ? 'less' : 'more'}.`,
      ],
      [more < 0 ? `${b} - ${-more} = ${value}` : `${b} + ${more} = ${value}`, 'Do the same with the other number.'],
    );
  },
  'ratios.inverted-rate': ({ a, b, c }: Proportion) => {
    const value = rounded(exact(a).mul(c).div(b));
    return wrote(
      value,
      [`${a} ÷ ${b}`, 'Divide the other way round.'],
      [`${a}/${b} × ${c} = ${value}`, 'Then multiply.'],
    );
  },
  'ratios.multiply-across': ({ a, b, c }: Proportion) => {
    const value = rounded(exact(a).mul(b).div(c));
    return wrote(
      value,
      [`${a} × ${b} = ${a * b}`, 'Multiply the two numbers that stand together.'],
      [`${a * b} ÷ ${c} = ${value}`, 'Divide by the one that is left.'],
    );
  },
  'ratios.multiply-only': ({ b, c }: Proportion) =>
    wrote(String(b * c), [`${b} × ${c} = ${b * c}`, 'Multiply the two numbers.']),
} as const;
