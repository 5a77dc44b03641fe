import { z } from 'zod';

/**
 * Upper ends of the buckets of each measure, below which a value falls; the last bucket is open. LCP, INP and long tasks
 * in milliseconds. The public bounds of good and poor (web.dev/articles/vitals) are among them, so that shares are exact.
 */
export const VITAL_EDGES = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 750, 1000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5],
  longTasks: [100, 200, 500, 1000],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Measure = keyof typeof VITAL_EDGES;
export type Vital = Exclude<Measure, 'longTasks'>;

/** Up to the first a vital is good, above the second it is poor. */
export const VITAL_BOUNDS = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
} as const satisfies Readonly<Record<Vital, readonly [number, number]>>;

/** The most long tasks of one length that one tab reports. */
export const MOST_LONG_TASKS = 100;

/** After a task of this length people notice that nothing moves. */
const STILL_MS = 500;

const LONGEST_MS = 600_000;
const MOST_SHIFT = 100;
const bucketsOf = (edges: readonly number[]) =>
  z
    .array(z.number().int().nonnegative())
    .length(edges.length + 1)
    .max(edges.length + 1);

/** What one tab measured of the area that it was opened at. A vital that the browser does not measure is missing. */
export const vitalsReportSchema = z.object({
  lcp: z.number().min(0).max(LONGEST_MS).optional(),
  inp: z.number().min(0).max(LONGEST_MS).optional(),
  cls: z.number().min(0).max(MOST_SHIFT).optional(),
  /** How many tasks of each length the tab had until then. */
  longTasks: z
    .array(z.number().int().min(0).max(MOST_LONG_TASKS))
    .length(VITAL_EDGES.longTasks.length + 1)
    .optional(),
});
export type VitalsReport = z.infer<typeof vitalsReportSchema>;

/** The vitals of a version: how many tabs fell into each bucket. Its size never grows. */
export const vitalCountsSchema = z.object({
  /** Tabs that reported. */
  tabs: z.number().int(),
  lcp: bucketsOf(VITAL_EDGES.lcp),
  inp: bucketsOf(VITAL_EDGES.inp),
  cls: bucketsOf(VITAL_EDGES.cls),
  /** Those of them whose browser tells of long tasks. */
  watched: z.number().int(),
  /** Those of them that stood still at least once, for longer than half a second. Versions of before have no such count. */
  stalled: z.number().int().optional(),
  /** Tasks by their length, of all these. */
  longTasks: bucketsOf(VITAL_EDGES.longTasks),
});
export type VitalCounts = z.infer<typeof vitalCountsSchema>;

/** The bucket of a value. A value at an edge belongs below it, as the public bounds are inclusive. */
export function bucketOf(measure: Measure, value: number): number {
  const edges: readonly number[] = VITAL_EDGES[measure];
  const at = edges.findIndex((edge) => value <= edge);
  return at < 0 ? edges.length : at;
}

const none = (measure: Measure): number[] => [...VITAL_EDGES[measure], 0].map(() => 0);

/** Whether a task was so long that the page stood still. */
export const isStalled = (longTasks: readonly number[] = []): boolean =>
  longTasks.slice(VITAL_EDGES.longTasks.indexOf(STILL_MS) + 1).some((count) => count > 0);

const added = (measure: Measure, counts: readonly number[], value: number | undefined): number[] =>
  counts.map((count, at) => (value !== undefined && bucketOf(measure, value) === at ? count + 1 : count));

/** The counts with what one more tab measured. */
export const withReport = (before: VitalCounts | undefined, report: VitalsReport): VitalCounts => ({
  tabs: (before?.tabs ?? 0) + 1,
  lcp: added('lcp', before?.lcp ?? none('lcp'), report.lcp),
  inp: added('inp', before?.inp ?? none('inp'), report.inp),
  cls: added('cls', before?.cls ?? none('cls'), report.cls),
  watched: (before?.watched ?? 0) + (report.longTasks === undefined ? 0 : 1),
  stalled: (before?.stalled ?? 0) + (isStalled(report.longTasks) ? 1 : 0),
  longTasks: (before?.longTasks ?? none('longTasks')).map((count, at) => count + (report.longTasks?.[at] ?? 0)),
});
