import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In development, serves the files of the sample class from the folder to which `npm run sample -w functions` writes them. A
 * built shell gets them when it is staged.
 */
export const sampleFiles = (folder: string): Plugin => ({
  name: 'lemma-sample-files',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/sample', (request, response, next) => {
      readFile(join(folder, basename(request.url ?? '')), 'utf8').then((text) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(text);
      }, next);
    });
  },
});
