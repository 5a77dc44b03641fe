/** A problem as far as the note of what is missing has to look at it. */
export type Asked = { readonly prompt: string; readonly math?: string | undefined; readonly key: string };

type Sign = (asked: Asked) => boolean;

const says =
  (pattern: RegExp): Sign =>
  ({ prompt }) =>
    pattern.test(prompt);
const reads =
  (pattern: RegExp): Sign =>
  ({ math = '' }) =>
    pattern.test(math);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The coefficients of the terms of `-16t^2 + 32t + 48`, or of a side of an equation; none for a product or a power of a sum. */
function coefficientsOf(math: string): number[] {
  const [left = '', right = '0'] = math.replace(/^.*\(\w\) = /, '').split(' = ');
  if (/[()]/.test(math.replace(/^.*\(\w\) = /, ''))) return [];
  return [left, right].flatMap((side) =>
    side
      .replace(/\s/g, '')
      .split(/(?=[+-])/)
      .filter((term) => term !== '0')
      .map((term) => Math.abs(Number(/\d+(?!\^)/.exec(term.replace(/\^\d+/, ''))?.[0] ?? '1'))),
  );
}

/** Whether every term has a number or the letter in common with the others: `x^2 = 7x`, `-16t^2 + 32t + 48`. */
export function hasCommonFactor({ math = '' }: Asked): boolean {
  if (!math.includes('^2')) return false;
  const numbers = coefficientsOf(math);
  if (numbers.length < 2) return false;
  if (numbers.reduce(gcd, 0) > 1) return true;
  const sides = math.replace(/^.*\(\w\) = /, '').replace(/\s/g, '');
  const terms = sides.split(/(?=[+-])|=/).filter((term) => term !== '' && term !== '0');
  return terms.every((term) => /[a-z]/.test(term));
}

/** What a student is told to draw; “the dot plot shows” tells nobody to. */
const draws = says(/(?:^|[.!?:] )(?:Draw|Plot|Sketch)\b/);
const explains = says(/(?:^|[.!?:] )(?:Explain|Prove|Why)\b/);
const never: Sign = () => false;

/**
 * How a problem shows what `case-lines.ts` says is missing for a standard: the note stands in a plan only where none of
 * its problems does. Work with real things or tools is on no sheet.
 */
const signs: readonly (readonly [phrase: string, sign: Sign])[] = [
  ['count out a given number of things', says(/count out/i)],
  ['put the groups in order by their counts', says(/in order/i)],
  ['both parts not known', says(/could (?:be|have been)|different ways/i)],
  ['how many fewer', says(/how many fewer/i)],
  ['judge whether an equation is true', says(/\b(?:true|false)\b/i)],
  ['read and write numerals to 120', says(/write the number|in digits/i)],
  ['compare two things by means of a third', says(/\bstring\b/i)],
  ['shapes in space', says(/\b(?:cube|cone|cylinder|prism|sphere)s?\b/i)],
  ['write an even number as a sum of two equal numbers', ({ prompt, key }) => /equal/i.test(prompt) && /\+/.test(key)],
  ['count by fives and by hundreds', says(/by (?:fives|hundreds)/i)],
  ['sums of lengths', says(/together|in all|altogether/i)],
  ['sums and differences as lengths on a number line', says(/number line/i)],
  ['measure the lengths and draw the plot', draws],
  ['draw a graph', draws],
  ['draw a shape with given angles or faces', draws],
  ['split a rectangle by drawing', draws],
  ['turn the factors round', reads(/(\d+) × (\d+) = \2 × \1|\? × \d+/)],
  ['regroup three factors', reads(/×.*×/)],
  ['write an equation with a letter', says(/write an equation/i)],
  ['an equation with a letter', says(/equation/i)],
  ['patterns in the tables of sums and products', says(/table/i)],
  ['draw a given fraction, part by part', draws],
  ['measure and estimate with real things', never],
  ['draw a graph with a scale', draws],
  ['rectangles of one perimeter and different areas', says(/same perimeter/i)],
  ['draw a quadrilateral of none of these kinds', draws],
  ['tell "times as many" from "more than"', says(/times as many.*more than|more than.*times as many/i)],
  ['several steps in one story', never],
  ['decide whether a number is a multiple of another', says(/multiple/i)],
  ['split a fraction into sums in different ways', ({ key }) => /\/\d+ \+/.test(key)],
  ['split one fraction into a sum in two ways', ({ key }) => /\/\d+ \+/.test(key)],
  ['draw the plot', draws],
  ['sketch an angle of a given size', draws],
  ['draw points, lines, rays and angles', draws],
  ['draw the lines', draws],
  ['two patterns beside each other, and their pairs as points', says(/two patterns/i)],
  ['three digits by two digits', reads(/\d{3} × \d{2}(?!\d)|\d{2} × \d{3}(?!\d)/)],
  ['problems of several steps', never],
  ['plot the pairs', draws],
  ['write a sum of two numbers with the common factor taken out', ({ key }) => /\d \(?\(\d+ \+/.test(key)],
  ['write the equation for a story', says(/write an equation/i)],
  ['fractions as coefficients', reads(/\d\/\d+\)? ?[a-z]|[a-z]\/\d/)],
  ['draw the net', draws],
  ['draw a dot plot, a histogram and a box plot', draws],
  ['read a box plot', says(/box plot/i)],
  ['commissions and fees', says(/commission|\bfee\b/i)],
  ['markups', says(/marks? .* up|markup/i)],
  ['fractions and decimals in the stories', says(/\d\.\d|\d\/\d/)],
  ['stories that lead to an inequality', says(/at (?:least|most).*\./i)],
  ['draw the figure', draws],
  ['write an equation for the angle', says(/equation/i)],
  ['areas, surfaces and volumes of figures put together from parts', says(/put together|two (?:boxes|rectangles)/i)],
  ['turn a repeating decimal into a fraction', ({ prompt, key }) => /repeat/i.test(prompt) && /\//.test(key)],
  ['to tenths, and on a number line', says(/tenth|number line/i)],
  ['both solutions of an equation with a square', ({ math = '', key }) => /\^2.*=/.test(math) && /[,±]/.test(key)],
  ['sums, and units that fit', reads(/10\^-?\d+.*\+/)],
  ['fractions as coefficients on both sides', reads(/\/\d+\)?\s*[a-z].*=.*\/\d+\)?\s*[a-z]/)],
  ['sketch a graph from a story', draws],
  ['give the sequence of moves', says(/sequence|which moves/i)],
  ['dilations', says(/dilat|scale factor/i)],
  ['explain a proof', explains],
  ['draw the line by eye', draws],
  ['explain why a sum or product is rational or not', explains],
  ['a common factor to take out first', hasCommonFactor],
  ['one zero that counts twice', ({ key }) => /^\{[^,{}]+\}$/.test(key)],
  ['the highest or lowest value of a function', says(/highest|lowest|greatest|least value/i)],
  ['letters as coefficients', reads(/\b[abc][xyz]\b/)],
  ['derive the formula', says(/derive/i)],
  ['sketch a graph from a description', draws],
  ['draw the graph', draws],
  ['logarithms and trigonometric functions', reads(/\b(?:log|sin|cos|tan)\b/)],
  ['perimeters and areas of polygons', says(/perimeter|area/i)],
  ['draw the plots', draws],
  ['choose between mean and median', says(/mean or (?:the )?median|which measure/i)],
  ['a margin of error', says(/margin of error/i)],
  ['inequalities', reads(/[<>≤≥]/)],
];

export const missingSigns: ReadonlyMap<string, Sign> = new Map(signs);

/** What a standard asks for and these problems do not have, of what its line names. */
export const missingFrom = (missing: string, problems: readonly Asked[]): string =>
  missing
    .split('; ')
    .filter((phrase) => phrase !== '' && !problems.some((asked) => missingSigns.get(phrase)?.(asked) === true))
    .join('; ');
