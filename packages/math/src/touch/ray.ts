import { readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { indexOf, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** Where a ray begins, its direction, and whether its endpoint belongs to it. */
export type Ray = { readonly at: number; readonly way: 'left' | 'right'; readonly closed: boolean };

const RELATION = /^(.+?)\s*(<=|>=|<|>)\s*(.+)$/;

/** All numbers on one side of a number: an inequality. */
export const ray: Placing<TouchOf<'ray'>, Ray> = {
  read: (touch, text) => {
    const plain = text.replaceAll('≤', '<=').replaceAll('≥', '>=').trim();
    const [, left = '', sign = '', right = ''] = RELATION.exec(plain) ?? [];
    const turned = right === touch.variable;
    if (!turned && left !== touch.variable) return undefined;
    const value = readNumber(turned ? left : right);
    const at = value === undefined ? undefined : indexOf(touch, value);
    if (at === undefined) return undefined;
    return { at, way: sign.startsWith('>') === turned ? 'left' : 'right', closed: sign.endsWith('=') };
  },
  write: (touch, { at, way, closed }) =>
    `${touch.variable} ${way === 'left' ? '<' : '>'}${closed ? '=' : ''} ${writeNumber(valueAt(touch, at))}`,
  picture: ({ from, to, step, labelEvery }, value) => {
    const axis = { from, to, step };
    const at = value === undefined ? 0 : valueAt(axis, value.at);
    return {
      kind: 'number-line',
      alt: `A number line from ${writeNumber(from)} to ${writeNumber(to)}.`,
      ...axis,
      ...(labelEvery !== undefined && { labelEvery }),
      ...(value && {
        points: [{ at, open: !value.closed, placed: true }],
        shade: value.way === 'left' ? { to: at } : { from: at },
      }),
    };
  },
};
