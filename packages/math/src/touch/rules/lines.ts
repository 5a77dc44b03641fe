import type { Touch } from '../types.ts';
import { type Asked, numbersOf, sumOf, type TouchRule } from './asked.ts';

/** Placing on the line that the question shows. */
export const onItsLine = ({ picture }: Asked): Touch | undefined => {
  if (picture?.kind !== 'number-line') return undefined;
  const { from, to, step, labelEvery, denominator } = picture;
  const unit = denominator ?? (Number.isInteger(step) ? undefined : Math.round(1 / step));
  return {
    as: 'number-line',
    ...{ from, to, step },
    ...(labelEvery !== undefined && { labelEvery }),
    ...(unit !== undefined && { denominator: unit }),
  };
};

/** The most marks on each side of zero that a finger can tell apart on the narrowest phone. */
const FARTHEST = 20;
const bothWays = { from: -FARTHEST, to: FARTHEST, step: 1, labelEvery: 5 };

/** A line that extends equally far on both sides of zero, for numbers near it. */
export const aroundZero: TouchRule = (asked) =>
  numbersOf(asked).every((number) => Math.abs(number) <= FARTHEST) ? { as: 'number-line', ...bothWays } : undefined;

/** Whether what two numbers come to is near zero, whatever is done with them. */
function staysNear(asked: Asked): boolean {
  const numbers = numbersOf(asked).map(Math.abs);
  const product = numbers.reduce((all, number) => all * Math.max(1, number), 1);
  return Math.max(sumOf(numbers), product) <= FARTHEST;
}

/** The same for what two numbers come to. */
export const resultAroundZero: TouchRule = (asked) =>
  staysNear(asked) ? { as: 'number-line', ...bothWays } : undefined;

const fromZero = (to: number): Touch => ({ as: 'number-line', from: 0, to, step: 1, labelEvery: 5 });

const LAST_ROOT = 15;

/** A line from zero for a root. */
export const forRoot: TouchRule = (asked) =>
  Math.max(...numbersOf(asked)) <= LAST_ROOT ** 2 ? fromZero(LAST_ROOT) : undefined;

const LAST_WHOLE = 12;

/** A line from zero for the whole number that a fraction is. */
export const forWhole: TouchRule = ({ math = '' }) => {
  const [, top = '', bottom = ''] = /^(\d+)\/(\d+) = \?$/.exec(math) ?? [];
  return top !== '' && Number(top) / Number(bottom) <= LAST_WHOLE ? fromZero(LAST_WHOLE) : undefined;
};

/** The ray of an inequality in the letter that the question names; the student chooses its direction and endpoint. */
export const rayFor = ({ prompt }: Asked): Touch | undefined => {
  const [, variable] =
    /[Ss]olve for `([a-z])`|Let `([a-z])` be/.exec(prompt)?.filter((part) => part !== undefined) ?? [];
  return variable === undefined ? undefined : { as: 'ray', variable, ...bothWays };
};

/** A ray for numbers that stay on the line, whatever operation is done with two of them. */
export const smallRay: TouchRule = (asked) =>
  // A line in the question is only for reading.
  staysNear(asked) && !(asked.math === undefined && asked.picture) ? rayFor(asked) : undefined;

/** `ax + b`, with its numbers. */
const LINEAR = String.raw`(-?\d*)([a-z])(?: ([+-]) (\d+))?`;

/** Where `ax + b` has the given values; undefined if one of them is between the tick marks or beyond the ends. */
function solved([a = '', sign, b]: readonly (string | undefined)[], values: readonly number[]): boolean {
  const factor = a === '' || a === '-' ? Number(`${a}1`) : Number(a);
  const shift = Number(b ?? 0) * (sign === '-' ? -1 : 1);
  return values.every((value) => {
    const at = (value - shift) / factor;
    return Number.isInteger(at) && Math.abs(at) <= FARTHEST;
  });
}

/** The segment of a double inequality. */
export const segmentFor: TouchRule = ({ math = '' }) => {
  const found = new RegExp(`^(-?\\d+) <=? ${LINEAR} <=? (-?\\d+)$`).exec(math);
  const [, low = '', a, variable, sign, b, high = ''] = found ?? [];
  // A negative coefficient turns the signs. Whoever leaves them gets no segment, and could not show it.
  if (variable === undefined || a?.startsWith('-') || !solved([a, sign, b], [Number(low), Number(high)]))
    return undefined;
  return { as: 'segment', variable, ...bothWays };
};

/** The segment of an inequality with both ends, in the letter that the question names. */
export const segmentAsked: TouchRule = ({ prompt }) => {
  const [, variable] = /inequality for `([a-z])` with both ends/.exec(prompt) ?? [];
  return variable === undefined ? undefined : { as: 'segment', variable, ...bothWays };
};

/** Both solutions of an equation with an absolute value. */
export const pointsOfAbsolute: TouchRule = ({ math = '' }) => {
  const [, a, letter, sign, b, value = ''] = new RegExp(`^\\|${LINEAR}\\| = (\\d+)$`).exec(math) ?? [];
  const fits = letter !== undefined && solved([a, sign, b], [Number(value), -Number(value)]);
  return fits ? { as: 'points', ...bothWays } : undefined;
};

/** The solutions of a quadratic equation with whole numbers that begins with a bare square. */
export const pointsOfQuadratic: TouchRule = (asked) => {
  const { math = '' } = asked;
  const whole = /^[a-z]\^2/.test(math) && !/[a-z]\^2.*[a-z]\^2/.test(math);
  return whole && numbersOf(asked).every((number) => Math.abs(number) <= FARTHEST)
    ? { as: 'points', ...bothWays }
    : undefined;
};
