import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { areaBudgetOf, bytesOf, reasonForScreens, reasonForWeight } from './budgets.ts';
import { type BuiltChunk, chunksOf, withImports } from './chunks.ts';
import { CONTAINER_SCRIPT, firstFiles, routesIn } from './linked.ts';
import { AREA_PAGES, AREA_PATHS, EVERY_ROUTE, FIRST_ROUTE, PRELOAD_FILE, readRoutes } from './read-routes.ts';
import { EXPOSED } from './types-archive.ts';

/** What the federation runtime loads before the area's own routes: the entry and its static imports. */
const always = (chunks: ReadonlyMap<string, BuiltChunk>): readonly string[] =>
  withImports(chunks, [CONTAINER_SCRIPT, ...(chunks.get(CONTAINER_SCRIPT)?.dynamicImports ?? [])]);

/** The English texts that an area opens with. */
const OWN_CATALOG = 'src/shared/text/en.ts';

/**
 * Makes the English texts of a screen a script of their own, so that a changed word is not the screen. What the area opens
 * with is one such script, its own catalog; what packages say there stays where it is, which would be heavier otherwise.
 */
function textsApart(catalog: string, opensWith: readonly string[]): Rolldown.CodeSplittingGroup[] {
  const ofFirst = { name: 'en', test: (id: string) => id === catalog };
  const ofOthers: Rolldown.CodeSplittingGroup = {
    debugName: 'texts',
    test: /[\\/]text[\\/]en-[\w-]+\.ts$/,
    name: (id, chunking) => {
      const of = (module: string) => chunking.getModuleInfo(module);
      const isFirst = (module: string, seen: Set<string>): boolean =>
        opensWith.includes(module) ||
        (of(module)?.importers ?? []).some((each) => !seen.has(each) && isFirst(each, seen.add(each)));
      // What a module imports goes along with it; the first screen would fetch the texts for that.
      return (of(id)?.importedIds ?? []).some((each) => isFirst(each, new Set())) ? null : basename(id, '.ts');
    },
  };
  return [ofFirst, ofOthers];
}

/**
 * Writes the files that each route of the area needs, so that the page can fetch all of them at once instead of
 * discovering one through another.
 */
export const routePreloads = (folder: string): Plugin => ({
  name: 'lemma-route-preloads',
  apply: 'build',
  async config() {
    const routes = await readRoutes(join(folder, AREA_PATHS), join(folder, AREA_PAGES));
    const first = routes.find(({ pattern }) => pattern === FIRST_ROUTE)?.opens ?? '';
    const opensWith = [join(folder, EXPOSED.file), join(folder, dirname(AREA_PAGES), first)];
    const groups = textsApart(join(folder, OWN_CATALOG), opensWith);
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
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
      const routes = routesIn(bundle);
      const first = firstFiles(routes);
      const reason =
        reasonForWeight(area, bytesOf(bundle, first), areaBudgetOf(area)) ??
        reasonForScreens(bundle, area, routes, first);
      if (reason !== undefined) this.error(reason);
    },
  },
});
