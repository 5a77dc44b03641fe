import type { Plugin } from 'vite';

const CORE = /[\\/]zod[\\/]v4[\\/]core[\\/]core[.]js$/;

/** zod's settings with functions made out of text left out. */
export const withoutEval = (id: string, code: string): string | undefined =>
  CORE.test(id.split('?')[0] ?? '') ? `${code}\nglobalConfig.jitless = true;\n` : undefined;

/**
 * zod looks, when its first schema is made, whether it may make functions out of text. The security policy forbids it, and the
 * look would be reported as a violation on every page; it has to be told before any module of ours runs.
 */
export const noEval = (): Plugin => ({
  name: 'lemma-no-eval',
  apply: 'build',
  transform: (code, id) => withoutEval(id, code),
});
