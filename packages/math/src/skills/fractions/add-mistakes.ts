import { lcm } from '../kit/arithmetic.ts';
import { over, type Term, type TwoTerms, termText } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import { isMixed, isProper, isWhole } from './pools.ts';

type Rule = Mistakes<TwoTerms>;
type PlusMinus = '+' | '-';

const combine = (sign: PlusMinus, x: number, y: number): number => (sign === '+' ? x + y : x - y);
const verb = (sign: PlusMinus): string => (sign === '+' ? 'Add' : 'Subtract');

/** 4/5 + 2/3 = 6/8, also part by part in mixed numbers. */
export const addAcross: Rule = {
  'fractions.add-across': ({ a, b }) => {
    if (isWhole(a) || isWhole(b)) return undefined;
    const sum: Term = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
    return wrote(
      termText(sum),
      [`(${a[1]} + ${b[1]})/(${a[2]} + ${b[2]})`, 'Add the top numbers. Add the bottom numbers.'],
      [termText(sum), 'Write the new top over the new bottom.'],
    );
  },
};

/**
 * 6 2/3 - 3 1/6 = 3 1/3: whole numbers, numerators and denominators are subtracted separately, the smaller from the
 * larger.
 */
export const subtractAcross: Rule = {
  'fractions.subtract-across': ({ a, b }) => {
    if (isWhole(a) || isWhole(b) || a[2] === b[2]) return undefined;
    const left: Term = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])];
    return wrote(
      termText(left),
      [
        `${Math.max(a[1], b[1])} - ${Math.min(a[1], b[1])} = ${left[1]}`,
        'Subtract the top numbers, the smaller from the larger.',
      ],
      [
        `${Math.max(a[2], b[2])} - ${Math.min(a[2], b[2])} = ${left[2]}`,
        'Subtract the bottom numbers, the smaller from the larger.',
      ],
      [termText(left), 'Put the results together.'],
    );
  },
};

/** 1/2 + 1/4 = 1/4 + 1/4 = 2/4: a common denominator is written, but the numerators stay. */
export const keepsNumerators = (sign: PlusMinus): Rule => ({
  'fractions.keeps-numerators': ({ a, b }) => {
    const top = combine(sign, a[1], b[1]);
    if (isWhole(a) || isWhole(b) || a[2] === b[2] || top < 0) return undefined;
    const bottom = lcm(a[2], b[2]);
    const found: Term = [combine(sign, a[0], b[0]), top, bottom];
    return wrote(
      termText(found),
      [
        `${termText([a[0], a[1], bottom])} ${sign} ${termText([b[0], b[1], bottom])}`,
        `Both need the bottom number ${bottom}.`,
      ],
      [termText(found), `${verb(sign)} the top numbers.`],
    );
  },
});

/**
 * 2/3 + 1/4 = 2/12 + 3/12, and 1/4 + 1/6 = 2/24: one of the numerators stays, or both do over the product of the
 * denominators.
 */
export const keepsOneNumerator = (sign: PlusMinus) => ({
  'fractions.keeps-numerators': ({ a, b }: TwoTerms): string[] => {
    if (isWhole(a) || isWhole(b) || a[2] === b[2]) return [];
    const [bottom, product] = [lcm(a[2], b[2]), a[2] * b[2]];
    const whole = combine(sign, a[0], b[0]);
    const tops: readonly (readonly [top: number, bottom: number])[] = [
      [combine(sign, (a[1] * bottom) / a[2], b[1]), bottom],
      [combine(sign, a[1], (b[1] * bottom) / b[2]), bottom],
      [combine(sign, a[1], b[1]), product],
    ];
    return tops.flatMap(([top, under]) => (top > 0 && whole >= 0 ? [termText([whole, top, under])] : []));
  },
});

/** 12/13 + 7/8 = 19: only the numerators are added. */
export const topsOnly = (sign: PlusMinus): Rule => ({
  'fractions.tops-only': ({ a, b }) => {
    if (!isProper(a) || !isProper(b) || combine(sign, a[1], b[1]) < 0) return undefined;
    const found = combine(sign, a[1], b[1]);
    return wrote(String(found), [`${a[1]} ${sign} ${b[1]} = ${found}`, `${verb(sign)} the top numbers.`]);
  },
});

/** 1/2 + 1/3 = 5/6 + 4/6: a fraction is renamed by adding the same number to its top and its bottom. */
export const addsToRename = (sign: PlusMinus): Rule => ({
  'fractions.equivalent-adds': ({ a, b }) => {
    if (isWhole(a) || isWhole(b) || a[2] === b[2]) return undefined;
    const bottom = lcm(a[2], b[2]);
    const [x, y] = [a[1] + bottom - a[2], b[1] + bottom - b[2]];
    const found: Term = [combine(sign, a[0], b[0]), combine(sign, x, y), bottom];
    if (found[1] < 0 || found[0] < 0) return undefined;
    return wrote(
      termText(found),
      [
        `${termText([a[0], x, bottom])} ${sign} ${termText([b[0], y, bottom])}`,
        'To reach the new bottom number, add the same to the top.',
      ],
      [termText(found), `${verb(sign)} the top numbers.`],
    );
  },
});

/** 7 - 1/3 = 6/3: the whole number is taken for a number of parts. */
export const wholeAsTop = (sign: PlusMinus): Rule => ({
  'fractions.whole-as-numerator': ({ a, b }) => {
    const part = isWhole(a) ? b : a;
    if (isWhole(a) === isWhole(b) || isMixed(part)) return undefined;
    const top = combine(sign, isWhole(a) ? a[0] : a[1], isWhole(b) ? b[0] : b[1]);
    if (top < 0) return undefined;
    const asParts = (term: Term): string => over(isWhole(term) ? term[0] : term[1], part[2]);
    return wrote(
      over(top, part[2]),
      [`${asParts(a)} ${sign} ${asParts(b)}`, 'Write the whole number over the same bottom number.'],
      [over(top, part[2]), `${verb(sign)} the top numbers.`],
    );
  },
});

/** Both fractions with a common denominator, without regrouping. */
function renamed({ a, b }: TwoTerms): TwoTerms {
  const bottom = lcm(a[2], b[2]);
  return { a: [a[0], (a[1] * bottom) / a[2], bottom], b: [b[0], (b[1] * bottom) / b[2], bottom] };
}

/** 5 1/3 - 2 2/3 = 3 1/3: in the fraction part the smaller is taken from the larger. */
export const smallerFromLarger: Rule = {
  'fractions.smaller-from-larger': (params) => {
    const { a, b } = renamed(params);
    if (isWhole(b) || isWhole(params.a) || a[1] >= b[1] || a[0] === 0) return undefined;
    const left: Term = [a[0] - b[0], b[1] - a[1], a[2]];
    return wrote(
      termText(left),
      [`${a[0]} - ${b[0]} = ${left[0]}`, 'Subtract the whole numbers.'],
      [
        `${over(b[1], b[2])} - ${over(a[1], a[2])} = ${over(left[1], left[2])}`,
        'Subtract the smaller fraction from the larger one.',
      ],
      [termText(left), 'Put them together.'],
    );
  },
};

/** 8 - 3 1/4 = 5 1/4: nothing to take the fraction from, so it is copied down. */
export const bringsFractionDown: Rule = {
  'fractions.brings-fraction-down': ({ a, b }) => {
    if (!isWhole(a) || isWhole(b)) return undefined;
    const left: Term = [a[0] - b[0], b[1], b[2]];
    return wrote(
      termText(left),
      [`${a[0]} - ${b[0]} = ${left[0]}`, 'Subtract the whole numbers.'],
      [termText(left), 'There is only one fraction, so bring it down.'],
    );
  },
};

/** 5 1/5 - 2 3/5 = 4 11/5 - 2 3/5: one whole is regrouped as ten parts. */
export const borrowsTen: Rule = {
  'fractions.borrows-ten': (params) => {
    const { a, b } = renamed(params);
    const top = a[1] + 10 - b[1];
    if (isWhole(b) || a[1] >= b[1] || a[0] <= b[0] || a[2] === 10 || top < 0) return undefined;
    const left: Term = [a[0] - 1 - b[0], top, a[2]];
    return wrote(
      termText(left),
      [
        `${termText([a[0] - 1, a[1] + 10, a[2]])} - ${termText(b)}`,
        'Borrow 1 and add 10 to the top number, as with whole numbers.',
      ],
      [termText(left), 'Subtract the wholes and the fractions.'],
    );
  },
};

/** 5 1/5 - 2 3/5 = 5 6/5 - 2 3/5: a whole is added to the fraction but not taken from the whole number. */
export const borrowsFree: Rule = {
  'fractions.borrows-without-lowering': (params) => {
    const { a, b } = renamed(params);
    if (isWhole(b) || a[1] >= b[1] || a[0] === 0) return undefined;
    const left: Term = [a[0] - b[0], a[1] + a[2] - b[1], a[2]];
    return wrote(
      termText(left),
      [
        `${termText([a[0], a[1] + a[2], a[2]])} - ${termText(b)}`,
        `The fraction is too small, so add ${over(a[2], a[2])} to it.`,
      ],
      [termText(left), 'Subtract the wholes and the fractions.'],
    );
  },
};

/** 2 1/4 + 1 1/2 = 3/4: only the fraction parts are used. */
export const dropsWholes = (sign: PlusMinus): Rule => ({
  'fractions.drops-wholes': (params) => {
    if (!isMixed(params.a) || isWhole(params.b)) return undefined;
    const { a, b } = renamed(params);
    const top = combine(sign, a[1], b[1]);
    if (top < 0) return undefined;
    return wrote(
      over(top, a[2]),
      [`${over(a[1], a[2])} ${sign} ${over(b[1], b[2])}`, 'Work with the fractions.'],
      [over(top, a[2]), `${verb(sign)} the top numbers.`],
    );
  },
});
