import { describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';

const wrongIn = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');
const CHOICE = /\[([^|\]]*)\|([^\]]*)\]/;

/** Sums that go on, and numbers whose writing says how they are meant: `[true|false]`. */
const TEXTS = [
  // Endless decimals
  'Let x = 0.777..., so that 10x = 7.777... Subtract: 9x = [7|6]. So x = 7/9.',
  'Let n be a number, n = 0.4545…, so 100n = 45.4545…. Subtract: 99n = 45. So n = [5/11|5/12].',
  'Let y = 0.8333..., so 10y = 8.333... and 100y = 83.333... Then 90y = [75|80].',
  '2/3 is 0.666..., and 1/3 is [0.333|0.444]...',
  '1/7 = [0.142857142857|0.147147]...',
  // More than the total so far
  'We know 8 × 6 = 48, and one more 6 makes [54|56].',
  '4 × 7 is 28, and another 7 makes [35|36].',
  'Since 5 × 9 = 45, and two more nines make [63|65], it was easy.',
  'Three quarters are 75¢, the nickel makes it [80¢|85¢].',
  'Four dimes are 40 cents. A quarter makes it 65 cents, and two nickels make it [75 cents|70 cents].',
  // Lists that are one sum
  'Two hundreds, four tens and six ones make [246|264].',
  'The number with 6 thousands, 2 hundreds, and 9 ones is fun. 6 thousands, 2 hundreds, and 9 ones make [6,209|629].',
  '2 ones, 3 tenths and 5 hundredths make [2.35|2.53].',
  // Percents of prices, spaced digits, degrees
  'A $80 coat with a 20% discount is [$64|$16].',
  'A $40 meal with a 20 % tip is [$48|$8].',
  '2 m² = [20 000|2 000] cm².',
  '12 345 + 1 000 = [13 345|22 345].',
  'The remaining angle is 180° − 90° − 35° = [55°|65°].',
  'The tent is $200. With the 15% discount it is [$170|$30].',
  '30 °C is [86|90] °F.',
  '0 °C = [32|30] °F.',
];

/** Nothing in these can be called wrong. */
const UNDECIDED = [
  '√5 = 2.236067977... and e = 2.718281828... go on without a period.',
  'The row 0.1, 0.2, 0.3... goes on.',
  'We counted 12 ducks, and the 3 on the bank make it 15.',
  '4 × 5 = 20, and 2 more makes 30.',
  'Four bags of 5 is 20 apples, and 2 more bags make 30.',
  'Her budget was $90,000. The boat has a price of $80,000. The dealer’s fee is 5% of the price.',
  'Count with us: 100 200 300 400.',
];

/** A mistake that somebody told, in quotes: with the words behind it that call it one, and with others. */
const TOLD = [
  ['A girl told me that “a quarter to six is 6:15.” We all nodded, but it is a mistake.', 0],
  ['A boy told us that "1/2 + 1/3 is 2/5." Many of us nodded. That is wrong.', 0],
  ['A boy told us that "1/2 + 1/3 is 2/5." There is nothing wrong with that.', 1],
] as const;

describe('totals so far, and numbers as they are written', () => {
  it.each(TEXTS)('%s', (text) => {
    expect(CHOICE.test(text)).toBe(true);
    expect(wrongIn(text.replace(CHOICE, '$1'))).toEqual([]);
    const wrong = text.replace(CHOICE, '$2');
    expect(wrongIn(wrong), wrong).toHaveLength(1);
  });
  it.each(UNDECIDED)('leaves undecided: %s', (text) => expect(wrongIn(text)).toEqual([]));
  it.each(TOLD)('%s', (text, count) => expect(wrongIn(text)).toHaveLength(count));
});
