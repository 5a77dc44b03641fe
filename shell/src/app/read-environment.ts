import { ENVIRONMENT_ELEMENT_ID } from '@lemma/contract';

/** What the page's environment element holds, unchecked; undefined when it is missing or no JSON. */
export function readEnvironment(page: Document): unknown {
  try {
    return JSON.parse(page.getElementById(ENVIRONMENT_ELEMENT_ID)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
