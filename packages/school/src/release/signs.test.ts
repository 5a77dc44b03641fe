import { expect, it } from 'vitest';
import { isSlow, signCountsSchema, withSigns } from './signs.ts';

const NONE = { lcp: [], inp: [], cls: [], stalled: [] };
const all = { oneIn: 1, onlySlow: false };

it.each([
  [{ lcp: 4000 }, false],
  [{ lcp: 4001 }, true],
  [{ inp: 501 }, true],
  [{ cls: 0.25 }, false],
  [{ longTasks: [9, 9, 9, 0, 0] }, false],
  [{ longTasks: [0, 0, 0, 0, 1] }, true],
  [{}, false],
])('knows of %j that it was slow: %s', (report, expected) => {
  expect(isSlow(report)).toBe(expected);
});

it('counts only what a tab looked at', () => {
  const counts = withSigns(undefined, { lcp: 900, longTasks: [0, 0, 0, 1, 0] }, all);
  expect(signCountsSchema.parse(counts)).toEqual({
    ...NONE,
    lcp: [{ oneIn: 1, loads: 1, failed: 0 }],
    stalled: [{ oneIn: 1, loads: 1, failed: 1 }],
  });
});

it('counts nothing but its signs of a tab that tells only because it was slow', () => {
  const counts = withSigns(undefined, { lcp: 900, inp: 900 }, { oneIn: 10, onlySlow: true });
  expect(counts).toEqual({ ...NONE, inp: [{ oneIn: 10, loads: 1, failed: 1 }] });
});

it('keeps rates apart, and no more than a few', () => {
  const rates = [1, 10, 30, 20];
  const counts = rates.reduce(
    (before, oneIn) => withSigns(before, { cls: 0 }, { oneIn, onlySlow: false }),
    withSigns(undefined, { cls: 1 }, all),
  );
  expect(counts.cls).toEqual([
    { oneIn: 1, loads: 2, failed: 1 },
    { oneIn: 10, loads: 1, failed: 0 },
    { oneIn: 30, loads: 1, failed: 0 },
  ]);
});
