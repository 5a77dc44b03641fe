import { describe, expect, it } from 'vitest';
import { diagnoseText } from '../diagnose-text.ts';

const first = (question: string, correct: string, answer: string): string | undefined =>
  diagnoseText({ question, correct, answer })[0]?.misconceptions[0];

describe('questions whose words say what to do', () => {
  it.each([
    ['In 7,310, what is the value of the 3?', '300', '3', 'whole-numbers.face-value'],
    ['How many hundreds are in 5,200?', '52', '2', 'whole-numbers.counts-one-place-only'],
    [
      'Ana has 3 dimes, 2 nickels and 1 penny. How much money is it in cents?',
      '41',
      '6',
      'measurement.coins-counted-not-valued',
    ],
    [
      'The side of a square is tripled. How many times as large is the area?',
      '9',
      '3',
      'ratios.area-grows-like-length',
    ],
    [
      'A coat is 10% off and then 40% off the new price. What is the total discount in percent?',
      '46%',
      '50%',
      'percent.add-percents',
    ],
    ['A round table is 6 ft across. What is its area in terms of π?', '9π', '36π', 'geometry.radius-diameter-swapped'],
    [
      'Four friends share 816 stickers evenly. How many does each get?',
      '204',
      '24',
      'whole-numbers.quotient-zero-omitted',
    ],
    ['If g(x) = x + 5, find g(2).', '7', '2x + 10', 'functions.notation-as-product'],
    ['Write 0.0023 in scientific notation.', '2.3 × 10⁻³', '2.3 × 10³', 'expressions.exponent-sign-ignored'],
    ['5⁻²', '1/25', '−25', 'expressions.negative-exponent-negative'],
    ['|2 − 9| = ?', '7', '−7', 'integers.absolute-keeps-sign'],
    ['How many 3/4-cup scoops are in 1/2 cup of rice?', '2/3', '3/2', 'fractions.inverts-first'],
  ])('%s %s, answered %s', (question, correct, answer, idea) => expect(first(question, correct, answer)).toBe(idea));

  it.each([
    ['In 7,310, what is the value of the 3?', '300', '30'],
    ['Four friends share 816 stickers evenly. How many does each get?', '204', '240'],
    ['5⁻²', '1/25', '7'],
  ])('knows no idea of these for %s %s, answered %s', (question, correct, answer) =>
    expect([
      'whole-numbers.face-value',
      'whole-numbers.quotient-zero-omitted',
      'expressions.negative-exponent-negative',
    ]).not.toContain(first(question, correct, answer)),
  );
});
