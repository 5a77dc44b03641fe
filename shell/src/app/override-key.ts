import { OVERRIDE_PATH } from '@lemma/contract';

/** The key in session storage under which a tab stores the token of its override. */
export const OVERRIDE_KEY = 'lemma.override';

/** Whether this page must check for an override at all. */
export function mayBeOverridden(): boolean {
  try {
    return window.location.pathname === OVERRIDE_PATH || sessionStorage.getItem(OVERRIDE_KEY) !== null;
  } catch {
    // Without storage no tab can have an override.
    return false;
  }
}

export const endOverride = (): void => {
  sessionStorage.removeItem(OVERRIDE_KEY);
  window.location.assign('/');
};
