import { describe, expect, it } from 'vitest';
import { diagnoseText } from '../diagnose-text.ts';
import { writtenMisconceptions } from './written-misconceptions.ts';

type Example = readonly [question: string, correct: string, answer: string, idea: string];

const NUMBERS: readonly Example[] = [
  ['Keep counting: 207, 208, 209. Which number follows?', '210', '300', 'whole-numbers.jumps-to-next-hundred'],
  ['Which number comes before 40?', '39', '49', 'whole-numbers.tens-stay-behind'],
  ['Factor x² + 8x + 12.', '(x + 2)(x + 6)', '(x + 3)(x + 4)', 'algebra.factor-product-only'],
  ['How many minutes are there in 3.5 hours?', '210', '230', 'measurement.hundred-minutes'],
  ['What number is 10 less than 64?', '54', '63', 'whole-numbers.counts-ones-for-tens'],
  ['How many tens can be made out of 470 sticks?', '47', '7', 'whole-numbers.counts-one-place-only'],
  ['Which number has 7 tens and 2 ones?', '72', '27', 'whole-numbers.digits-reversed'],
  ['Write seventeen in digits.', '17', '71', 'whole-numbers.teen-digits-reversed'],
  ['Round 6,218 to the nearest thousand.', '6000', '7000', 'whole-numbers.rounds-always-up'],
  ['What number makes it true? ___ - 6 = 8', '14', '2', 'whole-numbers.operates-on-what-is-shown'],
  ['What is the first prime number?', '2', '1', 'whole-numbers.one-is-prime'],
  ['Find the greatest common factor of 30 and 45.', '15', '5', 'whole-numbers.smaller-common-factor'],
  ['-8 x (-3) = ?', '24', '-24', 'integers.product-of-negatives-negative'],
  [
    'It was -6 degrees and then 5 degrees. How much did the temperature rise?',
    '11',
    '1',
    'geometry.distance-ignores-sides',
  ],
  ['Name a multiple of 8 between 30 and 39.', '32', '4', 'whole-numbers.factor-multiple-swapped'],
  ['What is 6 ÷ 0?', 'undefined', '0', 'whole-numbers.zero-in-division'],
  ['Is 9 = 9 true or false?', 'true', 'false', 'equations.equal-sign-as-answer'],
  ['Is 38 odd or even?', 'even', 'odd', 'whole-numbers.parity-by-first-digit'],
  ['Write 5,040 in expanded form.', '5000 + 40', '500 + 40', 'whole-numbers.drops-empty-place'],
  [
    'Put 409, 94 and 490 in order from least to greatest.',
    '94, 409, 490',
    '409, 490, 94',
    'whole-numbers.first-digit-decides',
  ],
  ['61 guests sit at tables for 8. How many tables do they need?', '8', '7 R 5', 'whole-numbers.remainder-dropped'],
];

const PARTS: readonly Example[] = [
  ['How many half-cup scoops are in 8 cups of flour?', '16', '4', 'fractions.divides-by-denominator'],
  ['Ana drank 1/2 of 1/5 of a jug. What part of the jug is that?', '1/10', '7/10', 'fractions.of-as-add'],
  ['A tray has 10 muffins. 3 are gone. What fraction is left?', '7/10', '3/10', 'fractions.finds-the-other-part'],
  ['There are 2 forks and 5 spoons. What fraction of them are forks?', '2/7', '2/5', 'fractions.part-to-part'],
  [
    'One cake is cut into 3 equal slices, another into 8. Which cake has larger slices, the first or the second?',
    'the first',
    'the second',
    'fractions.larger-denominator-larger',
  ],
  ['Which is larger, 2/3 or 6/7?', '6/7', 'they are equal', 'fractions.gap-thinking'],
  ['What comes next: 1.7, 1.8, 1.9, ?', '2', '1.10', 'decimals.part-as-whole-number'],
  ['How many decimals lie between 0.6 and 0.7?', 'infinitely many', 'none', 'decimals.nothing-between'],
  ['Is 14 × 0.5 more or less than 14?', 'less', 'more', 'fractions.multiplication-makes-bigger'],
  ['A $90 coat is 20% off. What does it cost?', '$72', '$70', 'percent.as-amount'],
  ['Write 0.08 as a percent.', '8%', '80%', 'percent.times-ten'],
  ['The ratio of cars to vans is 3:2. There are 30 in all. How many are cars?', '18', '15', 'ratios.share-equally'],
];

const FIGURES: readonly Example[] = [
  [
    'A triangular flag is 8 in wide at the base and 6 in high. Find its area.',
    '24',
    '48',
    'geometry.triangle-not-halved',
  ],
  [
    'A parallelogram has base 7, slanted side 6 and height 5. Find the area.',
    '35',
    '42',
    'geometry.slanted-side-as-height',
  ],
  ['Each edge of a cube is 5 cm. What is its volume?', '125', '25', 'geometry.volume-two-sides-only'],
  [
    'Two lines cross. One angle is 65 degrees. How large is the angle across from it?',
    '65',
    '115',
    'geometry.opposite-angle-as-neighbor',
  ],
  [
    'The sides of a square are tripled. How many times as large is its area?',
    '9',
    '3',
    'ratios.area-grows-like-length',
  ],
  [
    'On a protractor an arm passes through 40 and 140. The angle is acute. How large is it?',
    '40',
    '140',
    'geometry.other-protractor-scale',
  ],
  ['How many faces does a box have?', '6', '3', 'geometry.counts-what-can-be-seen'],
  ['How many edges does a cube have?', '12', '8', 'geometry.faces-edges-corners-swapped'],
  [
    'How many lines of symmetry does a rectangle have that is no square?',
    '2',
    '4',
    'geometry.any-halving-line-mirrors',
  ],
  ['Rotate (3, 1) by 90 degrees counterclockwise about the origin.', '(-1, 3)', '(1, -3)', 'geometry.turns-other-way'],
  ['Move (1, 1) left 3 and up 2.', '(-2, 3)', '(4, 3)', 'geometry.slide-always-adds'],
  ['How long is it from 8:50 to 11:20?', '2 hours 30 minutes', '3 hours 30 minutes', 'measurement.new-hour-forgotten'],
  [
    'How long is it from 8:50 to 11:30?',
    '2 hours 40 minutes',
    '3 hours 20 minutes',
    'measurement.time-smaller-from-larger',
  ],
];

const LETTERS: readonly Example[] = [
  ['Simplify y * y.', 'y^2', '2y', 'algebra.square-as-double'],
  ['How many solutions does 2(x + 4) = 2x + 8 have?', 'infinitely many', 'none', 'equations.letters-gone-no-solution'],
  ['Solve |x| = 9.', 'x = 9 or x = -9', 'x = 9', 'algebra.absolute-one-case'],
  [
    'A rider must be at least 50 inches tall. Write an inequality for h.',
    'h >= 50',
    'h <= 50',
    'equations.least-means-less',
  ],
  ['Pens cost $3 each, and there is a $5 fee. Write an expression for n pens.', '3n + 5', '8n', 'expressions.conjoin'],
  ['(-3)^3 = ?', '-27', '27', 'expressions.power-of-negative-always-positive'],
  ['Write 4.7 x 10^5 in standard form.', '470000', '4700000', 'expressions.exponent-counts-zeros'],
  ['What is the vertex of y = (x - 5)^2 + 1?', '(5, 1)', '(-5, 1)', 'functions.shift-other-way'],
  ['Where does y = 3x - 12 cross the x-axis?', '4', '-12', 'functions.intercept-on-y-axis'],
  ['A line is perpendicular to y = 4x + 3. Find its slope.', '-1/4', '-4', 'functions.perpendicular-sign-only'],
  ['A line is perpendicular to y = 4x + 3. Find its slope.', '-1/4', '1/4', 'functions.perpendicular-turned-only'],
  ['What is the slope of a level line?', '0', 'undefined', 'functions.slope-zero-undefined-swapped'],
  [
    'Write the equation of the line with slope 3 through (0, -2).',
    'y = 3x - 2',
    'y = -2x + 3',
    'functions.slope-intercept-swapped',
  ],
  [
    'The first term is 6 and every term is 5 more. What is the 9th term?',
    '46',
    '51',
    'functions.pattern-one-step-too-many',
  ],
  ['What is the range of 12, 5, 20 and 9?', '15', '5 to 20', 'statistics.range-as-two-numbers'],
  [
    'A coin came up tails five times in a row. What is the chance of heads on the next toss?',
    '1/2',
    'more than 1/2',
    'statistics.it-must-even-out',
  ],
];

const firstOf = (question: string, correct: string, answer: string): string | undefined =>
  diagnoseText({ question, correct, answer })[0]?.misconceptions.join();

describe('questions read by what their words ask and what their numbers lead to', () => {
  it.each([...NUMBERS, ...PARTS, ...FIGURES, ...LETTERS])('%s: %s, not %s', (question, correct, answer, idea) => {
    const found = writtenMisconceptions({ question, correct, answer }, false);
    expect(found.flatMap(({ misconceptions }) => misconceptions)).toContain(idea);
    expect(writtenMisconceptions({ question, correct, answer: correct }, false)).toEqual([]);
  });

  it.each([
    ['A triangular flag is 8 in wide at the base and 6 in high. Find its area.', '24', '37'],
    ['What number is 10 less than 64?', '54', '58'],
    ['How many faces does a box have?', '6', '10'],
    ['Rotate (3, 1) by 90 degrees counterclockwise about the origin.', '(-1, 3)', '(7, 2)'],
    ['A coin came up tails five times in a row. What is the chance of heads on the next toss?', '1/2', '7/2'],
  ])('says nothing of %s: %s, not %s', (question, correct, answer) => {
    expect(writtenMisconceptions({ question, correct, answer }, false)).toEqual([]);
  });

  it('does not take the answer itself for a line of the work that led to it', () => {
    expect(firstOf('What is 2/3 + 1/4?', '11/12', '8/12')).toBeUndefined();
    expect(
      firstOf('Write the equation of the line with slope 2 through (0, 4).', 'y = 2x + 4', 'y = 6x + 9'),
    ).toBeUndefined();
  });

  it('takes what a question calls the whole for no part beside the other', () => {
    expect(firstOf('What part of `8` is `4`?', '1/3', '1/2')).toBeUndefined();
  });

  it('reads numbers of one sentence only as what is compared', () => {
    const question =
      'An angle is smaller than a right angle. On a protractor its arm passes through the mark of 35 and 145. How large is it?';
    expect(firstOf(question, '35', '145')).toBe('geometry.other-protractor-scale');
  });

  it('reads a letter x between numbers as a sign, and a box with words around it as the unknown', () => {
    expect(firstOf('-4 x 6 = ?', '-24', '24')).toBe('integers.ignore-signs');
    expect(firstOf('Which number belongs in the box? 7 + 5 = [ ] + 4', '8', '12')).toBe(
      'equations.equal-sign-as-answer',
    );
  });
});
