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

/** What reads each file by itself. */
const ofFiles: Lane = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
];
/** What follows imports from file to file, on one processor. */
const ofImports: Lane = [
  { name: 'boundaries', run: boundaries },
  { name: 'unused code', run: unused },
  { name: 'documents', run: documents },
];

/** The checks without browser and emulators; of the tests only those that a change could have broken. */
export const quickStages: readonly (readonly Lane[])[] = [[ofFiles, ofImports], [[{ name: 'unit', run: changedUnit }]]];

/**
 * All checks. The backend tests mostly wait, so other stages run beside them; the journeys run alone, because some
 * measure times.
 */
export const allStages = (build: Stage): readonly (readonly Lane[])[] => [
  [[build]],
  [
    [...ofFiles, { name: 'unit', run: unit }, { name: 'rules', run: rules }],
    [...ofImports, { name: 'launcher', run: launcher }],
    [{ name: 'backend', run: backend }],
  ],
  [[{ name: 'end to end', run: e2e }]],
];
