import { expect, it } from 'vitest';
import { bucketOf, VITAL_BOUNDS, VITAL_EDGES, vitalCountsSchema, vitalsReportSchema, withReport } from './vitals.ts';

const calm = { longTasks: [0, 0, 0, 0, 0] };

it.each([
  ['lcp', 0, 0],
  ['lcp', 2500, 4],
  ['lcp', 2501, 5],
  ['lcp', 60_000, 10],
  ['cls', 0.1, 3],
  ['inp', 1001, 9],
  ['longTasks', 51, 0],
] as const)('puts %s of %d into bucket %i', (measure, value, bucket) => {
  expect(bucketOf(measure, value)).toBe(bucket);
});

it('has the public bounds among the edges', () => {
  for (const vital of ['lcp', 'inp', 'cls'] as const)
    expect(VITAL_EDGES[vital]).toEqual(expect.arrayContaining([...VITAL_BOUNDS[vital]]));
});

it('counts a tab in each vital that it measured, and its long tasks', () => {
  const first = withReport(undefined, { lcp: 900, cls: 0, longTasks: [3, 1, 0, 0, 0] });
  const second = withReport(first, { lcp: 950, inp: 600, longTasks: [1, 0, 0, 0, 2] });
  const both = withReport(second, {});
  expect(vitalCountsSchema.parse(both)).toEqual({
    tabs: 3,
    lcp: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    inp: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    cls: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    watched: 2,
    stalled: 1,
    longTasks: [4, 1, 0, 0, 2],
  });
});

it.each([
  { ...calm, lcp: -1 },
  { ...calm, lcp: Number.NaN },
  { ...calm, inp: 1e9 },
  { longTasks: [1] },
  { longTasks: [0, 0, 0, 0, 101] },
  { longTasks: [0.5, 0, 0, 0, 0] },
])('refuses %o', (report) => {
  expect(vitalsReportSchema.safeParse(report).success).toBe(false);
});
