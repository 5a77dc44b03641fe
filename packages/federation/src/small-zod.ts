import type { Plugin } from 'vite';

/** What zod has and Lemma uses, at less than half of its size (packages/contract). */
export const SMALL_ZOD = '@lemma/contract/zod';

/** Puts it in zod's place, wherever the shell, an area or one of its packages imports zod. */
export const smallZod = (): Plugin => ({
  name: 'lemma-small-zod',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === 'zod' ? this.resolve(SMALL_ZOD, importer, { skipSelf: true }) : undefined;
  },
});
