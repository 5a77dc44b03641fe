/** Larger than every number of a problem. */
export const MOST = 1e9;
/** Smaller than the distance of two numbers of problems. */
export const LEAST = 1e-6;

const SPELLED: Readonly<Record<string, number>> = {
  ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100, 'a hundred': 100, 'one hundred': 100 },
  ...{ thousand: 1000, 'a thousand': 1000 },
  ...{ halves: 2, half: 2, thirds: 3, fourths: 4, quarters: 4, fifths: 5, sixths: 6, eighths: 8, tenths: 10 },
  ...{ twelfths: 12, hundredths: 100 },
};
export const DIGITS = String.raw`\$?√?[-−]?\d+(?:,\d{3})*(?!,\d{3}(?!\d))(?:\.\d+)?(?:ths?)?`;
export const WORDS = Object.keys(SPELLED).toSorted((one, other) => other.length - one.length);
export const N = String.raw`(?:${DIGITS}|${WORDS.join('|')})(?!\w)(?![\w.]*\d)(?! ?(?:-|–)? ?(?:digits?|steps?|problems?|questions?|items?|min\w*|kids|students|words?|days?|pages?|grades?|points?|sides?|ways?|variables?|versions?))`;
export const numberOf = (written: string): number =>
  SPELLED[written] ?? Number(written.replace('−', '-').replace(/[$√,]|ths?$/g, ''));

export const OVER =
  '(?:over|above|past|more than|bigger than|larger than|greater than|higher than|longer than|exceeding|exceeds?|beyond|>)';
export const UNDER = '(?:under|below|less than|smaller than|lower than|shorter than|fewer than|<)';
/** Comparisons with one number, each with the range that it leaves. What denies them stands before. */
const COMPARISONS: readonly (readonly [string, (number: number) => readonly [number, number]])[] = [
  [`(?:no|not|never|nothing|none|isn't|aren't|don't go|doesn't go|mustn't be) (?:go )?${OVER}`, (n) => [-MOST, n]],
  [`(?:no|not|never|nothing|none) (?:go )?${UNDER}`, (n) => [n, MOST]],
  ['(?:up to|at most|within|through|maximum(?: of)?|max(?: of)?|≤|<=|topping out at|no more than)', (n) => [-MOST, n]],
  ['(?:at least|≥|>=|from|starting (?:at|from)|minimum(?: of)?)', (n) => [n, MOST]],
  [UNDER, (n) => [-MOST, n - LEAST]],
  [OVER, (n) => [n + LEAST, MOST]],
];
export const COMPARE = COMPARISONS.map(([said]) => `(?:${said})`).join('|');
export const rangeOf = (said: string, number: number): readonly [number, number] =>
  COMPARISONS.find(([each]) => new RegExp(`^(?:${each})$`).test(said))?.[1](number) ?? [-MOST, MOST];

export const IS =
  '(?: (?:are|is|be|to be|being|should|must|has|have|all|that|which|stay|stays|kept|keep|each|every|only|always|of|with|go|goes|come|comes|out|land|lands))*';
export const SIZED = String.raw`(\d|one|two|three|four|five|six)[- ]?(?:dig(?:it)?s?)`;
