import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minify, type Plugin } from 'vite';
import { withoutAnnounced } from './announce-first.ts';
import { beginDrawn, leaveShown } from './begin-drawn.ts';

/** The page of every address that the build does not draw, and the site's first page. */
export const APP_PAGE = 'app.html';
const FIRST_PAGE = 'index.html';

/** The markup of a page by language, the first of them for readers of any other. */
type Drawn = Readonly<Record<string, string>>;

/** The file of a drawn page: `index.html` for `/`, `sign-in.html` for `/sign-in`. */
const fileOf = (path: string): string => (path === '/' ? FIRST_PAGE : `${path.slice(1)}.html`);

const ROOT = /<div id="root">/;
const SHEET = /\s*<link rel="stylesheet"[^>]*>/;
const FIRST_SCRIPT = /<script>/;

/** Without scripts, the first language is shown, and nothing waits. */
const styleOf = (locales: readonly string[]): string =>
  [
    'html:not([data-start=app]) [data-wait]',
    'html[data-start=app] [data-drawn]',
    ...locales.map((locale) => `html:not([lang=${locale}]) [data-drawn=${locale}]`),
  ].join(',');

/** The application's page with the drawn markup, which is shown before any script is there. */
export async function withDrawn(page: string, drawn: Drawn): Promise<string> {
  const locales = Object.keys(drawn);
  const small = async (code: string) => (await minify('drawn.js', code)).code.trim();
  const begin = await small(`(${beginDrawn})(${JSON.stringify(locales)})`);
  const parts = Object.entries(drawn).map(([locale, markup]) => `<div data-drawn="${locale}">${markup}</div>`);
  const [sheet = ''] = SHEET.exec(page) ?? [];
  for (const place of [ROOT, SHEET, FIRST_SCRIPT])
    if (!place.test(page)) throw new Error(`The shell's page has nothing like ${place}: see draw-pages.ts.`);
  const end = `${parts.join('\n    ')}\n    <script>${await small(`(${leaveShown})()`)}</script>\n    `;
  return withoutAnnounced(page)
    .replace(SHEET, '')
    .replace(
      FIRST_SCRIPT,
      (first) => `<style>${styleOf(locales)}{display:none}</style>\n    <script>${begin}</script>\n    ${first}`,
    )
    .replace('</head>', () => `${sheet.trim()}\n  </head>`)
    .replace(/(<div id="root">[\s\S]*?<\/div>)\s*/, (root) => `${root.trim()}\n    ${end}`);
}

/** Runs the module at `entry`, built for Node beside the build, which exports `draw`. */
async function drawBy(folder: string, dir: string, entry: string): Promise<Readonly<Record<string, Drawn>>> {
  const outDir = await mkdtemp(join(dir, '.drawn-'));
  try {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react()],
      build: { ssr: entry, outDir, rolldownOptions: { output: { entryFileNames: 'draw.mjs' } } },
    });
    const { draw } = await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'draw.mjs')).href);
    return await draw();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Draws the public pages during the build, so that they stand there before any script: the real components, rendered to
 * markup in each language. Every other address gets `app.html`.
 */
export const drawPages = (folder: string, entry: string): Plugin => ({
  name: 'lemma-draw-pages',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }) => {
      const page = await readFile(join(dir, FIRST_PAGE), 'utf8');
      await rename(join(dir, FIRST_PAGE), join(dir, APP_PAGE));
      for (const [path, drawn] of Object.entries(await drawBy(folder, dir, entry)))
        await writeFile(join(dir, fileOf(path)), await withDrawn(page, drawn));
    },
  },
});
