import { writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { Crossing } from './plane.ts';
import { quotientOf, slopeForm } from './slope-form.ts';
import { indexOf, stepCount, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

type InPlane = TouchOf<'line'>;
/** Two different crossings of the grid. */
export type Through = readonly [Crossing, Crossing];

/** The crossings of the grid on a line, from the nearest to the vertical axis. */
function crossingsOn({ x, y }: InPlane, text: string): readonly Crossing[] {
  const form = slopeForm(text);
  const upright = /^x\s*=\s*(-?\d+)$/.exec(text.trim())?.[1];
  if (upright !== undefined) {
    const across = indexOf(x, Number(upright));
    const middle = indexOf(y, 0);
    return across === undefined || middle === undefined ? [] : [middle, middle + 1].map((up) => ({ x: across, y: up }));
  }
  if (form === undefined) return [];
  return Array.from({ length: stepCount(x) + 1 }, (_each, across) => across)
    .flatMap((across) => {
      const up = indexOf(y, quotientOf(form.slope) * valueAt(x, across) + quotientOf(form.intercept));
      return up === undefined ? [] : [{ x: across, y: up }];
    })
    .toSorted((one, other) => Math.abs(valueAt(x, one.x)) - Math.abs(valueAt(x, other.x)));
}

const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));

/** A quotient of whole numbers in lowest terms. */
function quotient(top: number, bottom: number): string {
  const shared = common(top, bottom) || 1;
  const [over, under] = [(top / shared) * Math.sign(bottom), Math.abs(bottom / shared)];
  return under === 1 ? writeNumber(over) : `${over < 0 ? '-' : ''}${Math.abs(over)}/${under}`;
}

const SIMPLE: Readonly<Record<string, string>> = { '1': '', '-1': '-' };

/** The equation of the line through two crossings: `y = mx + b`, or `x = a`. */
function equationThrough({ x, y }: InPlane, [one, other]: Through): string {
  const [x1, y1, x2, y2] = [valueAt(x, one.x), valueAt(y, one.y), valueAt(x, other.x), valueAt(y, other.y)];
  if (x1 === x2) return `x = ${writeNumber(x1)}`;
  const slope = quotient(y2 - y1, x2 - x1);
  const intercept = quotient(y1 * (x2 - x1) - x1 * (y2 - y1), x2 - x1);
  if (slope === '0') return `y = ${intercept}`;
  const term = `${SIMPLE[slope] ?? (slope.includes('/') ? `(${slope})` : slope)}x`;
  if (intercept === '0') return `y = ${term}`;
  return `y = ${term} ${intercept.startsWith('-') ? '-' : '+'} ${intercept.replace('-', '')}`;
}

/** A straight line, by two crossings on it. */
export const line: Placing<InPlane, Through> = {
  read: (touch, text) => {
    const [one, other] = crossingsOn(touch, text);
    return one && other ? [one, other] : undefined;
  },
  write: equationThrough,
  picture: ({ x, y }, through, ground) => {
    const own = ground?.kind === 'coordinate-plane' ? ground : undefined;
    const ends = (through ?? []).map((at) => ({ x: valueAt(x, at.x), y: valueAt(y, at.y) }));
    const [one, other] = ends;
    return {
      alt: `A coordinate plane. x goes from ${x.from} to ${x.to}, y from ${y.from} to ${y.to}.`,
      ...own,
      kind: 'coordinate-plane',
      x: { ...own?.x, ...x },
      y: { ...own?.y, ...y },
      points: [...(own?.points ?? []), ...ends.map((end) => ({ ...end, placed: true }))],
      ...(one && other && { lines: [...(own?.lines ?? []), { x1: one.x, y1: one.y, x2: other.x, y2: other.y }] }),
    };
  },
};
