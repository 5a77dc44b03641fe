import type { Plugin } from 'vite';

const NAME = 're2js';
const STUB = `\0${NAME}`;

/** What stands for the engine: its one method that Firestore calls. */
export const stub = `export const RE2JS = {
  compile() {
    throw new Error('Regular expressions of Firestore pipelines are not built in: see packages/federation/src/without-re2js.ts.');
  },
};`;

/**
 * Leaves out the regular-expression engine that Firestore brings for two kinds of pipeline expressions (`like`, `regex_…`): 45 kB
 * compressed on every page of an area, for what nothing here asks. That no condition of ours reaches it is held by
 * shared-auth/src/without-re2js.test.ts.
 */
export const withoutRe2js = (): Plugin => ({
  name: 'lemma-without-re2js',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === NAME ? STUB : undefined),
  load: (id) => (id === STUB ? { code: stub, moduleSideEffects: false } : undefined),
});
