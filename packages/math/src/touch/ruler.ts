import { readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { lineOf } from './points.ts';
import { indexOf, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** The end of a strip that is drawn along a ruler, by the index of its mark. */
export const ruler: Placing<TouchOf<'ruler'>, number> = {
  read: (touch, text) => {
    const value = readNumber(text);
    return value === undefined ? undefined : indexOf(touch, value);
  },
  write: (touch, index) => writeNumber(valueAt(touch, index)),
  picture: (touch, index) => {
    const { start } = touch;
    const end = index === undefined ? start : valueAt(touch, index);
    return {
      ...lineOf(touch),
      ruler: true,
      alt: `A ruler from ${writeNumber(touch.from)} to ${writeNumber(touch.to)}.`,
      shade: { from: Math.min(start, end), to: Math.max(start, end) },
      ...(index !== undefined && { points: [{ at: end, placed: true }] }),
    };
  },
};
