import { join } from 'node:path';
import type { Plugin } from 'vite';

const AREAS = 'virtual:lemma-built-in-areas';

/** The lazy imports of the areas that replace the federation runtime. */
const areasOf = (folders: Readonly<Record<string, string>>): string => `
export const areas = {
${Object.entries(folders)
  .map(([area, folder]) => `  ${area}: () => import(${JSON.stringify(join(folder, 'src/entry.ts'))}),`)
  .join('\n')}
};
`;

/**
 * Replaces the shell's module that loads remotes by one that imports the areas directly
 * (`shell/src/remotes/open-built-in.ts`, which has the same type). Only the delivery benchmark uses this build, to
 * compare the same source without federation.
 */
export const monolithLoader = (shell: string, folders: Readonly<Record<string, string>>) =>
  ({
    name: 'lemma-monolith-loader',
    enforce: 'pre',
    resolveId: (source: string) => {
      if (source === AREAS) return AREAS;
      return source.endsWith('/remotes/open-remotes.ts') ? join(shell, 'src/remotes/open-built-in.ts') : undefined;
    },
    load: (id: string) => (id === AREAS ? areasOf(folders) : undefined),
  }) satisfies Plugin;
