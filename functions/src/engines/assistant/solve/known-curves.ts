import { type Answered, gcd } from '@lemma/math';
import { lowest } from '@lemma/plans/fraction';

/** A quotient of whole numbers in lowest terms. */
export function over(top: number, bottom: number): string {
  const sign = top * bottom < 0 ? '-' : '';
  const [a, b] = lowest(Math.abs(top), Math.abs(bottom));
  return b === 1 ? `${sign}${a}` : `${sign}${a}/${b}`;
}

/** A task worked out: its answer, and what leads to it. */
export const made = (answer: string, ...lines: readonly string[]): Answered => ({ answer, lines });

/** A number as it stands behind another one, with its sign before it: "+ 3", "- 1/2". */
export const signed = (value: string | number): string =>
  `${value}`.startsWith('-') ? `- ${`${value}`.slice(1)}` : `+ ${value}`;

/** The coefficients of a quadratic as it is typed: 6x^2 + 11x - 10. */
export function quadraticIn(text: string): readonly [number, number, number, string] | undefined {
  const plain = text.replace(/²/g, '^2').replace(/[−–]/g, '-');
  const [all, a, letter = 'x', sign, b, last, c] =
    /(?<![\w^])(-?\d*)([a-z])\^2(?:\s*([-+])\s*(\d*)\2(?![\w^]))?(?:\s*([-+])\s*(\d+)(?![\w.]))?/.exec(plain) ?? [];
  if (all === undefined) return undefined;
  const count = (written: string | undefined): number =>
    written === '' || written === '-' ? Number(`${written}1`) : Number(written);
  const middle = sign === undefined ? 0 : Number(`${sign}1`) * count(b ?? '');
  const end = last === undefined ? 0 : Number(`${last}1`) * Number(c);
  return [count(a ?? ''), middle, end, letter];
}

export function vertex(text: string): Answered | undefined {
  const found = quadraticIn(text);
  if (found === undefined) return undefined;
  const [a, b, c, x] = found;
  const at = over(-b, 2 * a);
  const low = over(4 * a * c - b * b, 4 * a);
  return made(
    `the vertex is \`(${at}, ${low})\``,
    `The vertex lies at \`${x} = -b/(2a)\`: \`-(${b})/(2 × ${a}) = ${at}\`.`,
    `There the value is \`${a} × (${at})^2 + (${b}) × (${at}) + (${c}) = ${low}\`.`,
  );
}

/** A quadratic as a square and a number: "x^2 + 6x - 7 in vertex form". */
export function vertexForm(text: string): Answered | undefined {
  const found = quadraticIn(text);
  if (found === undefined) return undefined;
  const [a, b, c, x] = found;
  const half = over(b, 2 * a);
  const rest = over(4 * a * c - b * b, 4 * a);
  const square = half === '0' ? `${x}^2` : `(${x} ${signed(half)})^2`;
  const front = a === 1 ? '' : a === -1 ? '-' : `${a}`;
  const form = `${front}${square}${rest === '0' ? '' : ` ${signed(rest)}`}`;
  const inner = over(b, a);
  return made(
    `\`${form}\``,
    ...(a === 1 ? [] : [`Take ${a} out of the terms with ${x}: the middle number inside is ${inner}.`]),
    `Half of ${inner} is ${half}; its square completes the square.`,
    `What is left over: \`${c} - (${a}) × (${half})^2 = ${rest}\`.`,
    `So the vertex is at \`(${over(-b, 2 * a)}, ${rest})\`.`,
  );
}

export function discriminant(text: string): Answered | undefined {
  const found = quadraticIn(text);
  if (found === undefined) return undefined;
  const [a, b, c] = found;
  const d = b * b - 4 * a * c;
  const says = d > 0 ? 'two real solutions' : d === 0 ? 'one real solution' : 'no real solution';
  return made(`\`${d}\`, so there ${d === 0 ? 'is' : 'are'} ${says}`, `\`(${b})^2 - 4 × ${a} × (${c}) = ${d}\``);
}

type Line = readonly [number, number, number];

/** The most decimals of a number in a line. */
const MOST_DECIMALS = 6;

/** The same line with whole numbers: those below work in quotients, and write the line down and read it again. */
function inWhole(line: Line): Line {
  const [x, y, end] = line;
  const scaled = (decimals: number): Line => {
    const whole = (each: number) => Number((each * 10 ** decimals).toFixed(MOST_DECIMALS));
    return [whole(x), whole(y), whole(end)];
  };
  if (line.every(Number.isInteger)) return line;
  const decimals = Array.from({ length: MOST_DECIMALS }, (_, at) => at + 1).find((at) =>
    scaled(at).every(Number.isInteger),
  );
  if (decimals === undefined) return line;
  const [a, b, c] = scaled(decimals);
  const common = gcd(gcd(a, b), c);
  return [a / common, b / common, c / common];
}

/** The two ends of a line: whole a, b and c of ax + by = c, from standard, slope-intercept or point-slope form. */
export function lineIn(text: string): Line | undefined {
  const plain = text.replace(/[−–]/g, '-').replace(/\s+/g, '');
  const numberIn = (written: string): number => (/^[-+]?$/.test(written) ? Number(`${written}1`) : Number(written));
  const point = /y([-+]\d+(?:\.\d+)?)=(-?\d*(?:\.\d+)?)\(x([-+]\d+(?:\.\d+)?)\)/.exec(plain);
  if (point) {
    const [y, m, x] = [Number(point[1]), numberIn(point[2] ?? ''), Number(point[3])];
    return inWhole([-m, 1, m * x - y]);
  }
  const slope = /y=(-?\d*(?:\.\d+)?)x([-+]\d+(?:\.\d+)?)?(?![\w^/])/.exec(plain);
  if (slope) return inWhole([-numberIn(slope[1] ?? ''), 1, Number(slope[2] ?? 0)]);
  const both = /(-?\d*)x([-+]\d*)y=(-?\d+)/.exec(plain);
  return both ? [numberIn(both[1] ?? ''), numberIn(both[2] ?? ''), Number(both[3])] : undefined;
}

export function forms(text: string): Answered | undefined {
  const line = lineIn(text);
  if (line === undefined) return undefined;
  const [a, b, c] = line;
  const isWhole = line.every(Number.isInteger);
  if (b === 0 || !isWhole) return undefined;
  const common = gcd(gcd(a, b), c) * (a < 0 ? -1 : 1);
  const [p, q, r] = [a / common, b / common, c / common];
  const term = (n: number, letter: string): string => `${n === 1 ? '' : n === -1 ? '-' : n}${letter}`;
  const standard = `${term(p, 'x')} ${q < 0 ? '-' : '+'} ${term(Math.abs(q), 'y')} = ${r}`;
  const m = over(-a, b);
  const end = over(c, b);
  const slope =
    m === '0'
      ? `y = ${end}`
      : `y = ${m === '1' ? '' : m === '-1' ? '-' : m.includes('/') ? `(${m})` : m}x${end === '0' ? '' : ` ${signed(end)}`}`;
  const wants = [
    /slope[- ]intercept|y ?= ?mx/.test(text) && `slope-intercept form \`${slope}\``,
    /standard form/.test(text) && `standard form \`${standard}\``,
  ].filter((each): each is string => each !== false);
  return wants.length === 0
    ? undefined
    : made(
        wants.join(', '),
        ...(/slope[- ]intercept|y ?= ?mx/.test(text) ? [`Solved for y: \`${slope}\`.`] : []),
        ...(/standard form/.test(text) ? [`With both letters on one side: \`${standard}\`.`] : []),
      );
}

export function intercepts(text: string): Answered | undefined {
  const line = lineIn(text);
  if (line === undefined) return undefined;
  const [a, b, c] = line;
  const [x, y] = [a === 0 ? undefined : over(c, a), b === 0 ? undefined : over(c, b)];
  const isBoth = /x\W*(?:and|&)\W*y|intercepts/.test(text);
  const wants = [
    (isBoth || /\bx[- ]?intercept/.test(text)) && x !== undefined && `x-intercept \`(${x}, 0)\``,
    (isBoth || /\by[- ]?intercept/.test(text)) && y !== undefined && `y-intercept \`(0, ${y})\``,
  ].filter((each): each is string => typeof each === 'string');
  return wants.length === 0
    ? undefined
    : made(wants.join(' and '), 'Put 0 in for y to get the x-intercept, and 0 for x to get the y-intercept.');
}
