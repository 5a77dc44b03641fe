import type { Plugin, Rolldown } from 'vite';
import { BORROWED, standsFor, WHOLE } from './borrowed.ts';
import { allLent, lentOf, membersOf } from './shared-names.ts';
import { SMALL_ZOD } from './small-zod.ts';

/** A file next to an area's build that lists which of the lent exports it uses, for the release tool's gate. */
const USES_FILE = 'uses.json';

const TO_DO =
  'Use another name, or add it to packages/federation/src/shared-names.ts (for zod, packages/contract/src/zod), ' +
  'and release the shell before this area.';

/** What a build still uses of a module that stands for a package: `name of package` or `name.member of package`. */
function usesOf(id: string, rendered: readonly string[]): readonly string[] {
  const [from = '', of] = standsFor(id);
  const listed = from === SMALL_ZOD ? 'zod' : from;
  if (lentOf(from) === undefined) return [];
  const names = rendered.includes(WHOLE) ? [WHOLE] : rendered;
  if (of !== undefined) return names.map((name) => `${name === WHOLE ? of : `${of}.${name}`} of ${listed}`);
  // Which members of an object are used, the object's own module says.
  return names.filter((name) => membersOf(from, name) === undefined).map((name) => `${name} of ${listed}`);
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
        `This area uses ${missing.join(', ')}, which the shell does not lend (* and z: as a whole, passed on). ${TO_DO}`,
      );
    this.emitFile({ type: 'asset', fileName: USES_FILE, source: `${JSON.stringify([...used].sort())}\n` });
  },
});
