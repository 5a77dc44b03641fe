import { integrityIn, isTyped, SHEET_PATIENCE_MS, SHEET_PAUSES_MS } from '@lemma/contract';

/*
 * A style sheet runs nothing, so it is applied as it comes. What of it was cut or changed on the way would stay in the
 * browser's cache for a year, and one whose connection is dead would hold back the screen that needs it. Each sheet of a
 * release is compared with it once it is there, and fetched past the cache if it does not fit or does not come.
 */
const known = new Map<string, string>();
/** Milliseconds after which one request for a sheet is given up. */
const GIVEN_UP_MS = 8000;

/** The sheet if it is as it was published, and a style sheet. */
async function textOf(address: string, integrity: string, cache: RequestCache): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(GIVEN_UP_MS);
    const reply = await fetch(address, { cache, mode: 'cors', credentials: 'same-origin', integrity, signal });
    return reply.ok && isTyped(address, reply.headers.get('content-type')) ? await reply.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Puts a sheet in the place of a link. A new link would wait for the request of the first one, or for the one that was
 * announced ahead of it, for as long as that hangs.
 */
function dress(link: HTMLLinkElement, text: string): void {
  const sheet = new CSSStyleSheet({ baseURL: link.href });
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  link.remove();
}

/** A sheet that came as another type is there as well, and empty. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // Of a link that did not ask for permission to read it.
    return true;
  }
}

async function mend(link: HTMLLinkElement, integrity: string, tried = 1): Promise<void> {
  if (hasRules(link) && (await textOf(link.href, integrity, 'force-cache')) !== undefined) return;
  const text = await textOf(link.href, integrity, 'reload');
  if (!link.isConnected) return;
  if (text !== undefined) dress(link, text);
  else setTimeout(mend, SHEET_PAUSES_MS[tried] ?? Math.max(...SHEET_PAUSES_MS), link, integrity, tried + 1);
}

/** Mends a sheet once it has come, or has not for so long that the screen is shown without it. */
function hold(link: HTMLLinkElement, integrity: string): void {
  const ended = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
  // The bundler's code waits for this event before it shows a screen.
  const timer = setTimeout(() => link.dispatchEvent(new Event('load')), SHEET_PATIENCE_MS);
  void ended.then(() => {
    clearTimeout(timer);
    return mend(link, integrity);
  });
}

function watch(): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') continue;
      const integrity = known.get(node.href) ?? integrityIn(node.href);
      if (integrity !== undefined) hold(node, integrity);
    }
  });
  observer.observe(document.head, { childList: true });
}

let isWatching = false;

/** From now on style sheets at these addresses are held to their integrity, as those that are named by their contents. */
export function learnSheets(sheets: readonly (readonly [address: string, integrity: string])[]): void {
  if (!isWatching) watch();
  isWatching = true;
  for (const [address, integrity] of sheets) known.set(address, integrity);
}
