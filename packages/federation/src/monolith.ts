import { join } from 'node:path';
import type { Plugin } from 'vite';

const AREAS = 'virtual:lemma-built-in-areas';

/** A lazy import of each area in place of the federation runtime. */
const areasOf = (folders: Readonly<Record<string, string>>): string => `
export const areas = {
${Object.entries(folders)
  .map(([area, folder]) => `  ${area}: () => import(${JSON.stringify(join(folder, 'src/entry.ts'))}),`)
  .join('\n')}
};
`;

/**
 * Answers the import of the shell's way to the remotes with its way to areas that are built in (`shell/src/remotes/open-built-in.ts`,
 * which has the same type). Only the benchmark of delivery builds so: it is the same source without federation, to be held against.
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
