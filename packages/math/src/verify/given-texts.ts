/** Tasks, problems that are only set, mistakes that are told and set right, and plain sayings, written for this test: nothing in them is wrong. */
export const GIVEN_TEXTS: readonly string[] = [
  'Find an equation of the line parallel to y = 2x + 1 that passes through the point (3, 1).',
  'Find the area of a triangle whose base is 9 inches and whose height is 4 inches.',
  'Determine whether 4,215 is divisible by 2, by 3 and by 5.',
  'A garden has an area of 60 square feet. Its length is two feet more than its width. What are its length and width?',
  'We know a1 = 7 and r = 2, so we can use the formula.',
  'Dana factored x² − 10x + 16 as (x − 4)². Was she right or wrong?',
  'When x = 2, then y = 5 and the point lies on the graph.',
  'Ruth left home at 6:00 a.m. and started rowing at 7:30 a.m. So she walked for 1.5 hours. Then she rowed from 7:30 a.m. until 9:45 a.m.',
  'The number 41,306,250 is written forty-one million, three hundred six thousand, two hundred fifty.',
  'Two consecutive odd integers whose product is 35 are 5 and 7, and −7 and −5.',
  'The denominator 18 has two factors of 3 but only one of 2.',
  'The first term of the sequence is 3, and its thirty-second term is 127.',
  'To the nearest hundred it’s 4,700.',
  'Dana’s notebook showed 604 − 178 = 574. In each place she had taken the smaller digit from the larger. From 178 it is 22 up to 200, and 404 more up to 604. The difference is 426.',
  'Malik turned in 1/4 + 1/3 = 2/7. I asked whether two sevenths is more than a third. He saw that it is less. In twelfths the sum is 7/12.',
];
