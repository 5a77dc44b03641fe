import { type Area, areas } from '@lemma/contract';

/** Read by the page's first lines too (packages/federation, `early.ts`). Says which area, and never who. */
const KEY = 'lemma.area';

/** The area of whoever is signed in on this device, as far as it is remembered; undefined for nobody. */
export function rememberedArea(): Area | undefined {
  try {
    const remembered = localStorage.getItem(KEY);
    return areas.find((area) => area === remembered);
  } catch {
    return undefined;
  }
}

/** Remembers the area for the next page load, which then fetches what it needs before anybody is known. */
export function rememberArea(area: Area | undefined): void {
  try {
    if (area === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, area);
  } catch {
    // Storage is off on some school devices: their pages then find out later.
  }
}
