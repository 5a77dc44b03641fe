/** Where an idea comes from, as a student says it who is asked once more why. By the skill's code, special ones first. */
const ORIGINS: readonly (readonly [RegExp, string])[] = [
  [
    /^decimals\.(?:compare|order|place)/,
    'I look at the digits after the point like at a whole number, and there a longer number is always bigger',
  ],
  [/^decimals\.(?:add|subtract)/, 'with whole numbers you always begin at the right end, so I do it here too'],
  [/^decimals\./, 'I do it as with whole numbers and take care of the point afterwards'],
  [
    /^fractions\.(?:compare|order|line)/,
    'I look at the numbers in the fractions, and with numbers I know which one is bigger',
  ],
  [
    /^fractions\.(?:add|subtract)/,
    'a fraction is two numbers for me, one on top and one below, so I do the tops by themselves and the bottoms by themselves',
  ],
  [/^fractions\./, 'I work with the numbers that I see on top and below, as with whole numbers'],
  [
    /^integers\.compare|^rational.*compare/,
    'I look at how big the number is, and the minus is only a sign in front of it',
  ],
  [/^integers\./, 'I look at the numbers first, and then at the minus signs and what they tell me to do'],
  [
    /^whole-numbers\.(?:add|subtract).*(?:digit)/,
    'each column is a little problem of its own, so I do them one by one',
  ],
  [/^whole-numbers\.multipl/, 'I do what I know from adding, one number after the other'],
  [
    /^whole-numbers\.(?:exponents|powers)/,
    'the little number is a number too, so it has to do something with the big one',
  ],
  [/^whole-numbers\.order-of/, 'I read it from left to right, like a sentence, and do what comes'],
  [/^whole-numbers\.balance/, 'the equal sign is where you write what comes out'],
  [/^whole-numbers\.(?:place|value|round|compare|write|read)/, 'I look at the digits one by one, each by itself'],
  [/^whole-numbers\./, 'that is how I always do it, and it mostly came out right'],
  [/^equations\./, 'the sign tells me what to do, and then I do that to get the letter alone'],
  [/^(?:expressions|algebra)\.(?:exponent|power)/, 'what happens to the numbers happens to the small numbers too'],
  [/^(?:expressions|algebra)\./, 'I take it piece by piece, and each piece gets its turn'],
  [/^functions\./, 'I take the numbers in the order in which they stand there'],
  [/^geometry\./, 'I take the lengths that stand there and do with them what I know from other shapes'],
  [/^measurement\./, 'I look at the numbers that are there and work with those'],
  [/^percent\./, 'the percent is a number like the others, so I work with it'],
  [/^ratios\./, 'I look at how much comes on top, and do the same on the other side'],
  [/^statistics\./, 'I look at the numbers that are there and do the same with all of them'],
];

/** What lies behind an idea of a skill. */
export const originOf = (skill: string): string =>
  ORIGINS.find(([code]) => code.test(skill))?.[1] ?? 'that is how I always do it, and it mostly came out right';
