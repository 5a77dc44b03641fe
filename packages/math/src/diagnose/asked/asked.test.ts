import { describe, expect, it } from 'vitest';
import { diagnoseText } from '../diagnose-text.ts';
import { amountsOf, plainText } from './amounts.ts';
import { askedItems } from './items.ts';

/** Questions in our own words, one for each way of asking: question, right answer, given answer, the idea behind it. */
const QUESTIONS: readonly (readonly [question: string, correct: string, answer: string, idea: string])[] = [
  ['56 + 27', '83', '713', 'whole-numbers.carry-written-in-full'],
  ['What is 3 to the power of −2?', '1/9', '-9', 'expressions.negative-exponent-negative'],
  ['Divide -24 by -8', '3', '-3', 'integers.product-of-negatives-negative'],
  ['Take 2.47 away from 6.3.', '3.83', '3.97', 'decimals.copies-extra-digits'],
  ['Subtract 2.47 from 6.3.', '3.83', '3.97', 'decimals.copies-extra-digits'],
  ['Add: 4/9 + 1/9', '5/9', '5/18', 'fractions.add-across'],
  ['Find the difference: 503 − 268', '235', '365', 'whole-numbers.smaller-from-larger'],
  [
    'A baker shares 3 loaves fairly among 12 people. How much bread does each one get?',
    '1/4',
    '4',
    'fractions.larger-by-smaller',
  ],
  ["Jana's jump was 4 ft 3 in. How many inches is that?", '51', '43', 'measurement.everything-in-tens'],
  ['What is the least common multiple of 6 and 8?', '24', '48', 'whole-numbers.product-as-least-multiple'],
  ['What is the greatest common factor of 20 and 30?', '10', '60', 'whole-numbers.factor-multiple-swapped'],
  ['Which is bigger: 2/7 or 2/9?', '2/7', '2/9', 'fractions.larger-denominator-larger'],
  [
    'Order 0.4, 0.35, 0.125 from least to greatest.',
    '0.125, 0.35, 0.4',
    '0.4, 0.35, 0.125',
    'decimals.longer-is-larger',
  ],
  ['Which is less, −3 or −8?', '−8', '−3', 'integers.bigger-digits-bigger-number'],
  ['A jacket costs $80. It is marked 25% off. What do you pay?', '$60', '$20', 'percent.change-only'],
  ['A town grew from 200 people to 250 people. What is the percent increase?', '25%', '20%', 'percent.wrong-base'],
  ['18 is 60% of what number?', '30', '10.8', 'percent.always-multiply'],
  ['Write 7% as a decimal.', '0.07', '0.7', 'percent.single-digit-as-tenths'],
  ['Write 0.3 as a percent.', '30%', '3%', 'percent.digits-as-percent'],
  [
    'If 5 machines make a batch in 12 hours, how long do 10 machines need?',
    '6 hours',
    '24 hours',
    'ratios.everything-is-proportional',
  ],
  [
    'The ratio of cats to dogs in a shelter of 40 animals is 3:5. How many are cats?',
    '15',
    '24',
    'ratios.part-part-whole',
  ],
  [
    'The legs of a right triangle measure 9 and 12. What is the length of the hypotenuse?',
    '15',
    '21',
    'geometry.pythagoras-sides-added',
  ],
  [
    'The two legs of a right triangle are 5 cm and 12 cm. Find the third side.',
    '13 cm',
    '169 cm',
    'geometry.pythagoras-root-forgotten',
  ],
  ['A circle has radius 5 in. What is its circumference? Use π.', '10π', '25π', 'geometry.circle-formulas-swapped'],
  ['A box is 4 cm by 3 cm by 5 cm. Find the volume.', '60', '12', 'geometry.volume-sides-added'],
  ['How many square inches are in 3 square feet?', '432', '36', 'geometry.sizes-grow-like-lengths'],
  ['Angles of a triangle: 35°, 80° and x. Find x.', '65°', '245°', 'geometry.triangle-sum-360'],
  [
    'A garden is 7 m long and 4 m wide. How much fence goes all the way around?',
    '22 m',
    '28 m',
    'measurement.area-perimeter-confused',
  ],
  [
    'A garden is 7 m long and 4 m wide. How much fence goes all the way around?',
    '22 m',
    '11 m',
    'measurement.perimeter-two-sides',
  ],
  ['Solve x + 9 = 4.', '−5', '13', 'equations.same-operation'],
  ['Solve 5x = 20', '4', '15', 'equations.subtract-coefficient'],
  ['Solve 4(x + 3) = 28', '4', '25/4', 'expressions.distribute-first-only'],
  ['Solve −4x > 12.', 'x < −3', 'x > −3', 'equations.keep-inequality-sign'],
  ['Simplify 4a + 5b', '4a + 5b', '9ab', 'expressions.conjoin'],
  ['Expand 3(x + 5)', '3x + 15', '3x + 5', 'expressions.distribute-first-only'],
  ['Expand (x − 4)²', 'x² − 8x + 16', 'x² + 16', 'algebra.square-distributes'],
  ['What is √64?', '8', '32', 'expressions.root-as-division'],
  ['Simplify √50', '5√2', '25√2', 'algebra.radical-factor-not-rooted'],
  ['Solve x² = 49', '7 and −7', '7', 'algebra.square-one-root'],
  ['Solve (x − 2)(x + 5) = 0.', '2 and −5', '−2 and 5', 'algebra.roots-signs-flipped'],
  ['Evaluate 10 − 3 + 2', '9', '5', 'whole-numbers.addition-before-subtraction'],
  ['Find the slope of the line through (1, 2) and (4, 8).', '2', '1/2', 'functions.slope-run-over-rise'],
  ['What is the slope of y = 5x − 3?', '5', '−3', 'functions.slope-intercept-swapped'],
  ['Find the mean of 4, 8, 9, 15', '9', '36', 'statistics.mean-not-divided'],
  ['Find the median of 9, 2, 7, 4, 5.', '5', '7', 'statistics.median-not-ordered'],
  ['A bag has 3 red and 5 blue marbles. One is drawn. What is P(red)?', '3/8', '3/5', 'statistics.part-to-part-chance'],
  ['Convert 3.5 hours to minutes', '210', '350', 'measurement.hundred-minutes'],
  ['Round 2,349 to the nearest hundred.', '2,300', '2,400', 'whole-numbers.rounds-step-by-step'],
  ['Write four hundred six in numerals', '406', '4006', 'whole-numbers.writes-as-heard'],
  [
    '32 cookies go into boxes of 5. How many boxes are needed for all of them?',
    '7',
    '6',
    'whole-numbers.remainder-dropped',
  ],
  [
    'Sam has 24 stickers, 3 times as many as Lee. How many does Lee have?',
    '8',
    '72',
    'whole-numbers.follows-the-keyword',
  ],
  ['3/4 ÷ 2/5', '15/8', '8/15', 'fractions.inverts-first'],
  ['0.4 × 0.6', '0.24', '2.4', 'decimals.multiply-aligns-point'],
  ['3.6 ÷ 0.4', '9', '0.9', 'decimals.ignores-divisor-point'],
  ['5.07 + 2.9', '7.97', '5.36', 'decimals.aligns-right'],
  ['The temperature was −4°C and rose 10 degrees. What is it now?', '6', '14', 'integers.ignore-signs'],
  ['−5 − (−8)', '3', '−13', 'integers.minus-negative-as-minus'],
  ['(−6) × (−3)', '18', '−18', 'integers.product-of-negatives-negative'],
  [
    'A car drives 150 miles in 3 hours. At this speed, how far does it go in 5 hours?',
    '250 miles',
    '152 miles',
    'ratios.additive',
  ],
  [
    'Mia saves $200 at 5% simple interest for 3 years. How much interest does she earn?',
    '$30',
    '$10',
    'percent.interest-one-year',
  ],
  ['There are 8 rows of 6 chairs. How many chairs?', '48', '14', 'whole-numbers.adds-factors'],
  [
    'A plumber charges $40 plus $25 for each hour. What does a job of 3 hours cost?',
    '$115',
    '$195',
    'functions.start-amount-every-time',
  ],
  [
    'No more than 30 people may enter. Write an inequality for the number n of people.',
    'n ≤ 30',
    'n ≥ 30',
    'equations.least-means-less',
  ],
  ['Write an expression: 7 less than n', 'n − 7', '7 − n', 'expressions.reversed-subtraction'],
  ['There are 6 students for each teacher. Write an equation with s and t.', 's = 6t', '6s = t', 'equations.reversal'],
  ['Reflect the point (3, −2) across the x-axis.', '(3, 2)', '(−3, −2)', 'geometry.reflects-in-other-axis'],
  ['Simplify (2x³)²', '4x⁶', '2x⁶', 'algebra.power-misses-coefficient'],
  ['What is 1/2 + 1/3?', '5/6', '2/5', 'fractions.add-across'],
  ['Write 2 3/4 as an improper fraction', '11/4', '5/4', 'fractions.mixed-adds-whole'],
  ['6/8 = 3/?', '4', '5', 'fractions.equivalent-adds'],
  ['A shirt costs $24 after a 20% discount. What was the original price?', '$30', '$28.80', 'percent.wrong-base'],
  ['A set of numbers is 3, 3, 5, 9. What is the range?', '6', '9', 'statistics.range-as-largest'],
  ['5, 9, 13, 17, ... What is the 20th number?', '81', '85', 'functions.pattern-one-step-too-many'],
];

describe('questions matched to items by their wording', () => {
  it.each(QUESTIONS)('%s: %s, not %s', (question, correct, answer, idea) => {
    expect(diagnoseText({ question, correct, answer })[0]?.misconceptions).toEqual([idea]);
    expect(diagnoseText({ question, correct, answer: correct })).toEqual([]);
  });

  it.each([
    ['A rope of 18 ft is cut into 3 equal parts. How long is one part?', '6 ft', '47 ft'],
    ['Solve 6x = 42', '7', '93'],
    ['A bag has 4 green and 6 white beads. What is the chance of white?', '3/5', '8/7'],
    ['A book costs $12. It is 25% off. What do you pay?', '$9', '$41'],
  ])('says nothing of %s: %s, not %s', (question, correct, answer) => {
    expect(diagnoseText({ question, correct, answer })).toEqual([]);
  });

  it('finds no item where the right answer is another one', () => {
    expect(askedItems('A triangle has base 4 and height 6. Its perimeter?', 19, () => false)).toEqual([]);
  });
});

describe('amounts of a text', () => {
  it.each([
    ['Three vans of 12 seats', ['3', '12']],
    ['two and seven hundredths', ['2 7 2']],
    ['5³ and 1 1/2', ['5', '3', '1 1 2']],
    ['$1,250 at 4%', ['1250', '4']],
    ['4, 8 and 15', ['4 8 15']],
  ])('%s', (text, expected) => {
    expect(amountsOf(plainText(text)).map(({ numbers }) => numbers.join(' '))).toEqual(expected);
  });
});
