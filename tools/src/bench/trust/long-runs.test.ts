import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repository } from '../../repository.ts';
import { longRuns } from './long-runs.ts';
import { reachedFrom } from './reached-from.ts';

/** Only stores the result. */
const STORES = 'packages/testing/src/runs.ts';

it.each(Object.entries(longRuns))('%s: names all that its file imports, and nothing that is not there', (_, run) => {
  const { entry, paths } = run;
  const isNamed = (file: string): boolean => paths.some((path) => file === path || file.startsWith(`${path}/`));
  const reached = [...reachedFrom(entry)];
  expect(reached.length).toBeGreaterThan(1);
  expect(reached.filter((file) => file !== STORES && !isNamed(file))).toEqual([]);
  expect(paths.filter((path) => globSync(path, { cwd: repository }).length === 0)).toEqual([]);
});
