import fc from 'fast-check';
import { SEED, type Step, schedule } from './schedule.ts';

/** The steps of a schedule that a browser and an emulator can really carry out. */
const real = ['answer', 'submit', 'kill', 'open', 'offline', 'online', 'deploy'] as const;
export type RealStep = Step & { readonly kind: (typeof real)[number] };

const isReal = (step: Step): step is RealStep => real.some((kind) => kind === step.kind);

/** The schedules of the simulation in the same order, without the faults that only a model can have. */
export const realSchedules = (runs: number): RealStep[][] =>
  fc.sample(schedule, { numRuns: runs, seed: SEED }).map((steps) => steps.filter(isReal));
