import { z } from 'zod';
import { loadCountSchema, MOST_RATES, withLoad } from './load-count.ts';
import { bucketOf, isStalled, VITAL_BOUNDS, VITAL_EDGES, type VitalsReport } from './vitals.ts';

/** What tells that a tab was slow: a poor vital, or that the page stood still. */
export const SIGNS = ['lcp', 'inp', 'cls', 'stalled'] as const;
export const signSchema = z.enum(SIGNS);
export type Sign = z.infer<typeof signSchema>;

const counts = z.array(loadCountSchema).max(MOST_RATES);
/** For each sign the tabs that have it, and of the others one in so many. */
export const signCountsSchema = z.object({ lcp: counts, inp: counts, cls: counts, stalled: counts });
export type SignCounts = z.infer<typeof signCountsSchema>;

/** Whether a tab has a sign; undefined if its browser did not look. */
function has(sign: Sign, report: VitalsReport): boolean | undefined {
  if (sign === 'stalled') return report.longTasks && isStalled(report.longTasks);
  const [value, edges]: [number | undefined, readonly number[]] = [report[sign], VITAL_EDGES[sign]];
  return value === undefined ? undefined : bucketOf(sign, value) > edges.indexOf(VITAL_BOUNDS[sign][1]);
}

export const isSlow = (report: VitalsReport): boolean => SIGNS.some((sign) => has(sign, report) === true);

type Counted = {
  readonly oneIn: number;
  /** Whether the tab would not have reported if it had no sign: then what it does not have says nothing. */
  readonly onlySlow: boolean;
};

/** The counts with what one more tab measured. */
export function withSigns(
  before: SignCounts | undefined,
  report: VitalsReport,
  { oneIn, onlySlow }: Counted,
): SignCounts {
  const next = (sign: Sign) => {
    const known = before?.[sign] ?? [];
    const isSlowIn = has(sign, report);
    if (isSlowIn === undefined || (onlySlow && !isSlowIn)) return known;
    return withLoad(known, { oneIn, loads: 1, failed: isSlowIn ? 1 : 0 }) ?? known;
  };
  return { lcp: next('lcp'), inp: next('inp'), cls: next('cls'), stalled: next('stalled') };
}
