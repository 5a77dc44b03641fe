import { minify, type Plugin } from 'vite';
import { chunksOf, fileOf, withImports } from './chunks.ts';
import { startEarly } from './early.ts';
import { isLent } from './shared.ts';
import { watchStart } from './watch-start.ts';

/** Where each area hangs; repeated from packages/contract because build files run before it. */
const paths = { teacher: '/dashboard', parent: '/parent-dashboard', student: '/student' };

/**
 * Puts the page's first lines (`early.ts`) before everything that fetches. `modules` are the shell's own for areas; what
 * it lends to the areas comes with them.
 */
export const startEarlyIn = (modules: readonly string[]): Plugin => ({
  name: 'lemma-start-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { bundle }) {
      const chunks = chunksOf(bundle ?? {});
      const named = modules.map((end) => {
        const file = fileOf(chunks, end);
        if (file === undefined) throw new Error(`No chunk was built for ${end}: see the shell's vite.config.ts.`);
        return file;
      });
      const lent = [...chunks.values()].filter(({ facadeModuleId }) => isLent(facadeModuleId));
      const wanted = withImports(chunks, [...named, ...lent.map(({ fileName }) => fileName)]).map((file) => `/${file}`);
      const files = wanted.filter((file) => !page.includes(`"${file}"`));
      const { code } = await minify(
        'early.js',
        `(${watchStart})();(${startEarly})(${JSON.stringify({ files, paths })})`,
      );
      // After the environment, which it reads, and before the first thing that is fetched.
      const early = page.replace(/(?=<script type="module")/, () => `<script>${code.trim()}</script>\n    `);
      // After what the page says while it waits: a sheet in the head would hold back even that.
      const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(early) ?? [];
      return early.replace(sheet, '').replace('</body>', () => `  ${sheet}\n  </body>`);
    },
  },
});
