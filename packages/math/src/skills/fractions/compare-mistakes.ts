import { over, type Term, type TwoTerms, termText } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';

type Rule = Mistakes<TwoTerms>;

/** The sign between two numbers. */
export const signBetween = (x: number, y: number): '<' | '>' | '=' => (x < y ? '<' : x > y ? '>' : '=');

const verdict = (a: Term, b: Term, sign: '<' | '>' | '=', why: string) =>
  wrote(sign, [`${termText(a)} ${sign} ${termText(b)}`, why]);

/** 1/5 > 1/3, because 5 is more than 3. */
export const largerDenominator: Rule = {
  'fractions.larger-denominator-larger': ({ a, b }) =>
    a[2] === b[2]
      ? undefined
      : verdict(a, b, signBetween(a[2], b[2]), `${Math.max(a[2], b[2])} is the larger bottom number.`),
};

/** 5/12 > 2/3, because both of its numbers are larger. */
export const largerNumbers: Rule = {
  'fractions.larger-numbers-larger': ({ a, b }) => {
    const [top, bottom] = [signBetween(a[1], b[1]), signBetween(a[2], b[2])];
    return top === bottom && top !== '=' ? verdict(a, b, top, 'Both of its numbers are larger.') : undefined;
  },
};

/** Smaller numbers make a larger fraction, whatever the numerators say. */
export const smallerNumbers: Rule = {
  'fractions.smaller-numbers-larger': ({ a, b }) => {
    const byBottom = a[2] !== b[2];
    const sign = byBottom ? signBetween(b[2], a[2]) : signBetween(b[1], a[1]);
    return verdict(
      a,
      b,
      sign,
      byBottom ? 'A smaller bottom number means larger pieces.' : 'With fractions, smaller numbers are larger.',
    );
  },
};

/** 5/6 = 7/8, because both miss one part. */
export const gapThinking: Rule = {
  'fractions.gap-thinking': ({ a, b }) => {
    const [x, y] = [a[2] - a[1], b[2] - b[1]];
    if (x < 0 || y < 0) return undefined;
    return verdict(
      a,
      b,
      signBetween(y, x),
      `${over(a[1], a[2])} has ${x} missing and ${over(b[1], b[2])} has ${y} missing.`,
    );
  },
};

/** Only the numerators are compared. */
export const comparesTops: Rule = {
  'fractions.compares-tops': ({ a, b }) => verdict(a, b, signBetween(a[1], b[1]), 'Compare the top numbers.'),
};
