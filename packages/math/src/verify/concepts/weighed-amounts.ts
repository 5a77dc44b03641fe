import { type Amount, judged, type Line } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';

/** The digits of a number as it is written, without signs, commas and zeros at its ends. */
const digitsOf = (value: number): string => `${Math.abs(Number(value.toPrecision(12)))}`;

/**
 * Whether a number is another one miswritten: one digit differs, two neighbors are exchanged, the point is elsewhere, or
 * the sign is wrong. One-digit numbers are like any other, so of them only the sign and the point count.
 */
function isMiswritten(said: number, right: number): boolean {
  if (said === right || right === 0 || said === 0) return false;
  const ratio = Math.log10(Math.abs(said / right));
  if (Math.abs(ratio - Math.round(ratio)) < 1e-9) return true;
  const [a, b] = [digitsOf(said), digitsOf(right)];
  const least = b.replace('.', '').length;
  if (a.length !== b.length || least < 2) return false;
  const apart = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first = 0, second = 0] = apart;
  return (
    apart.length === 1 ||
    (apart.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first])
  );
}

/** Whether an amount has one of these values, which are in base units. */
export const has = (said: Amount, values: readonly number[]): boolean =>
  judged(said, values).some(({ holds }) => holds);

/**
 * Judges an amount whose place in a relation is only likely. It is right if it is one of the values that follow, and
 * wrong only if it is what a usual mistake makes of them, or one of them miswritten. Any other number may be about
 * something else, and nothing is said of it.
 */
export function weighed(
  said: Amount,
  right: readonly number[],
  mistakes: readonly number[],
  from: Amount = said,
): Finding[] {
  const [first] = right;
  if (first === undefined || !Number.isFinite(first) || has(said, right)) return judged(said, right, from);
  const factor = said.quantity.measure?.factor ?? 1;
  const isSlip = has(said, mistakes) || right.some((value) => isMiswritten(said.quantity.value, value / factor));
  return isSlip ? judged(said, right, from) : [];
}

export const isInteger = ({ kind, quantity: { value, form } }: Amount): boolean =>
  kind === 'num' && /decimal|words/.test(form) && Number.isInteger(value) && value > 0;
export const isFraction = ({ kind, quantity: { form } }: Amount): boolean => kind === 'num' && form === 'fraction';

/** Sentences that state nothing: questions, and what is denied. */
export const isDenied = ({ pattern }: Line): boolean =>
  /[?]|\b(?:suppose|imagine|not|isn't|aren't|doesn't|don't|can't|cannot|never|instead)\b/.test(pattern);
/** Sentences that state nothing about what was told: also what is or would be under a condition. */
export const isOpen = (line: Line): boolean => isDenied(line) || /\b(?:if|would|could)\b/.test(line.pattern);

/** A finding at words of a sentence of the text. */
export function saidAt(line: Line, found: RegExpExecArray | RegExpMatchArray, holds: boolean): Finding[] {
  const start = line.start + (found.index ?? 0);
  return [{ start, end: start + found[0].length, holds }];
}

/** The number of words such as "twice", "three times", "half". */
const TIMES: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['twice', 2],
  ['double', 2],
  ['triple', 3],
  ['two times', 2],
  ['three times', 3],
  ['four times', 4],
  ['five times', 5],
  ['six times', 6],
  ['eight times', 8],
  ['nine times', 9],
  ['ten times', 10],
]);
export const TIMES_WORDS = [...TIMES.keys()].join('|');
export const timesOf = (word: string): number | undefined => TIMES.get(word.toLowerCase());

export const numberOf = (text = ''): number => Number(text.replace('−', '-').replaceAll(',', ''));
export const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
