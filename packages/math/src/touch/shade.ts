import type { Picture } from '../pictures/types.ts';
import { readNumber, wholeUpTo, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { ShadeWriting, TouchOf } from './types.ts';

/** How many parts a number stands for, and what is written for them. */
const writings: Record<
  ShadeWriting,
  readonly [parts: (value: number, all: number) => number, write: (parts: number, all: number) => string]
> = {
  count: [(value) => value, String],
  percent: [(value, all) => (value * all) / 100, (parts, all) => `${writeNumber((parts * 100) / all)}%`],
  fraction: [(value, all) => value * all, (parts, all) => `${parts}/${all}`],
};

/** Shaded parts, by how many there are. */
export const shade: Placing<TouchOf<'shade'>, number> = {
  read: ({ rows, columns, write }, text) => {
    const value = readNumber(text);
    // A percent sign belongs to percents alone: `70%` is not 70 parts, nor 70 wholes.
    if (value === undefined || (write !== 'percent' && text.includes('%'))) return undefined;
    return wholeUpTo(writings[write][0](value, rows * columns), rows * columns);
  },
  write: ({ rows, columns, write }, parts) => writings[write][1](parts, rows * columns),
  picture: ({ rows, columns }, parts = 0): Picture => ({
    ...{ kind: 'array', squares: true, rows, columns, shaded: parts },
    alt: `A rectangle in ${rows * columns} equal parts.`,
  }),
};
