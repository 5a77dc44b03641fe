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

/** What needs no browser and no emulator, of the tests only those that a change can have broken. */
export const quickStages: Lane = [...staticStages, { name: 'unit', run: changedUnit }];

/**
 * Everything. The backend waits more than it computes, so what computes runs beside it; the journeys have the machine for
 * themselves, since a person's patience is part of what they measure.
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
