import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const repository = join(import.meta.dirname, '../../..');
const folder = join(repository, 'docs/benchmarks/runs');

const runFigureSchema = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  bar: z.number().optional(),
  holds: z.boolean().optional(),
});
const runSchema = z.object({
  /** The commit whose code ran, and whether files of the work tree differed from it. */
  commit: z.string(),
  changed: z.boolean(),
  at: z.iso.datetime(),
  load: z.number(),
  figures: z.array(runFigureSchema),
});
export type Run = z.infer<typeof runSchema>;

const git = (...given: readonly string[]): string =>
  execFileSync('git', [...given], { cwd: repository, encoding: 'utf8' }).trim();

/** The commit that is checked out, in short. */
export const commitNow = (): string => git('rev-parse', '--short=8', 'HEAD');

/** Whether any file differs from the commit, except those that runs write. */
export const isChanged = (): boolean => git('status', '--porcelain', '--', '.', ':!docs/benchmarks').length > 0;

type Figures = Run['figures'];

/** The figures of a run. Of a part of what a whole run is, no bar is said to hold; one that is missed is missed all the same. */
export function figuresOfRun(extent: Figures, figures: Figures): Figures {
  if (extent.every(({ holds }) => holds !== false)) return [...extent, ...figures];
  return [...extent, ...figures.map(({ holds, ...figure }) => ({ ...figure, ...(holds === false && { holds }) }))];
}

/**
 * Stores what a long run has come to, for `npm run bench -- trust`, which reads it because it takes too long to be run again.
 * The file belongs into the repository: another machine says of which commit it is. `extent`: how much has run, each figure with
 * the bar of a whole run.
 */
export function storeRun(name: string, figures: Figures, extent: Figures = []): void {
  const run: Run = {
    commit: commitNow(),
    changed: isChanged(),
    at: new Date().toISOString(),
    load: loadavg()[0] ?? 0,
    figures: figuresOfRun(extent, figures),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(runSchema.parse(run), undefined, 2)}\n`);
}

/** The last result of a run with this name, wherever it was made; undefined: there is none. */
export function lastRun(name: string): Run | undefined {
  try {
    return runSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A figure that holds while it is at most its bar. */
export const atMost = (name: string, value: number, bar: number, unit = ''): Figures[number] => ({
  ...{ name, value, unit, bar, holds: value <= bar },
});

/** A figure that holds while it is at least its bar. */
export const atLeast = (name: string, value: number, bar: number, unit = ''): Figures[number] => ({
  ...{ name, value, unit, bar, holds: value >= bar },
});
