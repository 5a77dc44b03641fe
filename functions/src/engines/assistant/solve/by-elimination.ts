import type { Answered } from '@lemma/math';
import { intercepts, lineIn, made, over, vertex } from './known-curves.ts';

const term = (n: number, letter: string): string => `${n === 1 ? '' : n === -1 ? '-' : n}${letter}`;
const side = (a: number, b: number): string =>
  a === 0 ? term(b, 'y') : b === 0 ? term(a, 'x') : `${term(a, 'x')} ${b < 0 ? '-' : '+'} ${term(Math.abs(b), 'y')}`;
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A system of two lines by elimination: multiplied until a letter has the same number in both, then added or subtracted. */
export function byElimination(text: string): Answered | undefined {
  const lines = text
    .split(/\band\b|[,;\n]|(?<=\d)\.\s/)
    .filter((each) => each.includes('='))
    .flatMap((each) => lineIn(each.replace(/^.*?:/s, '')) ?? lineIn(each) ?? []);
  if (lines.length !== 6) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = lines;
  const whole = a * e - b * d;
  if (!lines.every(Number.isInteger) || whole === 0 || a * b * d * e === 0) return undefined;
  const [x, y] = [over(c * e - b * f, whole), over(a * f - c * d, whole)];
  // The letter that needs the smaller factors goes.
  const isY = Math.abs(b * e) / gcd(b, e) ** 2 <= Math.abs(a * d) / gcd(a, d) ** 2;
  const [p, q] = isY ? [b, e] : [a, d];
  const [first, second] = [Math.abs(q) / gcd(p, q), Math.abs(p) / gcd(p, q)];
  const one = [a * first, b * first, c * first] as const;
  const other = [d * second, e * second, f * second] as const;
  const isAdded = (isY ? one[1] + other[1] : one[0] + other[0]) === 0;
  const rest = one.map((each, at) => each + (isAdded ? 1 : -1) * (other[at] ?? 0));
  const [left = 0, right = 0, sum = 0] = rest;
  const [kept, gone, value] = isY ? ['x', 'y', x] : ['y', 'x', y];
  const times = (factor: number, name: string, now: readonly number[]): string =>
    factor === 1
      ? ''
      : `Multiply the ${name} equation by ${factor}: \`${side(now[0] ?? 0, now[1] ?? 0)} = ${now[2]}\`.`;
  const steps = [times(first, 'first', one), times(second, 'second', other)].filter((each) => each !== '');
  return made(
    `\`x = ${x}, y = ${y}\``,
    ...(steps.length > 0
      ? steps
      : [`The ${gone}-terms already match: ${isAdded ? 'they are opposites' : 'they are the same'}.`]),
    `${isAdded ? 'Add the two equations' : 'Subtract the second equation from the first'}, which takes ${gone} away (elimination): \`${side(left, right)} = ${sum}\`, so \`${kept} = ${value}\`.`,
    `Put \`${kept} = ${value}\` into the first equation, \`${side(a, b)} = ${c}\`: it gives \`${gone} = ${isY ? y : x}\`.`,
    `Check in the second: \`${d} × (${x}) + (${e}) × (${y}) = ${f}\`.`,
  );
}

/** The vertex of a parabola and where it crosses the x-axis, where both are asked for. */
export function vertexAndZeros(text: string): Answered | undefined {
  const [top, zeros] = [vertex(text), intercepts(text.replace(/\bvertex\b/g, ' '))];
  return top && zeros && made(`${top.answer}; it crosses the x-axis at ${zeros.answer}`, ...top.lines, ...zeros.lines);
}
