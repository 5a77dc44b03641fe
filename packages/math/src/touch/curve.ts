import { gcd } from '../skills/kit/arithmetic.ts';
import { readNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { Crossing } from './plane.ts';
import { indexOf, stepCount, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

type InPlane = TouchOf<'curve'>;
/** Where the curve turns, and another point of it that is neither above nor below that one. */
export type Bent = readonly [vertex: Crossing, other: Crossing];

const NUMBER = String.raw`\(?-?\d*(?:\/\d+)?\)?`;
const POWER = String.raw`\((x) ?([+-]) ?(\d+)\)\^2|(x)\^2`;
const BARS = String.raw`\|(x) ?([+-]) ?(\d+)\||\|(x)\|`;
const patterns = {
  parabola: new RegExp(`^y\\s*=\\s*(${NUMBER}|-)\\s*(?:${POWER})\\s*(?:([+-])\\s*(\\d+))?$`),
  absolute: new RegExp(`^y\\s*=\\s*(${NUMBER}|-)\\s*(?:${BARS})\\s*(?:([+-])\\s*(\\d+))?$`),
};

const signed = (sign: string | undefined, size: string | undefined) => Number(size ?? 0) * (sign === '-' ? -1 : 1);

/** How high the curve rises beside its vertex, for one that rises by one a step or a square. */
const riseOf = ({ shape }: InPlane, aside: number) => (shape === 'parabola' ? aside * aside : Math.abs(aside));

/** The factor, and the place of the vertex, of `y = 2(x - 1)^2 + 3` or `y = 2|x - 1| + 3`. */
function formOf({ shape }: InPlane, text: string) {
  const [all, factor = '', x, sign, size, , up, high] = patterns[shape].exec(text.replaceAll('−', '-').trim()) ?? [];
  if (all === undefined) return undefined;
  const bare = factor.replaceAll(/[()]/g, '');
  const stretch = bare === '' ? 1 : bare === '-' ? -1 : readNumber(bare);
  const across = x === undefined ? 0 : -signed(sign, size);
  return stretch === undefined || stretch === 0 ? undefined : { stretch, x: across, y: signed(up, high) };
}

const part = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** A parabola or the graph of an absolute value, by its vertex and one more point. */
export const curve: Placing<InPlane, Bent> = {
  read: (touch, text) => {
    const form = formOf(touch, text);
    const vertex = form && { x: indexOf(touch.x, form.x), y: indexOf(touch.y, form.y) };
    if (!form || vertex?.x === undefined || vertex.y === undefined) return undefined;
    const at = { x: vertex.x, y: vertex.y };
    // The nearest crossing of the grid on the curve, first to the right.
    const others = Array.from({ length: 2 * stepCount(touch.x) }, (_each, index) => {
      const aside = (Math.floor(index / 2) + 1) * (index % 2 === 0 ? 1 : -1);
      const up = indexOf(touch.y, form.y + form.stretch * riseOf(touch, aside * touch.x.step));
      const across = at.x + aside;
      return up === undefined || across < 0 || across > stepCount(touch.x) ? undefined : { x: across, y: up };
    });
    const other = others.find((one) => one !== undefined);
    return other && [at, other];
  },
  write: (touch, [vertex, other]) => {
    const [x, y] = [valueAt(touch.x, vertex.x), valueAt(touch.y, vertex.y)];
    const [top, bottom] = [valueAt(touch.y, other.y) - y, riseOf(touch, valueAt(touch.x, other.x) - x)];
    const shared = gcd(top, bottom) || 1;
    const [over, under] = [top / shared, bottom / shared];
    const factor = under !== 1 ? `(${over}/${under})` : over === 1 ? '' : over === -1 ? '-' : String(over);
    const inner = x === 0 ? 'x' : `x ${part(-x)}`;
    const bent = touch.shape === 'absolute' ? `|${inner}|` : x === 0 ? 'x^2' : `(${inner})^2`;
    return `y = ${factor}${bent}${y === 0 ? '' : ` ${part(y)}`}`;
  },
  picture: (touch, value, ground) => {
    const own = ground?.kind === 'coordinate-plane' ? ground : undefined;
    const { x, y } = touch;
    const ends = (value ?? []).map((at) => ({ x: valueAt(x, at.x), y: valueAt(y, at.y) }));
    return {
      alt: `A coordinate plane. x goes from ${x.from} to ${x.to}, y from ${y.from} to ${y.to}.`,
      ...own,
      kind: 'coordinate-plane',
      x: { ...own?.x, ...x },
      y: { ...own?.y, ...y },
      points: ends.map((end) => ({ ...end, placed: true })),
      ...(ends.length === 2 && { curves: [{ values: samples(touch, ends) }] }),
    };
  },
};

const FINE = 8;

/** Points of the curve from one side of the plane to the other: x0, y0, x1, y1, … */
function samples(touch: InPlane, [vertex, other]: readonly { readonly x: number; readonly y: number }[]): number[] {
  if (!vertex || !other) return [];
  const stretch = (other.y - vertex.y) / riseOf(touch, other.x - vertex.x);
  return Array.from({ length: stepCount(touch.x) * FINE + 1 }, (_each, index) => {
    const across = touch.x.from + (index * touch.x.step) / FINE;
    return [across, vertex.y + stretch * riseOf(touch, across - vertex.x)];
  }).flat();
}
