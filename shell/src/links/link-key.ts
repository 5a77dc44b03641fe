import { OVERRIDE_PATH, PREVIEW_PATH } from '@lemma/contract';

/** The key in session storage under which a tab stores the token of the signed link that it follows. */
export const LINK_KEY = 'lemma.override';
/** Before the token of a preview, which is stored under the same key: a tab follows one link. */
export const PREVIEW_MARK = `${PREVIEW_PATH}#`;

/** Whether this page must check for a signed link at all. */
export function mayFollowLink(): boolean {
  try {
    return (
      [OVERRIDE_PATH, PREVIEW_PATH].includes(window.location.pathname) || sessionStorage.getItem(LINK_KEY) !== null
    );
  } catch {
    // Without storage no tab can follow a link.
    return false;
  }
}

/** Goes on, from this address, with what everybody is served. */
export const leaveLink = (to = '/'): void => {
  sessionStorage.removeItem(LINK_KEY);
  window.location.assign(to);
};
