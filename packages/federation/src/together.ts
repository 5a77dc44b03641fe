import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The one module that the bundler sees. */
export const TOGETHER = '\0lemma:together';

/**
 * Makes one module of several of the shell's own that are opened on demand and always needed with one another: to open one is
 * to open all. Were each an entry of its own, what any two of them use would be one file more. They may not export
 * the same name. `modules` are paths from the repository.
 */
export function together(folder: string, modules: readonly string[]): Plugin {
  const paths = modules.map((path) => join(folder, '..', path));
  return {
    name: 'lemma-together',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (kind !== 'dynamic-import') return undefined;
      const found = await this.resolve(source, importer, { kind, skipSelf: true });
      return found !== null && paths.includes(found.id) ? TOGETHER : undefined;
    },
    load: (id) =>
      id === TOGETHER ? paths.map((path) => `export * from ${JSON.stringify(path)};`).join('\n') : undefined,
  };
}
