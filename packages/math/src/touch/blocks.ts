import { readNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** Base-ten blocks, by the number that they make. */
export const blocks: Placing<TouchOf<'blocks'>, number> = {
  read: ({ places }, text) => {
    const value = readNumber(text.replace(/(?<=\d),(?=\d{3})/g, ''));
    return value !== undefined && Number.isInteger(value) && value >= 0 && value < 10 ** places ? value + 0 : undefined;
  },
  write: (_touch, value) => String(value),
  picture: ({ places }, value = 0) => ({
    kind: 'base-ten',
    alt: value === 0 ? 'No blocks yet.' : 'Base-ten blocks.',
    ...(places > 3 && { thousands: digitOf(value, 3) }),
    ...(places > 2 && { hundreds: digitOf(value, 2) }),
    tens: digitOf(value, 1),
    ones: digitOf(value, 0),
  }),
};

/** The digit of a place: 0 for ones, 1 for tens. */
export const digitOf = (value: number, place: number): number => Math.floor(value / 10 ** place) % 10;
