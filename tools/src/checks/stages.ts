import {
  backend,
  boundaries,
  changedUnit,
  documents,
  e2e,
  launcher,
  lint,
  rules,
  types,
  unit,
  unused,
} from './command-stages.ts';
import type { Lane, Stage } from './run-stages.ts';

const staticStages: Lane = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'boundaries', run: boundaries },
  { name: 'unused code', run: unused },
  { name: 'documents', run: documents },
];

/** The checks without browser and emulators; of the tests only those that a change could have broken. */
export const quickStages: Lane = [...staticStages, { name: 'unit', run: changedUnit }];

/**
 * All checks. The backend tests mostly wait, so other stages run beside them; the journeys run alone, because they
 * measure times.
 */
export const allStages = (build: Stage): readonly (readonly Lane[])[] => [
  [[build]],
  [
    [...staticStages, { name: 'unit', run: unit }, { name: 'rules', run: rules }],
    [
      { name: 'backend', run: backend },
      { name: 'launcher', run: launcher },
    ],
  ],
  [[{ name: 'end to end', run: e2e }]],
];
