import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { type BuiltChunk, chunksOf, withImports } from './chunks.ts';

/** Beside the files of a build: which of them each route needs. `release publish` copies it into `release.json`. */
const PRELOAD_FILE = 'preload.json';
/** Stands for what every route of the area needs. */
const EVERY_ROUTE = '*';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const literal = (node: unknown): unknown => (isNode(node) && node.type === 'Literal' ? node.value : undefined);
const propertiesOf = (node: Node): readonly Node[] =>
  Array.isArray(node.properties) ? node.properties.filter(isNode) : [];
const nameOf = ({ key }: Node): unknown => (isNode(key) ? key.name : undefined);

/** The first lazy import anywhere below a node. */
function lazyImport(node: unknown): string | undefined {
  if (Array.isArray(node)) return node.map(lazyImport).find((found) => found !== undefined);
  if (!isNode(node)) return undefined;
  if (node.type === 'ImportExpression') {
    const source = literal(node.source);
    return typeof source === 'string' ? source : undefined;
  }
  return lazyImport(Object.values(node));
}

/** The module that each route of a table of routes opens on demand, by the route's path; `''` is the index. */
export function lazyRoutes(file: string, code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) look(each);
    if (!isNode(node)) return;
    if (node.type === 'ObjectExpression') {
      const named = new Map(propertiesOf(node).map((property) => [nameOf(property), property.value]));
      const path = named.has('index') ? '' : literal(named.get('path'));
      const opens = lazyImport(named.get('element'));
      if (typeof path === 'string' && opens !== undefined) found.set(path, opens);
    }
    for (const value of Object.values(node)) look(value);
  };
  look(parseSync(file, code).program);
  return found;
}

/** In a folder: on the site each version has one, beside the `assets` that versions share (tools, `layout.ts`). */
export const BUILT_ENTRY = 'entry/remoteEntry.js';

/** What the federation runtime opens before the area's own routes: its entry, and what that opens at once. */
const always = (chunks: ReadonlyMap<string, BuiltChunk>): readonly string[] =>
  withImports(chunks, [BUILT_ENTRY, ...(chunks.get(BUILT_ENTRY)?.dynamicImports ?? [])]);

/**
 * Writes which files each route of the area needs, so that the page can fetch all of them at once instead of finding one
 * in the other. The routes are read from the source of `src/routes.tsx`.
 */
export const routePreloads = (folder: string): Plugin => ({
  name: 'lemma-route-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const file = join(folder, 'src/routes.tsx');
      const everywhere = always(chunks);
      const preloads: Record<string, readonly string[]> = { [EVERY_ROUTE]: everywhere };
      for (const [path, source] of lazyRoutes(file, await readFile(file, 'utf8'))) {
        const module = await this.resolve(source, file);
        const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === module?.id);
        if (own === undefined) return this.error(`${file}: no chunk was built for the route "${path}" (${source}).`);
        preloads[path] = withImports(chunks, [own.fileName]).filter((each) => !everywhere.includes(each));
      }
      this.emitFile({ type: 'asset', fileName: PRELOAD_FILE, source: JSON.stringify(preloads) });
    },
  },
});
