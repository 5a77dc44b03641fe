import { matchesGlob } from 'node:path';
import configuration from '../../../vitest.config.ts';
import { unitProjects } from '../checks/unit-projects.ts';

/** The command that runs a file of tests. */
export type Runs = 'npm test' | 'npm run soak' | 'npm run bucket -w functions';

const projects = (configuration.test?.projects ?? []).flatMap((one) =>
  typeof one === 'object' && 'test' in one && one.test ? [one.test] : [],
);
const isIn = (file: string, name: string): boolean =>
  projects.some(
    (one) =>
      one.name === name &&
      (one.include ?? []).some((pattern) => matchesGlob(file, pattern)) &&
      !(one.exclude ?? []).some((pattern) => matchesGlob(file, pattern)),
  );
const isInSome = (file: string, names: readonly string[]): boolean => names.some((name) => isIn(file, name));

/** Which command runs a file; undefined: none does. What `npm test` runs counts as that, although a soak tries more of it. */
export function runsOf(file: string): Runs | undefined {
  if (matchesGlob(file, 'e2e/src/**/*.e2e.ts')) return 'npm test';
  if (isInSome(file, [...unitProjects, 'demonstration', 'rules', 'backend', 'launcher'])) return 'npm test';
  if (matchesGlob(file, 'e2e/src/**/*.soak.ts') || isInSome(file, ['memory', 'soak'])) return 'npm run soak';
  return isIn(file, 'bucket') ? 'npm run bucket -w functions' : undefined;
}
