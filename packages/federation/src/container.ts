import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BORROWED, borrowed, RADIX } from './borrowed.ts';
import { chunksOf, withImports } from './chunks.ts';
import { BUILT_ENTRY, CONTAINER_SCRIPT, linked } from './linked.ts';
import type { sharedBy } from './shared.ts';
import { EXPOSED, TYPES, typesArchive } from './types-archive.ts';

const CONTAINER = 'virtual:lemma-container';

type Shared = ReturnType<typeof sharedBy>;

/** The protocol of Module Federation: `init` receives the share scope, `get` returns what is exposed. */
const containerModule = (folder: string, shared: Shared): string => `
import { borrow } from '${BORROWED}';
let ready;
export const init = (scope) => {
  ready ??= borrow(scope, ${JSON.stringify(Object.keys(shared).filter((name) => name !== RADIX))});
  ready.catch(() => { ready = undefined; });
  return ready;
};
export const get = async (name) => {
  if (name !== ${JSON.stringify(EXPOSED.path)}) throw new Error('This area exposes no ' + name + '.');
  await ready;
  const module = await import(${JSON.stringify(join(folder, EXPOSED.file))});
  return () => module;
};
`;

/** An area's files, as federation runtimes and their developer tools read of them. */
function manifestOf(area: string, shared: Shared, first: readonly string[], later: readonly string[]) {
  const ending = (files: readonly string[], end: string) => files.filter((file) => file.endsWith(end));
  const assets = (end: string) => ({ sync: ending(first, end), async: ending(later, end) });
  const none = { sync: [], async: [] };
  const { name, path } = EXPOSED;
  return {
    ...{ id: area, name: area, remotes: [] },
    metaData: {
      ...{ name: area, globalName: area, type: 'app', publicPath: 'auto', pluginVersion: '1.0.0' },
      buildInfo: { buildVersion: '1.0.0', buildName: area },
      remoteEntry: { name: BUILT_ENTRY, path: '', type: 'module' },
      types: { path: '', name: '', ...TYPES },
    },
    shared: Object.entries(shared).map(([name, each]) => ({
      ...{ id: `${area}:${name}`, name, ...each, assets: { js: none, css: none } },
    })),
    exposes: [{ id: `${area}:${name}`, name, path, assets: { js: assets('.js'), css: assets('.css') } }],
  };
}

/**
 * Builds an area as a container of Module Federation, with its manifest: plain modules, for any federation runtime. The
 * official plugin's container shares in every direction, with fallbacks, other versions and other bundlers' scopes: 17 kB
 * compressed in each area. Here the shell provides every shared package and the gate has compared the versions, so two
 * functions are enough.
 */
export const container = (folder: string, area: string, shared: Shared): Plugin[] => [
  borrowed(folder, Object.keys(shared)),
  typesArchive(folder),
  linked(folder),
  {
    name: 'lemma-container',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { remoteEntry: CONTAINER },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: CONTAINER_SCRIPT },
        },
      },
    }),
    resolveId: (source) => (source === CONTAINER ? `\0${CONTAINER}` : undefined),
    load: (id) => (id === `\0${CONTAINER}` ? containerModule(folder, shared) : undefined),
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const first = withImports(chunks, chunks.get(CONTAINER_SCRIPT)?.dynamicImports ?? []);
      const later = Object.keys(bundle).filter((file) => file !== CONTAINER_SCRIPT && !first.includes(file));
      const manifest = manifestOf(area, shared, first, later);
      this.emitFile({ type: 'asset', fileName: 'mf-manifest.json', source: JSON.stringify(manifest) });
    },
  },
];
