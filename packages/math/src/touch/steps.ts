import type { Axis } from './types.ts';

/** The number of steps from one end to the other. */
export const stepCount = ({ from, to, step }: Axis): number => Math.round((to - from) / step);

export const valueAt = ({ from, step }: Axis, index: number): number => Number((from + index * step).toFixed(9));

/** The step at which a number stands; undefined between the marks and beyond the ends. */
export function indexOf(axis: Axis, value: number): number | undefined {
  const index = (value - axis.from) / axis.step;
  const whole = Math.round(index);
  return Math.abs(index - whole) < 1e-6 && whole >= 0 && whole <= stepCount(axis) ? whole + 0 : undefined;
}
