import { join } from 'node:path';
import type { Plugin } from 'vite';
import { areaBudgetOf, bytesOf, reasonForWeight } from './budgets.ts';
import { type BuiltChunk, chunksOf, withImports } from './chunks.ts';
import { BUILT_ENTRY } from './container.ts';
import { AREA_PAGES, AREA_PATHS, readRoutes } from './read-routes.ts';

/** The file, next to a build, that lists the files of each route. `release publish` copies it into `release.json`. */
const PRELOAD_FILE = 'preload.json';
/** The key for files that every route of the area needs. */
const EVERY_ROUTE = '*';
/** The page that an area opens with. */
const FIRST_ROUTE = '';

/** What the federation runtime loads before the area's own routes: the entry and its static imports. */
const always = (chunks: ReadonlyMap<string, BuiltChunk>): readonly string[] =>
  withImports(chunks, [BUILT_ENTRY, ...(chunks.get(BUILT_ENTRY)?.dynamicImports ?? [])]);

/**
 * Writes the files that each route of the area needs, so that the page can fetch all of them at once instead of
 * discovering one through another. Fails the build if the first page's are too heavy.
 */
export const routePreloads = (folder: string, area: string): Plugin => ({
  name: 'lemma-route-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const file = join(folder, AREA_PAGES);
      const everywhere = always(chunks);
      const preloads: Record<string, readonly string[]> = { [EVERY_ROUTE]: everywhere };
      for (const { pattern, opens } of await readRoutes(join(folder, AREA_PATHS), file)) {
        const module = await this.resolve(opens, file);
        const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === module?.id);
        if (own === undefined) return this.error(`${file}: no chunk was built for the route "${pattern}" (${opens}).`);
        preloads[pattern] = withImports(chunks, [own.fileName]).filter((each) => !everywhere.includes(each));
      }
      const bytes = bytesOf(bundle, [...everywhere, ...(preloads[FIRST_ROUTE] ?? [])]);
      const reason = reasonForWeight(area, bytes, areaBudgetOf(area));
      if (reason !== undefined) this.error(reason);
      this.emitFile({ type: 'asset', fileName: PRELOAD_FILE, source: JSON.stringify(preloads) });
    },
  },
});
