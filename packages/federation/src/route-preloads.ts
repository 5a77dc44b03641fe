import { join } from 'node:path';
import type { Plugin } from 'vite';
import { areaBudgetOf, bytesOf, reasonForWeight } from './budgets.ts';
import { type BuiltChunk, chunksOf, withImports } from './chunks.ts';
import { CONTAINER_SCRIPT, firstFiles, OTHER_LINKS } from './linked.ts';
import { AREA_PAGES, AREA_PATHS, EVERY_ROUTE, FIRST_ROUTE, PRELOAD_FILE, readRoutes } from './read-routes.ts';

/** What the federation runtime loads before the area's own routes: the entry and its static imports. */
const always = (chunks: ReadonlyMap<string, BuiltChunk>): readonly string[] =>
  withImports(chunks, [CONTAINER_SCRIPT, ...(chunks.get(CONTAINER_SCRIPT)?.dynamicImports ?? [])]);

/**
 * Writes the files that each route of the area needs, so that the page can fetch all of them at once instead of
 * discovering one through another.
 */
export const routePreloads = (folder: string): Plugin => ({
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
        const files = withImports(chunks, [own.fileName]).filter((each) => !everywhere.includes(each));
        preloads[pattern] = pattern === FIRST_ROUTE ? files : [...files, OTHER_LINKS];
      }
      this.emitFile({ type: 'asset', fileName: PRELOAD_FILE, source: JSON.stringify(preloads) });
    },
  },
});

/** Fails the build if what the area opens with is too heavy, as it is served. */
export const areaBudget = (area: string): Plugin => ({
  name: 'lemma-area-budget',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const reason = reasonForWeight(area, bytesOf(bundle, firstFiles(bundle)), areaBudgetOf(area));
      if (reason !== undefined) this.error(reason);
    },
  },
});
