import type { Plugin, Rolldown } from 'vite';
import { BORROWED, standsFor, WHOLE } from './borrowed.ts';
import { allLent, lentOf, useOf } from './shared-names.ts';

/** A file next to an area's build that lists which of the lent exports it uses, for the release tool's gate. */
const USES_FILE = 'uses.json';

const TO_DO =
  'Use another name, or add it to packages/federation/src/shared-names.ts (for zod, packages/contract/src/zod), ' +
  'and release the shell before this area.';

/** What a build still uses of a module that stands for a package or for an object in one. */
function usesOf(id: string, rendered: readonly string[]): readonly string[] {
  const of = standsFor(id);
  if (of === undefined || lentOf(of) === undefined) return [];
  return (rendered.includes(WHOLE) ? [WHOLE] : rendered).map((name) => useOf(of, name));
}

const chunksIn = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/**
 * Fails a remote's build that uses an export which no shell lends, because it would be undefined in the browser, and
 * writes a list of those it does use: those that the bundler has left in the modules that stand for packages.
 */
export const onlyLent = (): Plugin => ({
  name: 'lemma-only-lent',
  apply: 'build',
  onLog(_, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED' && message.includes(BORROWED)) this.error(`${message}\n${TO_DO}`);
  },
  generateBundle(_, bundle) {
    const modules = chunksIn(bundle).flatMap(({ modules }) => Object.entries(modules));
    const used = new Set(modules.flatMap(([id, { renderedExports }]) => usesOf(id, renderedExports)));
    const missing = [...used].filter((use) => !allLent.includes(use));
    if (missing.length > 0)
      this.error(
        `This area uses ${missing.join(', ')}, which the shell does not lend (*: as a whole, passed on). ${TO_DO}`,
      );
    this.emitFile({ type: 'asset', fileName: USES_FILE, source: `${JSON.stringify([...used].sort())}\n` });
  },
});
