import type { MathText, MistakenWork } from '../../types.ts';
import { wrote } from '../kit/work.ts';

/**
 * 3/4 = ?/12: the same number is added to numerator and denominator. `known` is the other number of the fraction with
 * the blank, `from` and `to` are the other pair.
 */
export function addsSame(known: number, from: number, to: number): MistakenWork | undefined {
  const found = known + to - from;
  if (found < 0) return undefined;
  const change = Math.abs(to - from);
  return wrote(
    String(found),
    [to > from ? `${from} + ${change} = ${to}` : `${from} - ${change} = ${to}`, `One number changed by ${change}.`],
    [
      to > from ? `${known} + ${change} = ${found}` : `${known} - ${change} = ${found}`,
      'Do the same to the other number.',
    ],
  );
}

/** 3/4 = 3/12: the number of the other fraction is copied into the blank. */
export const copies = (known: number, line: MathText): MistakenWork =>
  wrote(String(known), [line, 'One number changes, the other one stays.']);
