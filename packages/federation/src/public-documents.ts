import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a document of the repository is served: `docs/data-model.md` at `/documents/data-model.txt`. */
const placeOf = (path: string): string => `documents/${basename(path, extname(path)).toLowerCase()}.txt`;

/**
 * Serves documents of the repository beside the pages, as they were when the pages were built. As plain text: browsers
 * download what is named `.md` or `.rules`.
 */
export const publicDocuments = (repository: string, paths: readonly string[]): Plugin => ({
  name: 'lemma-public-documents',
  async generateBundle() {
    for (const path of paths)
      this.emitFile({ type: 'asset', fileName: placeOf(path), source: await readFile(join(repository, path), 'utf8') });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = paths.find((each) => request.url === `/${placeOf(each)}`);
      if (path === undefined) return next();
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      readFile(join(repository, path)).then((text) => response.end(text), next);
    });
  },
});
