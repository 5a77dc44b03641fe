import { readNumber, writeNumber, writeOver } from './number-text.ts';
import type { Placing } from './placing.ts';
import { indexOf, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** A point on a line, by the index of its tick mark. */
export const numberLine: Placing<TouchOf<'number-line'>, number> = {
  read: (touch, text) => {
    const value = readNumber(text);
    return value === undefined ? undefined : indexOf(touch, value);
  },
  write: (touch, index) => {
    const value = valueAt(touch, index);
    return touch.denominator === undefined ? writeNumber(value) : writeOver(value, touch.denominator);
  },
  picture: ({ from, to, step, labelEvery }, index, ground) => {
    const own = ground?.kind === 'number-line' ? ground : undefined;
    const axis = { from, to, step };
    const placed = index === undefined ? [] : [{ at: valueAt(axis, index), placed: true }];
    return {
      alt: own?.alt ?? `A number line from ${writeNumber(from)} to ${writeNumber(to)}.`,
      ...own,
      kind: 'number-line',
      ...axis,
      ...(labelEvery !== undefined && { labelEvery }),
      points: [...(own?.points ?? []), ...placed],
    };
  },
};
