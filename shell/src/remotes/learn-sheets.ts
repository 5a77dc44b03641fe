import { pastCache } from '../app/past-cache.ts';

/*
 * A style sheet runs nothing, so it is applied as it comes. What of it was cut or changed on the way would stay in the
 * browser's cache for a year: each sheet of a release is compared with it once it is there, and fetched past the cache if
 * it does not fit.
 */
const known = new Map<string, string>();
const MOST_TRIES = 5;
const AGAIN_MS = 5000;

/** Whether it is cached as it was published, and as a style sheet. */
const isWhole = (address: string, integrity: string): Promise<boolean> =>
  fetch(address, { cache: 'force-cache', mode: 'cors', credentials: 'same-origin', integrity }).then(
    ({ ok, headers }) => ok && (headers.get('content-type') ?? '').includes('css'),
    () => false,
  );

async function mend(link: HTMLLinkElement, tries: number): Promise<void> {
  const integrity = known.get(link.href);
  if (integrity === undefined || !link.isConnected || (await isWhole(link.href, integrity))) return;
  await pastCache(link.href, integrity).then(
    () => link.replaceWith(link.cloneNode()),
    () => {
      if (tries > 1) setTimeout(mend, AGAIN_MS, link, tries - 1);
    },
  );
}

function watch(): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') continue;
      for (const end of ['load', 'error'])
        node.addEventListener(end, () => void mend(node, MOST_TRIES), { once: true });
    }
  });
  observer.observe(document.head, { childList: true });
}

/** From now on style sheets at these addresses are held to their integrity. */
export function learnSheets(sheets: readonly (readonly [address: string, integrity: string])[]): void {
  if (known.size === 0 && sheets.length > 0) watch();
  for (const [address, integrity] of sheets) known.set(address, integrity);
}
