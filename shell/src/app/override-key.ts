import { OVERRIDE_PATH } from '@lemma/contract';

/** Where a tab keeps the token of its override. */
export const OVERRIDE_KEY = 'lemma.override';

/** Whether this page has to look for an override at all. */
export function mayBeOverridden(): boolean {
  try {
    return window.location.pathname === OVERRIDE_PATH || sessionStorage.getItem(OVERRIDE_KEY) !== null;
  } catch {
    // Storage is off: no tab keeps anything.
    return false;
  }
}

export const endOverride = (): void => {
  sessionStorage.removeItem(OVERRIDE_KEY);
  window.location.assign('/');
};
