import { dirname, join } from 'node:path';
import { areaPaths as paths } from '@lemma/contract/areas';
import { integrityIn, LIST_HEAD } from '@lemma/contract/integrity-in';
import { STORED_KEY, storedRules } from '@lemma/contract/stored-page';
import { FILE_TYPES, SHEET_PATIENCE_MS, SHEET_PAUSES_MS } from '@lemma/contract/typed-file';
import { minify, type Plugin } from 'vite';
import { announceFiles } from './announce-files.ts';
import { announceFirst } from './announce-first.ts';
import { type Budgets, bytesOf, reasonForFiles, reasonForWeight, shellBudgets } from './budgets.ts';
import { chunksOf, fileOf, withImports } from './chunks.ts';
import { coverRoot } from './cover-root.ts';
import { drawStored } from './draw-stored.ts';
import { startEarly } from './early.ts';
import { type HealOptions, healOwn } from './heal-own.ts';
import { lookEarly } from './look-early.ts';
import { makeStored } from './make-stored.ts';
import { readPerson } from './read-person.ts';
import { readRoutes, SHELL_PAGES, SHELL_PATHS } from './read-routes.ts';
import { TOGETHER } from './together.ts';
import { END_MARK, wantWhole } from './want-whole.ts';
import { watchStart } from './watch-start.ts';

/** Modules of the shell that areas need and the first page does not, by the ends of their paths. */
export type AreaModules = {
  /** The application, which pages that the build has drawn need later. */
  readonly app: string;
  /** The module that draws pages during the build. */
  readonly draws: string;
  /** Modules that are bundled into one, because none is needed without the others. */
  readonly together: readonly string[];
  /** Small modules that are one file each list: patterns of paths in the repository. */
  readonly inOneFile: Readonly<Record<string, readonly string[]>>;
  readonly every: readonly string[];
  readonly only: Readonly<Record<string, readonly string[]>>;
};

/**
 * Inserts the page's first lines (`early.ts`) before everything that fetches. The packages that the shell lends are
 * among the modules for every area.
 */
export const startEarlyIn = (folder: string, modules: AreaModules): Plugin => ({
  name: 'lemma-start-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { bundle }) {
      const chunks = chunksOf(bundle ?? {});
      const named = (ends: readonly string[]) =>
        ends.map((end) => {
          const file = fileOf(chunks, end);
          if (file === undefined) throw new Error(`No chunk was built for ${end}: see the shell's vite.config.ts.`);
          return file;
        });
      const wanted = (from: readonly string[]) =>
        withImports(chunks, from)
          .map((file) => `/${file}`)
          .filter((file) => !page.includes(`"${file}"`));
      const app = wanted(named([modules.app]));
      const files = wanted(named([TOGETHER, ...modules.every])).filter((file) => !app.includes(file));
      const only = Object.fromEntries(
        Object.entries(modules.only).map(([area, ends]) => [
          area,
          wanted(named(ends)).filter((file) => ![...app, ...files].includes(file)),
        ]),
      );
      const routes = await readRoutes(join(folder, SHELL_PATHS), join(folder, SHELL_PAGES));
      const pages = Object.fromEntries(
        routes.map(({ pattern, opens }) => [`/${pattern}`, wanted(named([join(folder, dirname(SHELL_PAGES), opens)]))]),
      );
      const first = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
      const weights: Budgets = {
        ...Object.fromEntries(
          Object.entries(pages).map(([path, own]) => [path, bytesOf(bundle ?? {}, [...first, ...own])]),
        ),
        ...Object.fromEntries(
          Object.keys(paths).map((area) => [
            area,
            bytesOf(bundle ?? {}, [...first, ...app, ...files, ...(only[area] ?? [])]),
          ]),
        ),
      };
      for (const [name, most] of Object.entries(shellBudgets)) {
        const reason = reasonForWeight(name, weights[name] ?? Number.POSITIVE_INFINITY, most);
        if (reason !== undefined) throw new Error(reason);
      }
      const tooMany = reasonForFiles(app.length + files.length);
      if (tooMany !== undefined) throw new Error(tooMany);
      const healing: HealOptions = { types: FILE_TYPES, pausesMs: SHEET_PAUSES_MS, sheetPatienceMs: SHEET_PATIENCE_MS };
      const { code } = await minify(
        'early.js',
        // Which build this is, for the page that is stored (shell/src/stored).
        `globalThis[Symbol.for('lemma.kept')]=${JSON.stringify({ build: named([modules.app])[0] })};(${healOwn})(${JSON.stringify(healing)});(${watchStart})();` +
          `(${startEarly})(${JSON.stringify({ app, files, only, pages, paths, head: LIST_HEAD })},${integrityIn},${announceFiles},` +
          `()=>{(${readPerson})();return(${drawStored})(${JSON.stringify(STORED_KEY)},` +
          `${JSON.stringify(storedRules)},${makeStored},${coverRoot})});` +
          `(${lookEarly})()`,
      );
      // After the environment, which it reads, and before the first script that is fetched.
      const early = page.replace(/(?=<script type="module")/, () => `<script>${code.trim()}</script>\n    `);
      // After the text that is shown while loading: a style sheet in the head would delay even that text.
      const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(early) ?? [];
      const { code: whole } = await minify('whole.js', `(${wantWhole})()`);
      return announceFirst(early)
        .replace(sheet, '')
        .replace('<head>', (head) => `${head}\n    <script data-whole>${whole.trim()}</script>`)
        .replace('</body>', () => `  ${sheet}\n    ${END_MARK}\n  </body>`);
    },
  },
});
