import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';

const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');
const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;

/** One text for each kind of relation; `[true|false]` marks the right and the wrong version. */
const TEXTS = [
  'The stadium counted 6,449 visitors. To the nearest thousand that is 6,000, and to the nearest hundred it is [6,400|6,500].',
  'Write 52,917 in words. There are no zeros, and the digit 2 is in the [thousands|hundreds] place.',
  'The numbers 14, 20 and [36|35] are all even.',
  'Both 21 and [35|36] are multiples of 7.',
  'Which of these are more than one half? Hers were 4/7, [5/9|4/9] and 3/5.',
  'The smallest prime number is [2|1].',
  'When you add two odd numbers, the sum is always [even|odd].',
  'Every [square|rectangle] is a [rectangle|square].',
  'In general, multiplying a number by any [proper|improper] fraction gives a product smaller than the number.',
  'Which is more, 5/6 or 7/9? So [5/6|7/9] is more.',
  'The hikes, shortest first: [2.4 km, 2.45 km|2.45 km, 2.4 km], 3.1 km.',
  'Brand X costs 30 cents an ounce and brand Y costs 24 cents an ounce, so brand [Y|X] is the better buy.',
  'A lap is 440 yards. Half of that, [220|240] yards, is the sprint.',
  'The small crate holds 35 pears. The big one holds twice as many, [70|60] pears.',
  'A third of the 36 seats were empty: [12|11] seats.',
  'There are 3 green beads for every 4 white ones. So [3/7|3/4] of the beads are green.',
  'A jar has 2 red, 3 blue and 7 green beads. The probability of a bead that is not green is [5/12|7/12].',
  'Hold up the triangular prism. It has 5 faces, 9 edges and [6|8] corners.',
  'On the poster: water freezes at [0|32] °C.',
  'We skip counted by sixes: 12, 18, 24, [30|32], 36.',
  'The rule is 3n − 2. For n = 8 the rule gives [22|26].',
  '"Nine less than a number" is [n − 9|9 − n].',
  'One batch takes 1 1/2 cups of oats and 2/3 cup of honey per batch. For four batches you need [6|5] cups of oats and 2 2/3 cups of honey.',
  'If a price rises by 25% and then falls by [20%|25%], the price is back to what it was.',
  'To solve x + y = 12 and x − y = 2, add the equations. Then 2x = 14, so x = 7. The first equation gives y = [5|4].',
  'A 2.5-kilogram sack of oats is the same as [2,500|250] grams.',
  'A bed is a rectangle 9 feet long and 6 feet wide. The netting that covers it has to be [54|45] square feet.',
  'They planted 6 rows * 9 seeds per row = [54|56] seeds.',
];

/** True texts; nothing in them may be called wrong. */
const QUIET = [
  'Add within 30; Subtract within 30; Add four numbers by making ten.',
  'The prism has a volume of 84 cubic inches. A pyramid with the same base and height holds a third of that, 28 cubic inches.',
  'Determine whether x = 5 is a solution of 6x − 17 = 16.',
  'So x = 5 is not a solution to the equation 6x − 17 = 16.',
  'Since x = 9 makes x + 8 = 17 a true statement, we know 9 is the solution.',
  'The quotient of m and 5/6 is 3/4.',
  '95 miles to 3 gallons is the same as 475 miles to 15 gallons.',
  'The sum of two numbers is 20. One number is four less than the other. Find the numbers.',
  'Lena wrote (x + 2)^2 = x^2 + 4. She lost the middle term.',
  'Given 8 + 4 = __ + 5, many wrote 12 in the blank.',
  'Every square is a rectangle, but not every rectangle is a square.',
  'Half of her 12 coins, or 6, are three times as many as 2.',
  'Two tickets cost $3.20 x 2 = $6.40 and she paid 100 - 40 = 60 percent of it.',
  'Mia had $20. She paid $4.50 and then found two quarters. Now she has $16.',
  'If it goes up by 10% and then down by 10%, you do not get back to the start.',
];

describe('relations to numbers anywhere before', () => {
  const choose = (text: string, at: '$1' | '$2') => text.replaceAll(new RegExp(CHOICE, 'g'), at);
  it.each(TEXTS)('are checked in %j', (text) => {
    expect(wrongIn(choose(text, '$1'))).toEqual([]);
    expect(wrongIn(choose(text, '$2')).length).toBeGreaterThan(0);
  });
  it.each(QUIET)('finds nothing wrong in %j', (text) => expect(wrongIn(text)).toEqual([]));
});
