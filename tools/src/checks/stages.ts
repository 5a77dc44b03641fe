import { backend, boundaries, changedUnit, e2e, lint, types, unit, unused } from './command-stages.ts';
import type { Stage } from './run-stages.ts';

const staticStages: readonly Stage[] = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'boundaries', run: boundaries },
  { name: 'unused code', run: unused },
];

/** What needs no browser and no emulator, of the tests only those that a change can have broken. */
export const quickStages: readonly Stage[] = [...staticStages, { name: 'unit', run: changedUnit }];

export const allStages: readonly Stage[] = [
  ...staticStages,
  { name: 'unit', run: unit },
  { name: 'backend', run: backend },
  { name: 'end to end', run: e2e },
];
