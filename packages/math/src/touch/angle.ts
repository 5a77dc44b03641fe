import { readNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

const RADIUS = 5;
/** The tick marks of a protractor, in degrees apart. */
const TICK = 10;
const LONG_TICK = 30;

/** A position on the protractor; degrees go to the left from the fixed side, as on paper. */
const at = (degrees: number, far: number) => ({
  x: Number((far * Math.cos((degrees * Math.PI) / 180)).toFixed(4)),
  y: Number((far * Math.sin((degrees * Math.PI) / 180)).toFixed(4)),
});

const between = (degrees: number, from: number, to: number) => {
  const [inner, outer] = [at(degrees, from), at(degrees, to)];
  return { x1: inner.x, y1: inner.y, x2: outer.x, y2: outer.y };
};

/** An angle in whole degrees. */
export const angle: Placing<TouchOf<'angle'>, number> = {
  read: ({ most }, text) => {
    const value = readNumber(text);
    return value !== undefined && Number.isInteger(value) && value >= 0 && value <= most ? value + 0 : undefined;
  },
  write: (_touch, degrees) => String(degrees),
  picture: (_touch, degrees) => ({
    kind: 'figure',
    alt: 'A circle with a tick mark every 10 degrees.',
    polygons: [],
    circles: [{ x: 0, y: 0, radius: RADIUS }],
    segments: [
      ...Array.from({ length: 360 / TICK }, (_each, index) =>
        between(index * TICK, (index * TICK) % LONG_TICK === 0 ? 4.4 : 4.7, RADIUS),
      ),
      between(0, 0, RADIUS),
      ...(degrees === undefined ? [] : [between(degrees, 0, RADIUS)]),
    ],
    ...(degrees !== undefined && degrees > 0 && { angles: [{ x: 0, y: 0, from: 0, to: degrees }] }),
  }),
};
