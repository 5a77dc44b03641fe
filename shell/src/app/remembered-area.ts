import { type KnownArea, knownAreas } from '@lemma/contract';

/**
 * Also read by the page's first lines (packages/federation, `early.ts`). It contains the person's own area, which is
 * their role too, never the person.
 */
const KEY = 'lemma.area';

/** The area of the person who is signed in on this device, if it was remembered; undefined for nobody. */
export function rememberedArea(): KnownArea | undefined {
  try {
    const remembered = localStorage.getItem(KEY);
    return knownAreas.find((area) => area === remembered);
  } catch {
    return undefined;
  }
}

/** Remembers the area for the next page load, which then loads its files before it is known who is signed in. */
export function rememberArea(area: KnownArea | undefined): void {
  try {
    if (area === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, area);
  } catch {
    // Some school devices block storage: their pages then load the area later.
  }
}
