import type { Page } from 'playwright/test';

/** A part of an address that is a word of ours; any other is an id. */
const WORD = /^[a-z]+(?:-[a-z]+)*$/;
/** Parameters of which each value is another state of the page; of others, one value shows what all do. */
const TOLD = new Set(['tab', 'view']);

/** What is the same for all addresses that show the same kind of page. */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname.split('/').map((part) => (part === '' || WORD.test(part) ? part : ':id'));
  const names = [...searchParams].map(([name, value]) => (TOLD.has(name) ? `${name}=${value}` : name)).sort();
  return `${path.join('/')}${names.length === 0 ? '' : `?${names.join('&')}`}`;
}

/** The addresses below `area` that the page links to, and those of its tabs. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ href }) => href));

/**
 * Opens one page of each kind that can be reached from `start` by links, and calls `look` with its kind.
 * @returns the kinds, in the order of their opening.
 */
export async function eachKind(
  page: Page,
  start: string,
  open: (path: string) => Promise<void>,
  look: (kind: string, path: string) => Promise<void>,
): Promise<string[]> {
  const seen = new Map<string, string>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const url = new URL(path, 'http://any');
    const kind = kindOf(url);
    if (seen.has(kind)) continue;
    seen.set(kind, path);
    await open(path);
    for (const href of await linksOf(page)) {
      const { pathname, search } = new URL(href);
      const isOwn = pathname === start || pathname.startsWith(`${start}/`);
      if (isOwn && !pathname.startsWith('/documents')) waiting.push(`${pathname}${search}`);
    }
    await look(kind, path);
  }
  return [...seen.keys()];
}
