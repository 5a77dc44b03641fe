import type { Plugin } from 'vite';

const WARNING = /[\\/]react-router[\\/]dist[\\/]development[\\/]/;

/**
 * Takes the router as it is built for release: its package names the one that warns developers, whichever build imports
 * it.
 */
export const releasedRouter = (): Plugin => ({
  name: 'lemma-released-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(?:[\\/]dom)?$/.test(source)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found === null ? null : found.id.replace(WARNING, (path) => path.replace('development', 'production'));
  },
});
