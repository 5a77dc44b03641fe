import { membersOf, readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { lineOf } from './points.ts';
import { indexOf, stepCount, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** The tick marks of a box plot: the least value, the quartiles around the median, the greatest value. */
export type Five = readonly [number, number, number, number, number];

const isFive = (marks: readonly (number | undefined)[]): marks is Five =>
  marks.length === 5 && marks.every((mark, index) => mark !== undefined && mark >= (marks[index - 1] ?? 0));

/** A box plot above a number line. */
export const boxPlot: Placing<TouchOf<'box-plot'>, Five> = {
  read: (touch, text) => {
    const marks = membersOf(text).map((member) => {
      const value = readNumber(member);
      return value === undefined ? undefined : indexOf(touch, value);
    });
    return isFive(marks) ? marks : undefined;
  },
  write: (touch, five) => five.map((mark) => writeNumber(valueAt(touch, mark))).join(', '),
  picture: (touch, five) => ({
    ...lineOf(touch),
    ...(five && { box: five.map((mark) => valueAt(touch, mark)) }),
  }),
};

/** Where the five marks are before any is moved: at equal distances, whatever the data. */
export function firstFive(touch: TouchOf<'box-plot'>): Five {
  const at = (share: number) => Math.round((stepCount(touch) * share) / 6);
  return [at(1), at(2), at(3), at(4), at(5)];
}

/** The five marks after one of them moved; those in its way are moved along. */
export const withOneMoved = (five: Five, held: number, to: number): Five => {
  const at = (index: number, mark: number) =>
    index === held ? to : index < held ? Math.min(mark, to) : Math.max(mark, to);
  return [at(0, five[0]), at(1, five[1]), at(2, five[2]), at(3, five[3]), at(4, five[4])];
};
