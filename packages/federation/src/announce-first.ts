/** The page's own scripts and its style sheet, announced in the head of a page (`announceFirst`). */
const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const ANNOUNCED = /\s*<link rel="(?:modulepreload|preload)" crossorigin(?: as="style")? href="[^"]+" data-first>/g;

/**
 * Announces the page's own scripts and style sheet at its beginning: they are on their way while the page's first lines run, which
 * come before them and take a quarter of a processor a tenth of a second.
 */
export function announceFirst(page: string): string {
  const scripts = [...page.matchAll(SCRIPT)].map(([, href]) => `rel="modulepreload" crossorigin href="${href}"`);
  const sheets = [...page.matchAll(SHEET)].map(([, href]) => `rel="preload" crossorigin as="style" href="${href}"`);
  const links = [...scripts, ...sheets].map((link) => `\n    <link ${link} data-first>`);
  return page.replace('<head>', (head) => head + links.join(''));
}

/** The page without these: one that the build has drawn can be read before any script is there. */
export const withoutAnnounced = (page: string): string => page.replaceAll(ANNOUNCED, '');
