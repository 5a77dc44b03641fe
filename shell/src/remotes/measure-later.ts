import { type Area, areaOfPath, type ListedArea } from '@lemma/contract';
import { loadTell } from '@lemma/shared-auth';
import type { LoadedRemote } from './open-version.ts';
import { DEVELOPMENT, isSampled } from './this-tab.ts';

/** Milliseconds after which a page that never rests is measured all the same. */
const REST_BY_MS = 5000;

let hasBegun = false;

/** The address that this tab was opened at. */
const firstPath = (): string | undefined => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened && URL.parse(opened.name)?.pathname;
};

type Measured = Pick<LoadedRemote, 'version' | 'again'>;

async function measure(area: Area, measured: Measured): Promise<void> {
  const [{ measureVitals }, tell] = await Promise.all([import('./measure-vitals.ts'), loadTell()]);
  measureVitals(area, measured, tell);
}

/**
 * Has a sampled tab, and one that is compared with those of another version, measure the area that it was opened at, once
 * that stands and the browser is at rest, so that the first page does not wait for it. What happened on another page, as on the form to sign in, is not the area's.
 */
export function measureLater(areas: readonly ListedArea[], area: Area, measured: Measured): void {
  const isWanted = isSampled || measured.again !== undefined;
  if (hasBegun || !isWanted || measured.version === DEVELOPMENT) return;
  if (areaOfPath(areas, firstPath() ?? '')?.area !== area) return;
  hasBegun = true;
  const begin = () => void measure(area, measured).catch(() => undefined);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: REST_BY_MS });
  else setTimeout(begin, REST_BY_MS);
}
