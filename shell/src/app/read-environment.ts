import { ENVIRONMENT_ELEMENT_ID } from '@lemma/contract';

/** The content of the page's environment element, not checked; undefined if it is missing or invalid JSON. */
export function readEnvironment(page: Document): unknown {
  try {
    return JSON.parse(page.getElementById(ENVIRONMENT_ELEMENT_ID)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
