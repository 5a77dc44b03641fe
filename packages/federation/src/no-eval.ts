import type { Plugin } from 'vite';

const CORE = /[\\/]zod[\\/]v4[\\/]core[\\/]core[.]js$/;

/**
 * The source of zod's settings, changed so that zod never creates functions from text; undefined for any other module.
 */
export const withoutEval = (id: string, code: string): string | undefined =>
  CORE.test(id.split('?')[0] ?? '') ? `${code}\nglobalConfig.jitless = true;\n` : undefined;

/**
 * When its first schema is created, zod tests whether it may create functions from text. The security policy forbids
 * this, and each test would be reported as a violation on every page. The setting must be changed before any of our
 * modules runs.
 */
export const noEval = (): Plugin => ({
  name: 'lemma-no-eval',
  apply: 'build',
  transform: (code, id) => withoutEval(id, code),
});
