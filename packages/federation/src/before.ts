import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * The end of a module's name with which a package is taken as areas of before borrow it, where the builds put a smaller
 * one in its place: zod, and the formatter of messages with its parser.
 */
export const BEFORE = '?before';

const PACKAGES = /[\\/]node_modules[\\/](?:zod|use-intl)[\\/]/;

/** Takes the modules of these packages a second time, beside those that the shell uses itself. */
export const asBefore = (folder: string): Plugin => ({
  name: 'lemma-as-before',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (source.endsWith(BEFORE)) {
      const found = await this.resolve(source.slice(0, -BEFORE.length), `${folder}/package.json${BEFORE}`, {
        skipSelf: true,
      });
      return found === null ? null : `${found.id}${BEFORE}`;
    }
    if (!importer.endsWith(BEFORE)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found !== null && PACKAGES.test(found.id) ? `${found.id}${BEFORE}` : found;
  },
  load: (id) => (id.endsWith(BEFORE) ? readFile(id.slice(0, -BEFORE.length), 'utf8') : undefined),
});
