import type { Area } from '@lemma/contract';
import { bucketOf, isSlow, MOST_LONG_TASKS, VITAL_EDGES, type VitalsReport } from '@lemma/school/release';
import type { loadTell } from '@lemma/shared-auth';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { LoadedRemote } from './open-version.ts';
import { isSampled, tab } from './this-tab.ts';

type Tell = Awaited<ReturnType<typeof loadTell>>;
type Counts = NonNullable<VitalsReport['longTasks']>;

/** Counts long tasks by their length, from the beginning of the page on; undefined where the browser tells of none. */
function countLongTasks(): Counts | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return undefined;
  const counts: Counts = [...VITAL_EDGES.longTasks.map(() => 0), 0];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const at = bucketOf('longTasks', duration);
      counts[at] = Math.min(MOST_LONG_TASKS, (counts[at] ?? 0) + 1);
    }
  }).observe({ type: 'longtask', buffered: true });
  return counts;
}

/**
 * Measures until the page is left or hidden for the first time, then tells what it has. The browser keeps what happened
 * before this was loaded.
 */
export function measureVitals(area: Area, measured: Pick<LoadedRemote, 'version' | 'again'>, tell: Tell): void {
  const { version, again } = measured;
  const seen: Pick<VitalsReport, 'lcp' | 'inp' | 'cls'> = {};
  const longTasks = countLongTasks();
  const changing = { reportAllChanges: true };
  onLCP(({ value }) => Object.assign(seen, { lcp: value }), changing);
  onINP(({ value }) => Object.assign(seen, { inp: value }), changing);
  onCLS(({ value }) => Object.assign(seen, { cls: value }), changing);
  const tellOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tellOnce);
    const report = { ...seen, ...(longTasks && { longTasks }) };
    // Of a version on trial each tab tells, of one that everybody has those that were drawn and those that were slow.
    const onlySlow = !isSampled && again?.oneIn !== undefined;
    if (onlySlow && !isSlow(report)) return;
    const compared = again && { again: { ...again, ...(onlySlow && { onlySlow }) } };
    tell('reportVitals', { area, version, tab, ...compared, ...report });
  };
  document.addEventListener('visibilitychange', tellOnce);
}
