import type { Plugin } from 'vite';

const NAME = 're2js';
const STUB = `\0${NAME}`;

/** Replaces the engine: the one method of it that Firestore calls. */
export const stub = `export const RE2JS = {
  compile() {
    throw new Error('Regular expressions of Firestore pipelines are not built in: see packages/federation/src/without-re2js.ts.');
  },
};`;

/**
 * Removes the regular-expression engine that Firestore includes for two kinds of pipeline expressions (`like`,
 * `regex_…`), which Lemma does not use: 45 kB compressed on every page of an area.
 * shared-auth/src/without-re2js.test.ts tests that no query of ours reaches it.
 */
export const withoutRe2js = (): Plugin => ({
  name: 'lemma-without-re2js',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === NAME ? STUB : undefined),
  load: (id) => (id === STUB ? { code: stub, moduleSideEffects: false } : undefined),
});
