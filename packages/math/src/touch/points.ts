import { membersOf, readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { indexOf, valueAt } from './steps.ts';
import type { Axis, TouchOf } from './types.ts';

/** Two tick marks of a line, the left one first. */
export type Two = readonly [low: number, high: number];

/** The drawing of a line without anything on it. */
export const lineOf = ({ from, to, step, labelEvery }: Axis & { readonly labelEvery?: number }) => ({
  ...{ kind: 'number-line' as const, from, to, step },
  ...(labelEvery !== undefined && { labelEvery }),
  alt: `A number line from ${writeNumber(from)} to ${writeNumber(to)}.`,
});

/** The members of a set with one or two numbers. Two points at the same place are one solution. */
export const points: Placing<TouchOf<'points'>, Two> = {
  read: (touch, text) => {
    const found = membersOf(text.replaceAll(/\b[a-z]\s*=\s*/g, '').replaceAll(/\s+or\s+/g, ', ')).map((member) => {
      const value = readNumber(member);
      return value === undefined ? undefined : indexOf(touch, value);
    });
    const [one, other = one] = found;
    if (one === undefined || other === undefined || found.length > 2) return undefined;
    return one < other ? [one, other] : [other, one];
  },
  write: (touch, two) => [...new Set(two)].map((index) => writeNumber(valueAt(touch, index))).join(', '),
  picture: (touch, two) => ({
    ...lineOf(touch),
    points: [...new Set(two)].map((index) => ({ at: valueAt(touch, index), placed: true })),
  }),
};
