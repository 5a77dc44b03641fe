import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = 'sw.js';

/** Files of the build that a page may ask for, with their integrity; source maps and the page itself are left out. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const all = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|woff2?)$/.test(name));
  const names = all.filter((name) => name !== NAME).sort();
  const prints = names.map(async (name): Promise<[string, string]> => {
    const digest = createHash('sha384').update(await readFile(join(folder, name)));
    return [name.replaceAll('\\', '/'), `sha384-${digest.digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(prints));
}

/**
 * Builds `sw.js`, the worker that serves the area without a network, as one file next to the page, and lists the
 * build's files in `files.json`, with which the worker checks what it stores.
 */
export const serviceWorker = (entry: string): Plugin => ({
  name: 'lemma-service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }) => {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          minify: true,
          lib: { entry, formats: ['es'], fileName: () => NAME },
        },
      });
      await writeFile(join(dir, 'files.json'), JSON.stringify({ files: await filesOf(dir) }));
    },
  },
});
