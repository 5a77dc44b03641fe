import { backend, boundaries, e2e, lint, unused } from './command-stages.ts';
import type { Stage } from './run-stages.ts';
import { types, unit } from './turbo-stages.ts';

/** What needs no browser and no emulator. */
export const quickStages: readonly Stage[] = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'boundaries', run: boundaries },
  { name: 'unused code', run: unused },
  { name: 'unit', run: unit },
];

export const allStages: readonly Stage[] = [
  ...quickStages,
  { name: 'backend', run: backend },
  { name: 'end to end', run: e2e },
];
