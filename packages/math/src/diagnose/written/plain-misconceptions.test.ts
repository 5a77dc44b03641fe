import { describe, expect, it } from 'vitest';
import { diagnoseText } from '../diagnose-text.ts';

const first = (question: string, correct: string, answer: string): string | undefined =>
  diagnoseText({ question, correct, answer })[0]?.misconceptions[0];

describe('questions whose words say what to do', () => {
  it.each([
    ['In 7,310, what is the value of the 3?', '300', '3', 'whole-numbers.face-value'],
    ['How much is the 7 worth in 5,724?', '700', '7', 'whole-numbers.face-value'],
    ['A train went 240 miles in 5 hours. How many miles is that per hour?', '48', '0.02', 'ratios.inverted-rate'],
    [
      'An angle of 40° has arms 3 cm long. The arms are extended to 9 cm. How large is the angle now?',
      '40°',
      '120°',
      'geometry.angle-size-by-arms',
    ],
    [
      'The point (6, 1) is moved 4 units to the left. Where is it now?',
      '(2, 1)',
      '(10, 1)',
      'geometry.slide-always-adds',
    ],
    [
      'How many solutions does the system y = 3x + 1 and y = 3x + 5 have?',
      'none',
      'infinitely many',
      'algebra.same-slope-same-line',
    ],
    ['Which number has 4 ones, 7 hundreds and 2 tens?', '724', '472', 'whole-numbers.digits-in-order-told'],
    [
      'A club chose a color: 8 members took red, 3 took blue, 6 took green. How many members voted?',
      '17',
      '3',
      'measurement.counts-the-groups',
    ],
    ['Name all prime numbers up to 12.', '2, 3, 5, 7, 11', '1, 3, 5, 7, 9, 11', 'whole-numbers.odd-means-prime'],
    ['What is √(9 + 16)?', '5', '7', 'expressions.root-of-each-part'],
    ['Find sqrt(100 - 36).', '8', '4', 'expressions.root-of-each-part'],
    ['Add (4 x 10^5) + (3 x 10^4).', '4.3 x 10^5', '7 x 10^9', 'algebra.powers-added-in-sum'],
    ['If g(x) = x^2 + 4x, find g(-3).', '-3', '-21', 'functions.negative-square-stays-negative'],
    [
      'A pond has 50 lilies, and their number triples each week. How many are there after 4 weeks?',
      '4050',
      '600',
      'functions.power-as-product',
    ],
    ['Add: 2.1 × 10⁴ + 3 × 10³', '2.4 × 10⁴', '5.1 × 10⁷', 'algebra.powers-added-in-sum'],
    [
      'A number line from 0 to 1 has three tick marks between 0 and 1. What fraction is at the first one?',
      '1/4',
      '1/3',
      'fractions.counts-marks',
    ],
    ['True or false: every rectangle is a parallelogram.', 'true', 'false', 'geometry.one-name-for-a-shape'],
    ['Is every rectangle a square?', 'no', 'yes', 'geometry.family-turned-round'],
    [
      'On a map, 1 inch stands for 4 miles. A park on the map is 2 inches by 3 inches. What is its real area?',
      '96 square miles',
      '24 square miles',
      'geometry.sizes-grow-like-lengths',
    ],
    [
      'Find the circumference of a circle with radius 5 cm. Use 3.14 for π.',
      '31.4 cm',
      '15.7 cm',
      'geometry.radius-diameter-swapped',
    ],
    [
      'A row of 6 cups is spread far apart. A row of 8 cups is pushed together. Which row has more?',
      'the row of 8',
      'the row of 6',
      'whole-numbers.longer-row-has-more',
    ],
    ['Start at 6 on the number path and count on 5. Where do you land?', '11', '10', 'whole-numbers.counts-the-start'],
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
    ['Where does the line 2x + 7y = 14 cross the y-axis?', '2', '7', 'functions.intercept-on-x-axis'],
    ['10 ÷ 0.2 =', '50', '2', 'fractions.division-makes-smaller'],
    ['Solve x² = 8x', 'x = 0 or x = 8', 'x = 8', 'algebra.cancel-variable'],
    ['Write 3 1/5 as an improper fraction.', '16/5', '3/5', 'fractions.mixed-multiplies-top'],
    ['Which day was warmer, -9°C or -2°C?', '-2°C', '-9°C', 'integers.bigger-digits-bigger-number'],
    ['Simplify n + n', '2n', 'n^2', 'expressions.add-exponents-of-like-terms'],
    ['A van goes 240 miles in 4 hours. What is its speed in miles per hour?', '60', '960', 'ratios.multiply-only'],
    ['6 × 0 = ____', '0', '6', 'whole-numbers.zero-times-keeps-digit'],
    ['What is 4⁰?', '1', '0', 'expressions.zero-exponent-zero'],
    ['Find the mean: 1, 5, 5, 7, 12', '6', '5', 'statistics.mean-as-median'],
    ['Find the slope through (1, 9) and (4, 3).', '-2', '2', 'functions.slope-mixed-order'],
    [
      'Eva put $300 in a bank at 2% simple interest for 5 years. How much interest?',
      '$30',
      '$6',
      'percent.interest-one-year',
    ],
    ['h(x) = 4x + 1. Find h(3).', '13', '44', 'functions.input-written-beside-number'],
    [
      'Kim has 7 fewer cards than Jo. Kim has 20 cards. How many has Jo?',
      '27',
      '13',
      'whole-numbers.follows-the-keyword',
    ],
    [
      'A movie starts at 5:50 and lasts 1 hour 30 minutes. When does it end?',
      '7:20',
      '6:80',
      'measurement.new-hour-forgotten',
    ],
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
