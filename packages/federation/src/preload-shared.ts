import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What this needs to know of a chunk of Rolldown's. */
export type BuiltChunk = { readonly imports: readonly string[]; readonly dynamicImports: readonly string[] };
type Chunks = ReadonlyMap<string, BuiltChunk>;

/** The federation plugin's own: it opens every shared package, one after the other, before the shell's first line. */
const SHARED_MAP = 'localSharedImportMap';
/** Fetched last of all by the page's first script, by an address that is in no import. */
const WAITED_FOR = 'pendingShares';

/**
 * The chunks that every page of the shell waits for and the federation plugin does not announce: the shared packages with
 * what they import, in the order in which they are opened. What they import on demand stays out, Firestore above all.
 */
export function sharedChunks(chunks: Chunks): readonly string[] {
  const named = (name: string) => [...chunks.keys()].filter((file) => file.includes(name));
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of chunks.get(file)?.imports ?? []) follow(next);
  };
  for (const map of named(SHARED_MAP)) for (const file of chunks.get(map)?.dynamicImports ?? []) follow(file);
  for (const file of named(WAITED_FOR)) follow(file);
  return [...found];
}

/** The page with a link for each file that it does not name yet. */
export function withPreloads(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** Has the browser fetch the shared packages at once; else they come one by one, a round trip each. */
export const preloadShared = (): Plugin => ({
  name: 'lemma-preload-shared',
  apply: 'build',
  writeBundle: {
    // After the federation plugin, which writes its own links into the page last.
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      );
      const page = join(dir, 'index.html');
      await writeFile(page, withPreloads(await readFile(page, 'utf8'), sharedChunks(new Map(chunks))));
    },
  },
});
