import { numbersOf, sumOf, type TouchRule } from './asked.ts';

const ROW = 10;

/** Counters in rows of ten, with room for all numbers of the question together. */
export const counted =
  (rows: number): TouchRule =>
  (asked) => {
    const most = rows * ROW;
    return sumOf(numbersOf(asked)) <= most ? { as: 'counters', most } : undefined;
  };

/** The same where something is taken from the larger number, or is missing in it. */
export const countedWithin =
  (rows: number): TouchRule =>
  (asked) => {
    const most = rows * ROW;
    return Math.max(0, ...numbersOf(asked).map(Math.abs)) <= most ? { as: 'counters', most } : undefined;
  };

/** The things of a set, of which some are taken. */
export const takenFromSet: TouchRule = (asked) => {
  const most = Math.max(...numbersOf(asked));
  return most <= 40 ? { as: 'counters', most } : undefined;
};

/** Base-ten blocks for sums and differences with fewer than `places` + 1 digits. */
export const built =
  (places: number): TouchRule =>
  (asked) =>
    sumOf(numbersOf(asked)) < 10 ** places ? { as: 'blocks', places } : undefined;

/** A side of the angle, turned up to `most` degrees. */
export const turned =
  (most: number): TouchRule =>
  () => ({ as: 'angle', most });
