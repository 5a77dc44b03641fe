import { expect, it } from 'vitest';
import { placesOf } from './places-of.ts';

const placed = (sizes: string) =>
  placesOf([...sizes].map((size) => ({ isLarge: size === 'L' }))).map(({ page, row, column }) => [page, row, column]);

it('puts eight cards on a page, the ninth on the next', () => {
  const rows = placed('........').map(([, row, column]) => `${row}${column}`);
  expect(rows.join(' ')).toBe('00 01 10 11 20 21 30 31');
  expect(placed('.........').at(-1)).toEqual([1, 0, 0]);
});

it.each([
  [
    'two large cards fill a page',
    'LLL',
    [
      [0, 0, 0],
      [0, 2, 0],
      [1, 0, 0],
    ],
  ],
  [
    'a large card begins a row',
    '.L.',
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 3, 0],
    ],
  ],
  [
    'a large card is not cut by the end of the page',
    '.....L',
    [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
      [0, 1, 1],
      [0, 2, 0],
      [1, 0, 0],
    ],
  ],
])('%s', (_what, sizes, expected) => {
  expect(placed(sizes)).toEqual(expected);
});
