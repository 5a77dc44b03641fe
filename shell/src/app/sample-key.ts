import { areaPaths, isUnder, type KnownArea, knownAreas } from '@lemma/contract';

/** The key in session storage by which a tab shows the sample class; it goes with the tab. */
export const SAMPLE_KEY = 'lemma.sample';

/**
 * As whom this page shows the sample class, by its address; undefined for every other page. A page outside of the areas,
 * such as the start page or a sign-in, ends it.
 */
export function sampleRole(): KnownArea | undefined {
  try {
    if (sessionStorage.getItem(SAMPLE_KEY) === null) return undefined;
    const role = knownAreas.find((each) => isUnder(window.location.pathname, areaPaths[each]));
    if (role === undefined) endSample();
    return role;
  } catch {
    // Without storage no tab can show it.
    return undefined;
  }
}

export function endSample(): void {
  try {
    sessionStorage.removeItem(SAMPLE_KEY);
  } catch {
    // Without storage it never began.
  }
}

/** Opens the sample class in this tab. The page is loaded anew, so that nothing of this one is in it. */
export function seeSample(role: KnownArea): void {
  sessionStorage.setItem(SAMPLE_KEY, 'yes');
  window.location.assign(areaPaths[role]);
}
