import { readFile } from 'node:fs/promises';
import { basename, extname, join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { pageOfDocument } from './document-page.ts';

/** Where a document of the repository is served, as text: `docs/data-model.md` at `/documents/data-model.txt`. */
const textOf = (path: string): string => `documents/${basename(path, extname(path)).toLowerCase()}.txt`;
/** Where it is served as a page; undefined for what is no text with headings, such as rules. */
const pageOf = (path: string): string | undefined =>
  extname(path) === '.md' ? textOf(path).replace(/txt$/, 'html') : undefined;

type Served = { readonly at: string; readonly type: 'html' | 'plain'; readonly source: () => Promise<string> };

function served(repository: string, paths: readonly string[]): Served[] {
  const read = (path: string) => readFile(join(repository, path), 'utf8');
  const linkFrom = (path: string) => (href: string) => {
    if (/^https?:/.test(href)) return href;
    const [target = '', part] = href.split('#');
    if (target === '') return href;
    const named = posix.join(posix.dirname(path), target);
    const known = paths.includes(named) ? (pageOf(named) ?? textOf(named)) : undefined;
    return known && `/${known}${part === undefined ? '' : `#${part}`}`;
  };
  return paths.flatMap((path) => {
    const page = pageOf(path);
    const text: Served = { at: textOf(path), type: 'plain', source: () => read(path) };
    if (page === undefined) return [text];
    const source = async () => pageOfDocument(await read(path), `/${textOf(path)}`, linkFrom(path));
    return [text, { at: page, type: 'html', source }];
  });
}

/**
 * Serves documents of the repository beside the pages, as they were when the pages were built: what has headings as a page
 * to read, and everything as plain text, because browsers download what is named `.md` or `.rules`.
 */
export const publicDocuments = (repository: string, paths: readonly string[]): Plugin => ({
  name: 'lemma-public-documents',
  async generateBundle() {
    for (const { at, source } of served(repository, paths))
      this.emitFile({ type: 'asset', fileName: at, source: await source() });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const document = served(repository, paths).find(({ at }) => request.url === `/${at}`);
      if (document === undefined) return next();
      response.setHeader('Content-Type', `text/${document.type}; charset=utf-8`);
      document.source().then((text) => response.end(text), next);
    });
  },
});
