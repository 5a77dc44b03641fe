import { describe, expect, it } from 'vitest';
import { verify } from '../../verify.ts';

const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');
const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/g;

/** One text for each frame; `[true|false]` marks the right and the wrong version. */
const TEXTS = [
  'A diver charges $50 to come plus $20 per hour. For a 3 hour job, the bill is [$110|$150].',
  'Seats are $9 for adults and $4 for children. A group with 3 adults and 2 children pays [$35|$30].',
  'Four mangoes cost $6. Ten mangoes would cost [$15|$12].',
  'A boat sails 36 miles in 4 hours. Sailing at the same speed for 7 hours it would cover [63|72] miles.',
  'The ratio of rice to beans is 4 to 3. If we use 12 cups of rice then we need [9|11] cups of beans.',
  'A cake is cut into 12 equal slices. If Lou eats 5 of them, she has eaten [5/12|5/7] of the cake.',
  'A cake is cut into 12 equal slices. If Lou eats 5 of them, that leaves [7/12|5/7] for the others.',
  'There are [12|7] fourths in 3 wholes.',
  'The parts are 300, 90, 20 and 6, and together they make [416|406].',
  'A recipe calls for 2/3 cup of oil. For half a recipe we need [1/3|1/6] cup.',
  'Starting from $200, 20% of 200 is 40, so it goes down to [$160|$240].',
  'A yard is 3 feet. To tile a floor of 90 square feet you need [10|30] square yards.',
  'A trapezoid has parallel sides of 5 cm and 9 cm and a height of 6 cm. The area is [42|84] square centimeters.',
  'A 4 by 5 rectangle has area [20|18].',
  'The temperature fell from 6 degrees to -9 degrees. That is a drop of [15|3] degrees.',
  'If the chance of snow is 20%, then the chance that it stays dry is [80%|70%].',
  'A fair coin has no memory. After six tails in a row, the chance of heads on the next toss is still [1/2|1/7].',
  'The chance of red is 1/5. In 60 spins we would expect red about [12|20] times.',
  'The angles of a triangle add up to 180 degrees. If two of them are 35° and 85°, the third one is [60°|70°].',
  'Fifteen minutes takes us to 7:00, and the 20 minutes left over take us to [7:20|7:35].',
  'Our club sold 87 pins in May and 64 in June. Altogether we sold [151|141] pins.',
  'If you triple every side of a square, the area becomes [9|3] times as large.',
  'If you double every edge of a cube, the volume is [8|6] times as large.',
  'When the numerators are equal, the fraction with the smaller denominator is [larger|smaller].',
  'An angle of [120°|70°] is therefore obtuse.',
  'We look for two numbers with product 12 and sum -7. Those numbers are -3 and [-4|4].',
  'Multiplying both parts of 3:5 by 3 gives [9:15|6:8].',
  'The product of three negative numbers is [negative|positive].',
  'The equation 3(x + 2) = [3x + 6|3x + 2] is true for every number x.',
  'To square x + 5 we multiply (x + 5)(x + 5). The result is [x² + 10x + 25|x² + 25].',
  'We put the numbers in order: 3, 4, 8, 9, 11. The middle one is [8|9].',
  'The prime factors of 42 are 2, 3 and 7. Their product is [42|12].',
  'When we round 2.347 to two decimal places we get [2.35|2.34].',
  'In the expression 4x + 2, when x is 6 the value is [26|48].',
  'The next square number after 49 is [64|81].',
  'Two angles are supplementary. If one of them is 50°, the other is [130°|40°].',
  'The mean of four tests is 70. So the total of all four tests is [280|74].',
  'If 4x = 36, then x is [9|32].',
  'The hypotenuse of a right triangle with legs 9 and 12 is [15|21].',
  'Ali reads 12 pages a day. In a week he reads [84|60] pages.',
  'A number line shows that -2 is to the [right|left] of -9.',
  'The fraction 8/12 in lowest terms is [2/3|3/4].',
  'A ribbon of 9 feet is cut into pieces of 3/4 foot. We get [12|7] pieces.',
  'It takes 3 workers 8 days to pave a path. With 6 workers it takes [4|16] days.',
  'My box has 7 green pens and 2 red pens. The ratio of green to all pens is [7 to 9|7 to 2].',
  'The shop had 80 visitors in May and 100 in June. That is an increase of [25%|20%].',
  'When 40 is increased by 30% the result is [52|70].',
  'The sum of the first five odd numbers is [25|30].',
  'If you roll a die, the probability of getting a number greater than 5 is [1/6|1/3].',
  'A 20-foot pole is cut into 5 equal pieces. Each piece is [4|15] feet long.',
  'An obtuse angle is [more|less] than 90 degrees.',
  'We can write 36 as 2 × 2 × 3 × [3|4].',
  'The number 7,030 in expanded form is 7,000 + [30|300].',
  'The expression 2x + 6x simplifies to [8x|8x²].',
  'Three tenths is [greater|less] than twenty-nine hundredths.',
  'A lawn is 10 feet long and 6 feet wide. The edging costs $3 per foot. A fence all around costs [$96|$180].',
  'If a lamp is 20% off, you pay [80%|20%] of the price.',
  'After a 10% raise, a $20 wage becomes [$22|$30].',
  'If one fifth of the team is 4 players, the whole team has [20|9] players.',
  'We divide 38 by 5 and get 7 with a remainder of [3|2].',
  'The digits of 285 add up to [15|14].',
  'A number plus its opposite is always [0|1].',
  'If x is 3, then 2x² is [18|36].',
  'When we multiply powers with the same base we add the exponents. So y² · y⁵ is [y⁷|y¹⁰].',
  'The number 0.3 is ten times as large as [0.03|0.2].',
];

/** True texts in which such a frame finds nothing. */
const QUIET = [
  'Pam has 5/8 of a yard of cord and uses 1/4 yard. She has 3/8 yard left.',
  'Some people write (x + 4)² = x² + 16. If x is 1, the left side is 25 and the right side is 17, so they can’t be equal.',
  'Two kilos of apples cost $4. Five kilos of pears cost $15.',
  'Five pens and four pads cost $12. Ten pens cost $10.',
  'The perimeter of a rectangle is 50 m and the length is 14 m. Half of the perimeter is 25 m, so the width is 11 m.',
  'The area of a triangle is half the base times the height.',
  'Even numbers end in 0, 2, 4, 6 or 8. The sum of two odd numbers is always even.',
];

describe('frames of words', () => {
  const choose = (text: string, at: '$1' | '$2') => text.replaceAll(CHOICE, at);
  it.each(TEXTS)('are checked in %j', (text) => {
    expect(wrongIn(choose(text, '$1'))).toEqual([]);
    expect(wrongIn(choose(text, '$2')).length).toBeGreaterThan(0);
  });
  it.each(QUIET)('finds nothing wrong in %j', (text) => expect(wrongIn(text)).toEqual([]));
});
