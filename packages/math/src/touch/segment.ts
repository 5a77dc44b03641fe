import { readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { lineOf, type Two } from './points.ts';
import { indexOf, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** Where a segment begins and ends, and whether its endpoints belong to it. */
export type Segment = { readonly ends: Two; readonly closed: readonly [low: boolean, high: boolean] };

const DOUBLE = /^(.+?)\s*(<=|>=|<|>)\s*([a-z])\s*(<=|>=|<|>)\s*(.+)$/;

/** All numbers between two numbers: a double inequality. */
export const segment: Placing<TouchOf<'segment'>, Segment> = {
  read: (touch, text) => {
    const plain = text.replaceAll('≤', '<=').replaceAll('≥', '>=').trim();
    const [, first = '', sign = '', variable, next = '', last = ''] = DOUBLE.exec(plain) ?? [];
    const [low, high] = [first, last].map((end) => {
      const value = readNumber(end);
      return value === undefined ? undefined : indexOf(touch, value);
    });
    if (variable !== touch.variable || sign[0] !== next[0] || low === undefined || high === undefined) return undefined;
    const [left, right] = [sign.endsWith('='), next.endsWith('=')];
    const turned = sign.startsWith('>');
    // `5 < x < 2` has no solutions, and is no segment.
    if (turned ? low <= high : low >= high) return undefined;
    return turned ? { ends: [high, low], closed: [right, left] } : { ends: [low, high], closed: [left, right] };
  },
  write: (touch, { ends: [low, high], closed: [left, right] }) =>
    `${writeNumber(valueAt(touch, low))} <${left ? '=' : ''} ${touch.variable} <${right ? '=' : ''} ${writeNumber(valueAt(touch, high))}`,
  picture: (touch, value) => ({
    ...lineOf(touch),
    ...(value && {
      points: value.ends.map((index, end) => ({ at: valueAt(touch, index), open: !value.closed[end], placed: true })),
      shade: { from: valueAt(touch, value.ends[0]), to: valueAt(touch, value.ends[1]) },
    }),
  }),
};
