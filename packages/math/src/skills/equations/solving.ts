import type { MathText, MisconceptionId, MistakenWork, Params, Prose, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { equation } from '../kit/linear-text.ts';
import { exact, floatOf, fractionText, type Numeric } from '../kit/numeric.ts';
import { type Mistakes, mistakeFor } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { wrote } from '../kit/work.ts';

/** Letters that are not mistaken for a number or an operation. */
export const pickLetter = (rng: Rng): string => rng.pick(['x', 'n', 'y', 't', 'm', 'k', 'w', 'p']);

/** A whole number of the given size with a random sign. */
export const signedInt = (rng: Rng, low: number, high: number): number =>
  rng.int(low, high) * (rng.chance(0.5) ? 1 : -1);

/** The wrong solution of a student, as the last line `x = …` after the lines before it. */
export const solvedAs = (
  letter: string,
  value: Numeric,
  ...lines: readonly (readonly [MathText, Prose])[]
): MistakenWork => {
  const last = equation(letter, fractionText(value));
  const isWritten = lines.at(-1)?.[0] === last;
  return wrote(fractionText(value), ...lines, ...(isWritten ? [] : [[last, 'This is what is left.'] as const]));
};

/** Puts the key into both sides and compares them in floating point. */
export const balancesWith = (left: MathText, right: MathText, letter: string, key: MathText): boolean =>
  near(valueAt(left, { [letter]: floatOf(key) }), valueAt(right, { [letter]: floatOf(key) }));

/** A rule that gives no answer if its procedure would divide by zero. */
export const solvingRule = <P extends Params>(
  id: MisconceptionId,
  work: (params: P) => MistakenWork | undefined,
): Mistakes<P> =>
  mistakeFor(id, (params) => {
    try {
      return work(params);
    } catch {
      return undefined; // fraction.js throws on a division by zero
    }
  });

/**
 * The digit x for which `total` has the digits `tens` and x, for students who read `4x` as forty-something; undefined
 * if there is none.
 */
export const hiddenDigit = (total: Numeric, tens: number): number | undefined => {
  const digit = exact(total)
    .sub(10 * tens)
    .valueOf();
  return Number.isInteger(digit) && digit >= 0 && digit <= 9 ? digit : undefined;
};
