/** `[true|false]`: what the text names, and what follows from it. */
export const NAMED_TEXTS: readonly string[] = [
  'To divide 5/6 by 2/3 we multiply by the reciprocal, 3/2. That gives [5/4|10/18].',
  'When 3⁶ is divided by 3², the result is [3⁴|3⁸].',
  'Taking away 4 from 61 leaves [57|56].',
  'To find 34 × 26, break 26 into 20 and 6. First, 34 × 20 = 680. Next, 34 × 6 = 204. Adding the two partial products, we get [884|874].',
  'Subtraction has an order: 9 − 4 and [10 − 5|4 − 9] have the same value.',
  'One plank is 7/8 inch thick and the other 13/16 inch. We changed 7/8 to 14/16. So the [7/8|13/16]-inch plank is the larger one.',
  'The pattern 4, 8, 12, 16, 20 goes on. The ninth number is [36|40].',
  'A map uses a scale of 1 inch to 15 miles. Two lakes that are 2.5 inches apart on the map are [37.5|45] miles apart.',
  'Two numbers add up to 40, and one is 8 more than the other. The numbers are [16 and 24|14 and 26].',
  'A club of 30 children has 18 girls. The ratio of girls to boys is [3 to 2|18 to 30].',
  'The sides of a rectangular yard are 14 m and 6 m. Its perimeter is [40 m|20 m].',
  'Each side of a regular hexagon measures 7 cm. The perimeter is [42 cm|35 cm].',
  'Last year a lamp cost $40, and now it costs $50. The price has increased by [25%|20%].',
  'The factors of 20 are 1, 2, 4, 5, 10 and 20, and the factors of 30 include 1, 2, 3, 5, 6, 10 and 15. The greatest common factor is [10|5].',
  'The number 57 is odd. It is [composite|prime].',
  'The square root of 70 lies between 8 and 9. It is closer to [8|9].',
  'The line y = −3x + 2 falls. When x grows by 1, y [falls|grows] by 3.',
  'A round table has a radius of 3 feet. It has an area of about [28|56] square feet.',
  'His scores are 70, 80 and 90. To average 85 he needs a [100|90] on the next test.',
];

/** True texts with numbers that are new, although nothing before gives them. */
export const GIVEN_TEXTS: readonly string[] = [
  'Omar had $90. He bought a cap for $22 and a pair of gloves. Then he had $51 left. So the gloves cost $17.',
  'A trip costs $300 for two people. Mona has collected $120 in gifts in total. So $180 is missing.',
  'Five liters of paint cost $60. Three brushes cost $14.',
  'We round 5.638 to the nearest hundredth. The digit in the thousandths place is 8, so we round up. The result is 5.64.',
  'Four tenths is the same as 40 hundredths.',
  'Lea buys 3 pens at $1.50 each and a pad for $2.25. Altogether she pays $6.75. She gets change from a $10 bill.',
];
