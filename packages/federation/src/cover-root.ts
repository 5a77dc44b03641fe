import type { StoredPage, StoredRules } from '@lemma/contract/stored-page';

/** What the first lines tell the application: the shell's build, and of a kept page when it is painted and what ends it. */
export type Told = { readonly build: string; shown?: Promise<void>; end?: () => void };

/**
 * Shows a kept page in the place of `#root`, in a tree of its own that the page's code does not see, until the page has its heading
 * and no part of it is loading, or until something else has come.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function coverRoot(
  root: HTMLElement,
  { title, html: own, sheets }: StoredPage,
  made: Node,
  { patienceMs, partsMs }: StoredRules,
  told: Told,
): Promise<void> {
  const { documentElement: html } = document;
  const { pathname } = location;
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'closed' });
  // What the style sheets say of the page's body holds in this tree as well.
  const body = document.createElement('body');
  body.append(made);
  for (const [name, value] of Object.entries(own)) for (const to of [html, host]) to.setAttribute(name, value);
  document.title = title;
  const dressed = sheets.map(({ href, integrity, crossOrigin }) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', integrity, crossOrigin, href });
    shadow.append(link);
    return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  });
  host.style.cssText = 'display:none;cursor:progress';
  shadow.append(body);
  root.before(host);
  const has = (what: string) => root.querySelector(what) !== null;
  const isGone = () => location.pathname !== pathname;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (told.end === undefined) return;
    delete told.end;
    observer.disconnect();
    clearTimeout(waiting);
    clearTimeout(atLast);
    const focused = shadow.activeElement?.getAttribute('href');
    host.remove();
    delete html.dataset.kept;
    if (isGone()) for (const name of Object.keys(own)) if (name.startsWith('data-')) html.removeAttribute(name);
    if (typeof focused === 'string')
      root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    performance.mark('lemma:kept-ends');
  };
  told.end = end;
  let isWanted = false;
  const look = () => {
    if (isGone() || has('[role=alert]:not(:empty)') || (has('h1') && (isWanted || !has('[data-loads]')))) end();
    else if (has('h1')) waiting ??= setTimeout(end, partsMs);
  };
  // Who wants to press something gets the page itself as soon as it has its heading.
  shadow.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]') !== null) return;
    isWanted = true;
    look();
  });
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  const atLast = setTimeout(end, patienceMs);
  const painted = () =>
    new Promise<void>((resolve) => {
      host.style.display = 'block';
      requestAnimationFrame(() => {
        performance.mark('lemma:kept-drawn');
        // After the frame.
        setTimeout(resolve);
      });
    });
  look();
  // Without its style sheets it is not the page.
  return Promise.all(dressed).then(() => (told.end === undefined ? undefined : painted()), end);
}
