import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = '\0lemma:monolith-loader';

/** The loader's module, with a lazy import of each area in place of the federation runtime. */
const loaderOf = (folders: Readonly<Record<string, string>>): string => `
const open = {
${Object.entries(folders)
  .map(([area, folder]) => `  ${area}: () => import(${JSON.stringify(join(folder, 'src/entry.ts'))}),`)
  .join('\n')}
};
export const openRemotes = () => ({
  load: async (area) => ({ remote: (await open[area]()).remote, version: 'monolith' }),
  giveUp: () => false,
  forget: () => undefined,
});
`;

/**
 * Answers the shell's import of its way to the remotes with one that has the areas built in. Only the benchmark of delivery
 * builds so: it is the same source without federation, to be held against.
 */
export const monolithLoader = (folders: Readonly<Record<string, string>>) =>
  ({
    name: 'lemma-monolith-loader',
    enforce: 'pre',
    resolveId: (source: string) => (source.endsWith('/remotes/open-remotes.ts') ? LOADER : undefined),
    load: (id: string) => (id === LOADER ? loaderOf(folders) : undefined),
  }) satisfies Plugin;
