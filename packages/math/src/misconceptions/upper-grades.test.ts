import { describe, expect, it } from 'vitest';
import { equationSkills } from '../skills/equations/index.ts';
import { expressionSkills } from '../skills/expressions/index.ts';
import { integerSkills } from '../skills/integers/index.ts';
import { percentSkills } from '../skills/percent/index.ts';
import { ratioSkills } from '../skills/ratios/index.ts';
import { algebraMisconceptions } from './algebra.ts';
import { equationMisconceptions } from './equations.ts';
import { expressionMisconceptions } from './expressions.ts';
import { geometryMisconceptions } from './geometry.ts';
import { integerMisconceptions } from './integers.ts';
import { listed } from './listed.ts';
import { percentMisconceptions } from './percent.ts';
import { ratioMisconceptions } from './ratios.ts';
import { wholeNumberMisconceptions } from './whole-numbers.ts';

const skills = [...ratioSkills, ...percentSkills, ...integerSkills, ...expressionSkills, ...equationSkills];
const catalogue = [
  ...listed(ratioMisconceptions),
  ...listed(percentMisconceptions),
  ...listed(integerMisconceptions),
  ...listed(expressionMisconceptions),
  ...listed(equationMisconceptions),
];

describe('the catalogue', () => {
  it('describes every misconception that a skill uses, once', () => {
    const ids = catalogue.map(({ id }) => id);
    const used = new Set(skills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
    // Skills about reflections of points by their coordinates are here, those with drawings in geometry.
    // Shares that are drawn show an idea about whole numbers, too, and equations of two steps one of algebra.
    const elsewhere = [geometryMisconceptions, wholeNumberMisconceptions, algebraMisconceptions].flatMap(listed);
    const known = new Set([...ids, ...elsewhere.map(({ id }) => id)]);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('describes each with its reason, the next move and sources', () => {
    const empty = catalogue.filter(
      ({ name, idea, why, move, feedback, sources }) =>
        [name, idea, why, move, feedback].some((text) => text.trim() === '') || sources.length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('gives every skill its own code', () => {
    expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length);
  });
});

/** What students with one misconception write, for every skill that can read the question. */
const answersWith = (question: string, id: string): string[] =>
  skills.flatMap((skill) => {
    const params = skill.read?.(question);
    const rule = skill.misconceptions.find((one) => one.id === id);
    const work = params && rule?.work(params);
    return work ? [work.answer] : [];
  });

it.each([
  ['-9 + 4', 'integers.sign-of-larger', '5'],
  ['7 + -12 =', 'integers.sign-of-larger', '5'],
  ['-5 + -9', 'integers.two-negatives-subtract', '4'],
  ['-5 + (-9)', 'integers.two-negatives-positive', '14'],
  ['−6 − 2', 'integers.detached-minus', '-4'],
  ['4 - 11', 'integers.subtract-smaller-from-larger', '7'],
  ['3 - (-8)', 'integers.minus-negative-as-minus', '-5'],
  ['-4 × -6', 'integers.product-of-negatives-negative', '-24'],
  ['|-12|', 'integers.absolute-keeps-sign', '-12'],
  ['-8 __ -3', 'integers.bigger-digits-bigger-number', 'greater'],
  ['-3/4 + 1/4', 'integers.sign-of-larger', '1/2'],
  ['4 + 5 × 6', 'expressions.left-to-right', '54'],
  ['20 - 2*7 =', 'expressions.left-to-right', '126'],
  ['15 - 4 + 6', 'expressions.addition-before-subtraction', '5'],
  ['24 ÷ 4 × 2', 'expressions.multiplication-before-division', '3'],
  ['30 - (8 + 5)', 'expressions.ignore-parentheses', '27'],
  ['3^4', 'expressions.power-as-product', '12'],
  ['(2^8)(3^3)(5^4)', 'expressions.power-as-product', '2880'],
  ['5^-2', 'expressions.negative-exponent-negative', '-25'],
  ['a^3 * a^5', 'expressions.multiply-exponents', 'a^15'],
  ['2^3 * 2^4', 'expressions.multiply-bases', '4^7'],
  ['4y + 3', 'expressions.conjoin', '7y'],
  ['3x + x', 'expressions.lone-letter-nothing', '3x'],
  ['5(x + 3)', 'expressions.distribute-first-only', '5x + 3'],
  ['-2(x - 7)', 'expressions.sign-lost-in-parentheses', '-2x - 14'],
  ['4(5x - 2) + 3(2x - 6)', 'integers.two-negatives-positive', '26x + 26'],
  ['Evaluate 4x + 1 when x = 7', 'expressions.letter-as-digit', '48'],
  ['Write an expression: five less than a number', 'expressions.reversed-subtraction', '5 - x'],
  ['sqrt(64)', 'expressions.root-as-division', '32'],
  ['x + 8 = 21', 'equations.same-operation', '29'],
  ['x + 20 = 45', 'equations.reversed-subtraction', '-25'],
  ['6 + 5 = ? + 4', 'equations.equal-sign-as-answer', '11'],
  ['Solve for n:\n11n + 150 = 260', 'equations.reversed-subtraction', '-10'],
  ['Solve for n, check your answer\n8 - 1/3n = 14', 'equations.drop-negative-coefficient', '18'],
  ['t - 18 = 17t', 'equations.move-without-sign', '-1'],
  ['Solve: 3x + x = 36', 'equations.letter-as-digit', '3'],
  ['4x + 2x = 66', 'equations.letter-as-digit', '3'],
  ['4(x + 5) = 32', 'expressions.distribute-first-only', '27/4'],
  ['-3x < 12', 'equations.keep-inequality-sign', 'x < -4'],
  ['2x + 9 > 3', 'equations.flip-for-any-negative', 'x < -3'],
  ['There are eight times as many dogs as cats', 'equations.reversal', '8D = C'],
  ['72% of 50', 'percent.small-over-large', '69'],
  ['A student solved 80% of 40 items. How many?', 'percent.small-over-large', '50'],
  ['Twelve percent of what number is 60?', 'percent.always-multiply', '7.2'],
  ['What percent of 50 is 35?', 'percent.always-multiply', '17.5%'],
  [
    'Ana earned $500 and saved $200 of it. What percent of it did Ana spend?',
    'whole-numbers.stops-after-first-step',
    '40%',
  ],
  ['Write 6% as a decimal', 'percent.single-digit-as-tenths', '0.6'],
  ['4:3 = 20:x', 'ratios.colon-as-digits', '43/20'],
  ['2/5 = 6/x', 'ratios.additive', '9'],
])('%s with %s gives %s', (question, id, answer) => {
  expect(answersWith(question, id)).toContain(answer);
});

it.each(['', 'hello', '1/0', 'x', '3 4 5', '((', 'x^2 + 1 = 0', '9'.repeat(400), '5 % of', '0/0 = 1/x'])(
  'reads %o without an error',
  (text) => {
    for (const skill of skills) {
      const params = skill.read?.(text);
      if (params) expect(() => skill.pose(params)).not.toThrow();
    }
  },
);

it.each([
  ['13n + 196 = 391', '15'],
  ['3(6x - 4) + 2(3x - 3)', '24x - 18'],
  ['15% of what number is 240?', '1600'],
  ['x/4 - 3 = 2', '20'],
  ['-7 - 3', '-10'],
])('reads %s and knows its answer', (question, key) => {
  const keys = skills.flatMap((skill) => {
    const params = skill.read?.(question);
    return params ? [skill.pose(params).answer.key] : [];
  });
  expect(keys).toContain(key);
});
