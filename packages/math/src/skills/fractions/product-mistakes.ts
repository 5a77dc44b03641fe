import { gcd, lcm } from '../kit/arithmetic.ts';
import { lowestText, over, type Term, type TwoTerms, termText, topHeavy } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import { resultOf } from './binary-skill.ts';
import { isMixed, isProper, isWhole } from './pools.ts';

type Rule = Mistakes<TwoTerms>;

/** 2/5 × 3/5 = 6/5: the rule of addition, a common denominator that stays. */
export const keepsDenominatorInProduct: Rule = {
  'fractions.multiply-keeps-denominator': ({ a, b }) => {
    if (!isProper(a) || !isProper(b)) return undefined;
    const bottom = lcm(a[2], b[2]);
    const [x, y] = [(a[1] * bottom) / a[2], (b[1] * bottom) / b[2]];
    return wrote(
      over(x * y, bottom),
      [`${over(x, bottom)} × ${over(y, bottom)}`, 'Both fractions need the same bottom number.'],
      [over(x * y, bottom), 'Multiply the top numbers and keep the bottom number.'],
    );
  },
};

/** 2/3 × 4/5 = 10/12: multiplied crosswise. */
export const multipliesCross: Rule = {
  'fractions.multiply-cross': ({ a, b }) => {
    if (isWhole(a) && isWhole(b)) return undefined;
    const [x, y] = [topHeavy(a), topHeavy(b)];
    const found = over(x[0] * y[1], x[1] * y[0]);
    return wrote(
      found,
      [`(${x[0]} × ${y[1]})/(${x[1]} × ${y[0]})`, 'Multiply crosswise.'],
      [found, 'Write one product over the other.'],
    );
  },
};

/** 4/5 × 3/4 = 166: crosswise products joined with a carried ten, as in long multiplication. */
export const multipliesWithCarry: Rule = {
  'fractions.multiply-carry': ({ a, b }) => {
    if (!isProper(a) || !isProper(b)) return undefined;
    const first = a[1] * b[2];
    const carry = Math.floor(first / 10);
    const second = a[2] * b[1] + carry;
    return wrote(
      `${second}${first % 10}`,
      [`${a[1]} × ${b[2]} = ${first}`, `Write ${first % 10}${carry > 0 ? ` and carry ${carry}` : ''}.`],
      [
        `${a[2]} × ${b[1]} + ${carry} = ${second}`,
        `Multiply the other two${carry > 0 ? ' and add what was carried' : ''}.`,
      ],
      [`${second}${first % 10}`, 'Write it in front.'],
    );
  },
};

/** 2/3 × 3 = 6/9: the whole number multiplies the top and the bottom. */
export const scalesBoth: Rule = {
  'fractions.multiplies-top-and-bottom': ({ a, b }) => {
    const [whole, part] = isWhole(a) ? [a, b] : [b, a];
    if (!isWhole(whole) || !isProper(part)) return undefined;
    const found = over(part[1] * whole[0], part[2] * whole[0]);
    return wrote(
      found,
      [
        `(${part[1]} × ${whole[0]})/(${part[2]} × ${whole[0]})`,
        'Multiply the top by the whole number and the bottom too.',
      ],
      [found, 'Write the new top over the new bottom.'],
    );
  },
};

/** 2 1/2 × 3 1/3 = 6 1/6: whole numbers and fractions are multiplied separately. */
export const multipliesParts: Rule = {
  'fractions.multiplies-parts-separately': ({ a, b }) => {
    if (!isMixed(a) || !isMixed(b)) return undefined;
    const found: Term = [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
    return wrote(
      termText(found),
      [`${a[0]} × ${b[0]} = ${found[0]}`, 'Multiply the whole numbers.'],
      [`${over(a[1], a[2])} × ${over(b[1], b[2])} = ${over(found[1], found[2])}`, 'Multiply the fractions.'],
      [termText(found), 'Put them together.'],
    );
  },
};

/** 3 × 2 1/4 = 6 1/4: only the whole part of the mixed number is multiplied. */
export const multipliesWholePartOnly: Rule = {
  'fractions.multiplies-whole-part-only': ({ a, b }) => {
    const [whole, mixed] = isWhole(a) ? [a, b] : [b, a];
    if (!isWhole(whole) || !isMixed(mixed)) return undefined;
    const found: Term = [whole[0] * mixed[0], mixed[1], mixed[2]];
    return wrote(
      termText(found),
      [`${whole[0]} × ${mixed[0]} = ${found[0]}`, 'Multiply the whole numbers.'],
      [termText(found), 'The fraction comes along.'],
    );
  },
};

/** 2/3 ÷ 3/8 = 3/2 × 3/8: the first fraction is turned over. */
export const invertsFirst: Rule = {
  'fractions.inverts-first': ({ a, b }) => {
    if (isWhole(a) && isWhole(b)) return undefined;
    const [x, y] = [topHeavy(a), topHeavy(b)];
    const found = over(x[1] * y[0], x[0] * y[1]);
    return wrote(
      found,
      [`${over(x[1], x[0])} × ${over(y[0], y[1])}`, 'Turn the first fraction over and multiply.'],
      [found, 'Multiply numerators and denominators.'],
    );
  },
};

/** 2/3 ÷ 4/5 = 3/2 × 5/4: both fractions are turned over. */
export const invertsBoth: Rule = {
  'fractions.inverts-both': ({ a, b }) => {
    if (isWhole(a) || isWhole(b)) return undefined;
    const [x, y] = [topHeavy(a), topHeavy(b)];
    const found = over(x[1] * y[1], x[0] * y[0]);
    return wrote(
      found,
      [`${over(x[1], x[0])} × ${over(y[1], y[0])}`, 'To divide, turn the fractions over and multiply.'],
      [found, 'Multiply numerators and denominators.'],
    );
  },
};

/** 2/3 ÷ 4/5 = 8/15: multiplied without turning anything over. */
export const neverInverts: Rule = {
  'fractions.divide-without-inverting': ({ a, b }) => {
    const [x, y] = [topHeavy(a), topHeavy(b)];
    const found = over(x[0] * y[0], x[1] * y[1]);
    return wrote(
      found,
      [`${over(x[0], x[1])} × ${over(y[0], y[1])}`, 'Change ÷ into ×.'],
      [found, 'Multiply numerators and denominators.'],
    );
  },
};

/**
 * 7/12 ÷ 3/5 = 2/2: numerators and denominators are divided separately, the larger by the smaller, without the
 * remainder.
 */
export const dividesAcross: Rule = {
  'fractions.divides-across-dropping-remainders': ({ a, b }) => {
    if (!isProper(a) || !isProper(b)) return undefined;
    const quotient = (x: number, y: number): number => Math.floor(Math.max(x, y) / Math.min(x, y));
    const [top, bottom] = [quotient(a[1], b[1]), quotient(a[2], b[2])];
    return wrote(
      over(top, bottom),
      [
        `${Math.max(a[1], b[1])} ÷ ${Math.min(a[1], b[1])}`,
        `Divide the tops: it goes ${top === 1 ? 'once' : `${top} times`}.`,
      ],
      [
        `${Math.max(a[2], b[2])} ÷ ${Math.min(a[2], b[2])}`,
        `Divide the bottoms: it goes ${bottom === 1 ? 'once' : `${bottom} times`}.`,
      ],
      [over(top, bottom), 'Write one over the other.'],
    );
  },
};

/** 4/5 ÷ 2/5 = 2/5: the numerators are divided, the common denominator stays. */
export const keepsDenominatorInQuotient: Rule = {
  'fractions.divide-keeps-denominator': ({ a, b }) => {
    if (!isProper(a) || !isProper(b) || a[2] !== b[2] || a[1] % b[1] !== 0) return undefined;
    const found = over(a[1] / b[1], a[2]);
    return wrote(
      found,
      [`(${a[1]} ÷ ${b[1]})/${a[2]}`, 'The bottoms are the same. Divide the tops.'],
      [found, 'Keep the bottom number.'],
    );
  },
};

/** 6 ÷ 1/2 = 3: dividing by 1/2 confused with dividing into 2 parts. */
export const dividesByDenominator: Rule = {
  'fractions.divides-by-denominator': ({ a, b }) => {
    if (!isWhole(a) || !isProper(b) || b[1] !== 1) return undefined;
    const found = lowestText(resultOf({ a, b: [b[2], 0, 1] }, '÷'));
    return wrote(found, [
      `${a[0]} ÷ ${b[2]}`,
      b[2] === 2 ? 'Dividing by one half means taking half.' : `Dividing by \`1/${b[2]}\` means sharing among ${b[2]}.`,
    ]);
  },
};

/** 3 ÷ 5 as 5 ÷ 3, 1/4 ÷ 3 as 3 ÷ 1/4: the larger number is divided by the smaller. */
export const largerBySmaller: Rule = {
  'fractions.larger-by-smaller': ({ a, b }) => {
    if (a[0] + a[1] / a[2] >= b[0] + b[1] / b[2]) return undefined;
    const found = lowestText(resultOf({ a: b, b: a }, '÷'));
    return wrote(found, [
      `${termText(b)} ÷ ${isWhole(a) ? termText(a) : `(${termText(a)})`}`,
      'You always divide the larger number by the smaller one.',
    ]);
  },
};

/** 1/6 ÷ 2 = 1/3: the denominator is divided. */
export const dividesDenominator: Rule = {
  'fractions.divides-the-denominator': ({ a, b }) => {
    if (!isProper(a) || !isWhole(b) || b[0] < 2 || a[2] % b[0] !== 0) return undefined;
    const found = over(a[1], a[2] / b[0]);
    return wrote(
      found,
      [`${a[2]} ÷ ${b[0]} = ${a[2] / b[0]}`, 'Divide the bottom number.'],
      [found, 'Keep the top number.'],
    );
  },
};

/** 6 1/2 ÷ 2 = 3 1/2: only the whole part is divided. */
export const dividesWholePartOnly: Rule = {
  'fractions.divides-whole-part-only': ({ a, b }) => {
    if (!isMixed(a) || b[0] === 0 || a[0] % b[0] !== 0) return undefined;
    if (isMixed(b)) {
      const tops = a[1] * b[2];
      const bottoms = a[2] * b[1];
      const shared = gcd(tops, bottoms);
      const found: Term = [a[0] / b[0], tops / shared, bottoms / shared];
      // Nobody writes a whole number behind another as its fraction.
      if (found[2] === 1) return undefined;
      return wrote(
        termText(found),
        [`${a[0]} ÷ ${b[0]} = ${found[0]}`, 'Divide the whole numbers.'],
        [`${over(a[1], a[2])} ÷ (${over(b[1], b[2])}) = ${over(found[1], found[2])}`, 'Divide the fractions.'],
        [termText(found), 'Put them together.'],
      );
    }
    const found: Term = [a[0] / b[0], a[1], a[2]];
    return wrote(
      termText(found),
      [`${a[0]} ÷ ${b[0]} = ${found[0]}`, 'Divide the whole numbers.'],
      [termText(found), 'The fraction comes along.'],
    );
  },
};
