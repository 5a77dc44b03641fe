import { STORED_FOR_MS, STORED_KEY } from '@lemma/contract/stored-page';

/** Addresses whose pages are kept. */
const MOST_PAGES = 4;

const storedKeys = (): readonly string[] => Object.keys(localStorage).filter((key) => key.startsWith(STORED_KEY));

/** Removes every page that this device has kept, but those of which `stays` holds. */
export function forgetPages(stays: (key: string) => boolean = () => false): void {
  try {
    for (const key of storedKeys()) if (!stays(key)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Keeps the page of an address, and no more than the last few; undefined: what is kept of it goes. */
export function storePage(path: string, page: string | undefined): void {
  const own = STORED_KEY + path;
  try {
    localStorage.removeItem(own);
    if (page === undefined) return;
    const storedAt = (key: string) => Number(/"storedAt":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 0);
    const latest = storedKeys().toSorted((a, b) => storedAt(b) - storedAt(a));
    const few = new Set(latest.filter((key) => Date.now() - storedAt(key) < STORED_FOR_MS).slice(0, MOST_PAGES - 1));
    forgetPages((key) => few.has(key));
    localStorage.setItem(own, page);
  } catch {
    // Storage is blocked or full: the next visit begins as a first one.
  }
}
