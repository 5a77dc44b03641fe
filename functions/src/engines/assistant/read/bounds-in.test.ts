import { describe, expect, it } from 'vitest';
import { allConditionsIn } from './all-conditions.ts';
import { boundsIn } from './bounds-in.ts';
import { versionsIn } from './versions-in.ts';

const rulesOf = (text: string) =>
  boundsIn(text).map(({ rule, of, not }) => `${not ? 'not ' : ''}${rule}${of === undefined ? '' : ` of ${of}`}`);

describe('what is said of the numbers of problems', () => {
  it.each([
    ['subtraction, nothing over 60', ['range of given']],
    ['adding fractions, nothing over 10ths', ['range of denominator']],
    ['no denominator greater than 8', ['range of denominator']],
    ['multiplication, products under 50', ['range of answer']],
    ['numbers between -5 and 5', ['range of given']],
    ['dividends up to 3 digits max', ['digits-of of dividend']],
    ['two-digit divisors', ['digits-of of divisor']],
    ['three-digit minus three-digit', ['digits-of of given']],
    ['starting at numbers that don’t end in 0'.replace('’', "'"), ['not ends-in of given']],
    ['skip counting, jumps of 2 and 5 only', ['one-of of second']],
    ['every answer should be 24', ['one-of of answer']],
    ['all with the same answer', ['same-answer']],
    ['only thirds and sixths', ['one-of of denominator']],
    ['no negative answers', ['range of answer']],
    ['solutions are negative', ['range of answer']],
    ['none of them with regrouping', ['not regroups']],
    ['every one needs borrowing', ['regroups']],
    ['before any carrying', ['not regroups']],
    ['none should leave a remainder', ['not remainder']],
    ['each with a remainder', ['remainder']],
    ['like denominators only', ['not unlike']],
    ['clocks on the hour and half hour', ['minutes']],
    ['mixed operations but no division', ['not operation']],
    ['dividing by 4', ['one-of of divisor']],
    ['10 problems comparing decimals', []],
    ['a lesson on fractions for 30 students', []],
  ])('%o: %o', (text, rules) => expect(rulesOf(text)).toEqual(rules));

  it('reads the numbers', () => {
    expect(boundsIn('answers between 10 and 40')[0]?.numbers).toEqual([10, 40]);
    expect(boundsIn('denominators 3, 6 and 9')[0]?.numbers).toEqual([3, 6, 9]);
  });

  it('reads how many of a set something is said of', () => {
    const shares = allConditionsIn('5 equations, two with no solution, one true for all numbers');
    expect(shares.map(({ rule, count }) => [rule, count])).toEqual([
      ['case', 2],
      ['case', 1],
    ]);
    expect(allConditionsIn('three subtraction problems with regrouping').map(({ count }) => count)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('versions of a set', () => {
  it.each([
    ['make two versions', 2],
    ['forms A and B'.toLowerCase(), 2],
    ['versions a, b and c', 3],
    ['an a/b version', 2],
  ])('%o: %i', (text, count) => expect(versionsIn(text)?.versions).toBe(count));

  it('has conditions of its own for each', () => {
    const { versionConditions } = versionsIn('in two versions: one with 1-digit divisors and one with 2-digit') ?? {};
    expect(versionConditions?.map(([condition]) => condition?.numbers)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('is not an easier version of something', () => expect(versionsIn('make an easier version')).toBeUndefined());
});
