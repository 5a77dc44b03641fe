/** `[true|false]`: what words for a number, a comparison or a total say. */
export const PHRASE_TEXTS: readonly string[] = [
  'She had 63 and 8 more is [71|72].',
  'Three fifths of the 40 cars in the lot, that is [24|30] cars.',
  'Eight dozen make [96|86].',
  'If you take 17 away from 45, you get [28|38].',
  'You can share 42 grapes among 6 children and each child gets [7|8].',
  '9 bags of 7 makes [63|56].',
  'A crate weighs 14 pounds 4 ounces. The suitcase weighs 14 pounds 9 ounces. So the crate is [lighter|heavier] than the suitcase.',
  'A jug has a volume of 70 cubic inches. A tin has a volume of 58 cubic inches. The tin holds [less|more] than the jug.',
  'The sprout was 8 inches tall on Tuesday and 15 inches tall on Sunday. On Sunday the sprout was [taller|shorter] than a foot.',
  'A jar has 9 green and 4 yellow beads. If you take one without looking, yellow is [less|more] likely than green.',
  'Two angles of a triangle measure 52° and 71°. Together that is 123°, so the third angle measures 57°. The largest angle is the one with [71|57]°.',
  'I did the tens first: 40 and 20 is 60. Then 7 and 6 is 13. Put together, that’s [73|83].',
  '5 squared is 25 and 2 squared is 4. Together that makes [29|47].',
  'Kim swam 30 laps on Monday and twice that on Friday. Over both days she had [90|60] laps.',
];

/** Nothing in them is wrong. */
export const PLAIN_TEXTS: readonly string[] = [
  '9 full bags of 6, and 4 left over.',
  'I told her she had an hour and 20 minutes to wait. It was 3:30, and lunch was at 4:50.',
  'It was 4 degrees at noon. By midnight it fell 9 degrees, to 5 below zero.',
  'The perimeter of a patio is 26 feet. It is 8 feet long, so it is 5 feet wide.',
  'On Monday it was −6°F and on Tuesday it was 8 degrees warmer, so Tuesday’s temperature was 2°F.',
  'The area of a triangle is half of base times height. With a base of 8 and a height of 5, that is 20.',
  'I had 8 quarters, which is $2, and 12 dimes, which is $1.20.',
  '4 tens and 15 ones is the same as 5 tens and 5 ones.',
  'Pat planted 4 rows with 9 seeds in each. So far 20 have sprouted, and 16 have not.',
  'The second mark after 0 is 2/5.',
  'One square foot is the area of a square whose side is 12 inches, so 1 ft² = 144 in².',
  'We solve x² + 4x − 5 = 0. Adding 9 to both sides gives (x + 2)² = 9, so x + 2 = 3 or x + 2 = −3. The solutions are x = 1 and x = −5.',
  'Rounded to the nearest tenth, √30 is 5.5.',
  'The complement of a 25° angle is 65° and the supplement of a 25° angle is 155°. The supplement is 90° larger than the complement.',
];
