import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { releaseBudgets } from './budgets.ts';
import { AREA_PATHS, readContracts, readPaths, readPlaces } from './read-routes.ts';
import { allLent } from './shared-names.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What an area says of itself, if it does: the shell's own areas hang where it says. */
const readFacts = (path: string): Facts => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const emitJson = (name: string, fileName: string, make: () => Facts | Promise<Facts>): Plugin => ({
  name,
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(await make(), null, 2)}\n` });
  },
});

/**
 * Writes facts about the area next to its build: the routes that it promises to answer (those of its `paths`), what its
 * `area.json` says, the contract version, and what its container can do.
 */
export const areaFacts = (folder: string, contractVersion: number): Plugin =>
  emitJson('lemma-area-facts', 'area.json', async () => ({
    routes: [...(await readPaths(join(folder, AREA_PATHS))).values()],
    ...readFacts(join(folder, 'area.json')),
    contractVersion,
    runsAhead: true,
  }));

/**
 * Writes next to the shell's build what it offers to remotes. The release tool's gate reads it from the shell's site.
 */
export const shellFacts = (
  folder: string,
  contracts: string,
  shared: Readonly<Record<string, { version: string }>>,
): Plugin =>
  emitJson('lemma-shell-facts', 'shell.json', async () => ({
    contractVersion: Math.max(...(await readContracts(contracts))),
    contracts: await readContracts(contracts),
    shared: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
    lends: allLent,
    budgets: releaseBudgets,
    places: await readPlaces(join(folder, 'src/remotes/places.ts')),
  }));
