import type { MathText } from '../types.ts';
import type { Slip } from './explanation.ts';

const INTEGER_RUNS = /\d+/g;

/** Every text that results from changing one run of digits of `key` with `change`. */
function changed(key: MathText, change: (digits: string) => readonly string[]): string[] {
  return [...key.matchAll(INTEGER_RUNS)].flatMap(({ 0: digits, index }) =>
    change(digits).map((other) => `${key.slice(0, index)}${other}${key.slice(index + digits.length)}`),
  );
}

const swaps = (digits: string): string[] =>
  Array.from({ length: digits.length - 1 }, (_, at) => at)
    .filter((at) => digits[at] !== digits[at + 1])
    .map((at) => `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`);

const shifted =
  (by: number) =>
  (digits: string): string[] =>
    [Number(digits) + by, Number(digits) - by]
      .filter((value) => value >= 0 && Number.isSafeInteger(value))
      .map((value) => String(value).padStart(digits.startsWith('0') ? digits.length : 0, '0'));

const oneDigit = (digits: string): string[] =>
  digits.length < 2
    ? []
    : [...digits].flatMap((digit, at) =>
        [1, -1]
          .map((by) => Number(digit) + by)
          .flatMap((next) => (next < 0 || next > 9 ? [] : [`${digits.slice(0, at)}${next}${digits.slice(at + 1)}`])),
      );

const signLost = (key: MathText): string[] => (key.startsWith('-') ? [key.slice(1)] : [`-${key}`]);

function placeLost(key: MathText): string[] {
  if (!/^-?\d+(\.\d+)?$/.test(key)) return [];
  const value = Number(key);
  return value === 0
    ? []
    : [10, 100, 0.1, 0.01]
        .map((factor) => String(Number((value * factor).toPrecision(12))))
        .filter((text) => !text.includes('e'));
}

/** Answers that are one slip away from `key`, the likeliest kind first. The same text may come twice. */
export function slipAnswers(key: MathText): readonly { readonly slip: Slip; readonly answer: MathText }[] {
  const of = (slip: Slip, answers: readonly string[]) => answers.map((answer) => ({ slip, answer }));
  return [
    ...of('sign-lost', signLost(key)),
    ...of('digits-swapped', changed(key, swaps)),
    ...of('off-by-one', changed(key, shifted(1))),
    ...of('off-by-ten', changed(key, shifted(10))),
    ...of('one-digit', changed(key, oneDigit)),
    ...of('place-lost', placeLost(key)),
  ];
}
