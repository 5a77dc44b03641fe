import type { Crossing, TouchOf } from '@lemma/math/touch';
import type { Direction } from './nudges.tsx';

export const planeSteps: Record<Direction, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};
export const planeWays: readonly Direction[] = ['left', 'down', 'up', 'right'];
const FAR = 5;

/** The new position after a key; undefined for any other key. */
export function movedInPlane(key: string, { x, y }: Crossing, most: Crossing): Crossing | undefined {
  const step = planeWays.find((way) => key === `Arrow${way[0]?.toUpperCase()}${way.slice(1)}`);
  const [across, up] = step ? planeSteps[step] : [0, 0];
  if (step) return { x: x + across, y: y + up };
  if (key === 'Home') return { x: 0, y };
  if (key === 'End') return { x: most.x, y };
  if (key === 'PageUp') return { x, y: y + FAR };
  if (key === 'PageDown') return { x, y: y - FAR };
  return undefined;
}

type Frame = { readonly toX: (value: number) => number; readonly toY: (value: number) => number };

/** The crossing of the grid that is nearest to a position in its drawing. */
export function crossingAt(
  { x, y }: Pick<TouchOf<'plane'>, 'x' | 'y'>,
  { toX, toY }: Frame,
  position: { readonly x: number; readonly y: number },
): Crossing {
  const near = (low: number, step: number, where: number) => Math.round((where - low) / step);
  const [left, bottom] = [toX(x.from), toY(y.from)];
  return {
    x: near(left, toX(x.from + x.step) - left, position.x),
    y: near(bottom, toY(y.from + y.step) - bottom, position.y),
  };
}
