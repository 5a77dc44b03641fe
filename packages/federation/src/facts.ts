import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allLent } from './shared-names.ts';

type Facts = Readonly<Record<string, unknown>>;

const readFacts = (path: string): Facts => JSON.parse(readFileSync(path, 'utf8'));

const emitJson = (name: string, fileName: string, make: () => Facts): Plugin => ({
  name,
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(make(), null, 2)}\n` });
  },
});

/** Puts the area's own `area.json` (routes it answers, bytes it allows itself) beside its build, with the contract that it speaks and what its container can do. */
export const areaFacts = (folder: string, contractVersion: number): Plugin =>
  emitJson('lemma-area-facts', 'area.json', () => ({
    ...readFacts(join(folder, 'area.json')),
    contractVersion,
    runsAhead: true,
  }));

/** Puts beside the shell's build what it offers to remotes: the gate of the release tool reads it where the shell is served. */
export const shellFacts = (
  folder: string,
  contractVersion: number,
  shared: Readonly<Record<string, { version: string }>>,
): Plugin =>
  emitJson('lemma-shell-facts', 'shell.json', () => ({
    contractVersion,
    shared: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
    lends: allLent,
    places: readFacts(join(folder, 'places.json')),
  }));
