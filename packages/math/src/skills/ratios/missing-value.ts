import { exact, fractionText, type Numeric, roundedText, wrote } from '../shared/numeric.ts';

/** a is to b as c is to x: three known numbers of a proportion. */
export type Proportion = { readonly a: number; readonly b: number; readonly c: number };

export const solutionOf = ({ a, b, c }: Proportion) => exact(b).mul(c).div(a);

const rounded = (value: Numeric): string => (exact(value).d <= 20n ? fractionText(value) : roundedText(value));

/** What students do with a missing value in a proportion; shared by tables, rates and bare proportions. */
export const missingValueRules = [
  {
    id: 'ratios.additive',
    work: ({ a, b, c }: Proportion) => {
      const more = c - a;
      const value = b + more;
      return wrote(
        String(value),
        [
          more < 0 ? `${a} - ${-more} = ${c}` : `${a} + ${more} = ${c}`,
          `From \`${a}\` to \`${c}\` it is \`${Math.abs(more)}\` ${more < 0 ? 'less' : 'more'}.`,
        ],
        [more < 0 ? `${b} - ${-more} = ${value}` : `${b} + ${more} = ${value}`, 'I do the same with the other number.'],
      );
    },
  },
  {
    id: 'ratios.inverted-rate',
    work: ({ a, b, c }: Proportion) => {
      const value = rounded(exact(a).mul(c).div(b));
      return wrote(
        value,
        [`${a} ÷ ${b}`, 'I divide the other way round.'],
        [`${a}/${b} × ${c} = ${value}`, 'Then I multiply.'],
      );
    },
  },
  {
    id: 'ratios.multiply-across',
    work: ({ a, b, c }: Proportion) => {
      const value = rounded(exact(a).mul(b).div(c));
      return wrote(
        value,
        [`${a} × ${b} = ${a * b}`, 'I multiply the two numbers that stand together.'],
        [`${a * b} ÷ ${c} = ${value}`, 'I divide by the one that is left.'],
      );
    },
  },
  {
    id: 'ratios.multiply-only',
    work: ({ b, c }: Proportion) => wrote(String(b * c), [`${b} × ${c} = ${b * c}`, 'I multiply the two numbers.']),
  },
] as const;
