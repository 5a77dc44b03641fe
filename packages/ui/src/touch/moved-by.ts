import { type Axis, stepCount } from '@lemma/math/touch';

/** How many steps a key moves along one axis. */
const alongKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** The index, limited to the ends. */
export const within = (index: number, most: number): number => Math.min(most, Math.max(0, index));

/** The index of zero on an axis, or of the end nearest to it: where a key or an arrow begins. */
export const startOf = (axis: Axis): number => within(Math.round(-axis.from / axis.step), stepCount(axis));

/** The new step after a key; undefined for any other key. `far` is the distance of Page Up and Page Down. */
export function movedBy(key: string, index: number, most: number, far: number): number | undefined {
  const step = alongKeys[key];
  if (step !== undefined) return within(index + step, most);
  if (key === 'PageUp') return within(index + far, most);
  if (key === 'PageDown') return within(index - far, most);
  if (key === 'Home') return 0;
  if (key === 'End') return most;
  return undefined;
}
