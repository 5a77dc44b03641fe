import fc from 'fast-check';
import { SEED, type Step, schedule } from './schedule.ts';

/** Of the steps of a schedule, those that a browser and an emulator can be brought to do, and no part stands in for another. */
const real = ['answer', 'submit', 'kill', 'open', 'offline', 'online', 'deploy'] as const;
export type RealStep = Step & { readonly kind: (typeof real)[number] };

const isReal = (step: Step): step is RealStep => real.some((kind) => kind === step.kind);

/** The schedules of the chaos test, in its order, without the faults that only a model can have. */
export const realSchedules = (runs: number): RealStep[][] =>
  fc.sample(schedule, { numRuns: runs, seed: SEED }).map((steps) => steps.filter(isReal));
