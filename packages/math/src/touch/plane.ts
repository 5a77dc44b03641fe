import { membersOf, readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { indexOf, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** The position of a point: steps from the left and from the bottom. */
export type Crossing = { readonly x: number; readonly y: number };

/** A point where two lines of a grid cross. */
export const plane: Placing<TouchOf<'plane'>, Crossing> = {
  read: (touch, text) => {
    const members = membersOf(text);
    const [x, y] = members.map(readNumber);
    if (members.length !== 2 || x === undefined || y === undefined) return undefined;
    const [across, up] = [indexOf(touch.x, x), indexOf(touch.y, y)];
    return across === undefined || up === undefined ? undefined : { x: across, y: up };
  },
  write: (touch, at) => `(${writeNumber(valueAt(touch.x, at.x))}, ${writeNumber(valueAt(touch.y, at.y))})`,
  picture: ({ x, y }, at, ground) => {
    const own = ground?.kind === 'coordinate-plane' ? ground : undefined;
    const placed = at === undefined ? [] : [{ x: valueAt(x, at.x), y: valueAt(y, at.y), placed: true }];
    return {
      alt: own?.alt ?? `A coordinate plane. x goes from ${x.from} to ${x.to}, y from ${y.from} to ${y.to}.`,
      ...own,
      kind: 'coordinate-plane',
      x: { ...own?.x, ...x },
      y: { ...own?.y, ...y },
      points: [...(own?.points ?? []), ...placed],
    };
  },
};
