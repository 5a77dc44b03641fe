export { numberLine } from './number-line.ts';
export { order } from './order.ts';
export { isGround, placed } from './placed.ts';
export { type Crossing, plane } from './plane.ts';
export { type Ray, ray } from './ray.ts';
export { stepCount, valueAt } from './steps.ts';
export type { Axis, Touch, TouchKind, TouchOf } from './types.ts';
