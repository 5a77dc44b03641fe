import { readNumber, wholeUpTo } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** Counters lie in rows of ten. */
const ROW = 10;

/** Counters, by how many there are. */
export const counters: Placing<TouchOf<'counters'>, number> = {
  read: ({ most }, text) => wholeUpTo(readNumber(text), most),
  write: (_touch, count) => String(count),
  picture: ({ most }, count = 0) => ({
    ...{ kind: 'array', rows: Math.ceil(most / ROW), columns: ROW, shaded: count },
    alt: `Room for ${most} counters.`,
  }),
};
