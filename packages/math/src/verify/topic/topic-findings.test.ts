import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';

const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');
const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;

/** Statements about something that an earlier sentence named: `[true|false]`. One text for each kind of topic. */
const PARAGRAPHS = [
  'The graph of y = 2x + 5 is a line. It crosses the y-axis at (0, [5|2]).',
  'The line y = 3x − 4 is steep. The point (2, [2|4]) is on it.',
  'Look at the equation |x − 4| = 6. One solution is x = 10. The other one is x = [−2|−10].',
  'We factor x² − 7x + 10 as (x − 2)(x − 5). The equation x² − 7x + 10 = 0 has the solutions [2 and 5|−2 and −5].',
  'To subtract 72 − 35 we regroup one ten. The answer is [37|43].',
  'Round 4,682 to the nearest hundred and you get 4,700. To the nearest thousand, it is [5,000|4,000].',
  'In the number 7,418 the 4 tells the hundreds. The 1 is worth [10|100].',
  'Write the number in digits: six thousand thirty ([6,030|6,300]).',
  'An angle of 130 degrees is [obtuse|acute].',
  'A hexagon has [six|five] corners.',
  'A heptagon is cut into triangles. Its angles add up to [900°|720°].',
  'Each side is three times as long as before. The area is [nine times|three times] the old one.',
  'Lu got 18 of 24 questions right. That is [3/4|2/3] of them.',
  'Flip a coin twice. The probability of exactly one head is [1/2|1/3].',
  'Simplify 3(x + 4) + 2. We distribute and get [3x + 12 + 2|3x + 4 + 2].',
  'Seven cousins share 45 grapes. Each one gets 6, and [3|4] grapes stay in the bowl.',
  'It was −4 °C at breakfast and 9 °C at noon. The temperature went up [13|5] degrees.',
  'The meal was $60. A 15% tip is [$9|$8.40].',
  'The prime factorization of 84 is 2 × 2 × [3 × 7|21].',
  'The square root of 70 is between [8 and 9|7 and 8].',
];

/** Conclusions from amounts in the text: `[true|false]`. */
const STORIES = [
  'Each shelf holds 14 books. Five shelves hold [70|65] books.',
  'An electrician charges $60 for coming and $45 for each hour. Three hours cost [$195|$315].',
  'We had 3 1/2 liters of soup. Each bowl takes 1/4 liter. So we could fill [14|12] bowls.',
  'There were 17 ducks on the pond and 8 more came. Now there are [25|26] ducks.',
  'Ms. Hill had a $50 bill. She bought four posters at $6.25 each and has [$25|$28] left.',
  'The train leaves at 9:10 and the way to the station takes 25 minutes. We must leave home at [8:45|8:35].',
  'For the dough we use 2 cups of flour for every 3 eggs. With 9 eggs we need [6|8] cups.',
];

/** True texts that an earlier version called wrong. */
const QUIET = [
  'Rosa can run 10 miles per hour for 3 hours. After that, she runs 5 miles per hour.',
  '2 trains * 80 miles/train = 160 miles. Then ? − 6 = 4.',
  'Lee says 1/2 + 1/4 = 2/6. What went wrong?',
  'Ana says that 1/8 is bigger than 1/6. Ana is mistaken.',
  'A side of 3 cm gives 9 cm² and a side of 6 cm gives 36 cm².',
  'In 4,072 the 4 stands for four thousands.',
  '72 minutes is 1 hour and 12 minutes.',
  'x − 5 = 6 or x − 5 = −6. x = 11 or x = −1.',
  '5y − 4 = 5y − 10 becomes −4 = −10. This can never be true, so there is no solution.',
  'The 9 stands in the ten thousands, so it means 9 ten thousands.',
  'She did 18 of the 24 problems, so a quarter of them are still missing.',
];

describe('statements about a thing in a later sentence', () => {
  const cases = [...PARAGRAPHS, ...STORIES].map((text) => ({
    right: text.replace(CHOICE, '$1'),
    wrong: text.replace(CHOICE, '$2'),
    at: text.search(CHOICE),
  }));
  it.each(cases)('calls nothing wrong in $right', ({ right }) => expect(wrongIn(right)).toEqual([]));
  it.each(cases)('finds what is wrong in $wrong', ({ wrong, at }) =>
    expect(wrongIn(wrong).some(({ end }) => end > at)).toBe(true),
  );
  it.each(QUIET)('finds nothing wrong in %j', (text) => expect(wrongIn(text)).toEqual([]));
});
