import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The id of the module that imports all parts, for the bundler. */
export const TOGETHER = '\0lemma:together';

/**
 * Bundles several lazy modules of the shell that are always needed with one another into one, so that loading one loads
 * all. As separate entries, the imports that any two of them share would each become a further file. Their exports must
 * have different names. `modules` are paths in the repository.
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
