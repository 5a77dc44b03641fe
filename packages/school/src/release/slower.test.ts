import { describe, expect, it } from 'vitest';
import type { LoadCount } from './load-count.ts';
import { SIGNS, type Sign, type SignCounts, withSigns } from './signs.ts';
import { SLOWER_BOUND, slowerIn } from './slower.ts';

const SLOW = { lcp: 5000, inp: 700, cls: 0.4 } as const;
const FINE = { lcp: 1200, inp: 80, cls: 0.02 } as const;

/** Numbers between 0 and 1 that depend only on the seed (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Shares = Readonly<Record<Sign, number>>;
const share = (each: number): Shares => ({ lcp: each, inp: each, cls: each, stalled: each });

/** The counts after one more tab, which has each sign with its share and reports as a real one does. */
function withTab(counts: SignCounts | undefined, shares: Shares, draw: () => number, oneIn: number) {
  const isIn = { lcp: draw() < shares.lcp, inp: draw() < shares.inp, cls: draw() < shares.cls };
  const isStalled = draw() < shares.stalled;
  const isSampled = draw() * oneIn < 1;
  if (!isSampled && !isStalled && !Object.values(isIn).includes(true)) return counts;
  const report = {
    lcp: isIn.lcp ? SLOW.lcp : FINE.lcp,
    inp: isIn.inp ? SLOW.inp : FINE.inp,
    cls: isIn.cls ? SLOW.cls : FINE.cls,
    longTasks: [3, 1, 0, isStalled ? 1 : 0, 0],
  };
  return withSigns(counts, report, { oneIn, onlySlow: !isSampled });
}

type Case = { readonly other: number; readonly own: Shares; readonly oneIn: number; readonly most: number };

/** The load at which a version is halted, beside one of which this many were counted; undefined if it is not within `most`. */
function haltedAt(seed: number, { other, own, oneIn, most }: Case, others = 2000): number | undefined {
  const draw = drawer(seed);
  let beside: SignCounts | undefined;
  for (let at = 0; at < others; at += 1) beside = withTab(beside, share(other), draw, oneIn);
  let mine: SignCounts | undefined;
  for (let at = 1; at <= most; at += 1) {
    const next = withTab(mine, own, draw, oneIn);
    // Only a slow tab can halt it.
    const isSlower = SIGNS.some((sign) => failed(next?.[sign]) > failed(mine?.[sign]));
    mine = next;
    if (isSlower && mine && beside && slowerIn(mine, beside) !== undefined) return at;
  }
  return undefined;
}
const failed = (counts: readonly LoadCount[] = []) => counts.reduce((sum, each) => sum + each.failed, 0);
const shareHalted = (first: number, runs: number, each: Case) =>
  Array.from({ length: runs }, (_, at) => haltedAt(first + at, each)).filter((at) => at !== undefined).length / runs;

describe.each([
  ['on trial, of which each tab is counted', 1],
  ['that everybody has, of which one tab in ten is counted and each slow one', 10],
])('a version %s', (_, oneIn) => {
  it('is halted within 200 loads where one sign is in 5 more of a hundred than in a fast one', () => {
    const own = { ...share(0.002), inp: 0.052 };
    expect(shareHalted(1, 60, { other: 0.002, own, oneIn, most: 200 })).toBeGreaterThan(0.9);
  });

  it.each([0.02, 0.1])('is halted within 200 where a sign is in 30 more of a hundred than in %d', (other) => {
    const own = { ...share(other), stalled: other + 0.3 };
    expect(shareHalted(1000, 30, { other, own, oneIn, most: 200 })).toBeGreaterThan(0.95);
  });

  it.each([0.002, 0.02])('is halted in one of a hundred cases at the most where both have %d', (other) => {
    expect(shareHalted(5000, 100, { other, own: share(other), oneIn, most: 300 })).toBeLessThanOrEqual(
      SLOWER_BOUND.falseHalts,
    );
  });
});

it('halts nothing before enough tabs of both were counted, and never for one or two slow ones', () => {
  const counts = (loads: number, slow: number): SignCounts => ({
    ...{ lcp: [], cls: [], stalled: [] },
    inp: [{ oneIn: 1, loads, failed: slow }],
  });
  const { tabs, others, slow } = SLOWER_BOUND;
  expect(slowerIn(counts(tabs, tabs), counts(others, 0))).toBe('inp');
  expect(slowerIn(counts(tabs - 1, tabs - 1), counts(others, 0))).toBeUndefined();
  expect(slowerIn(counts(tabs, tabs), counts(others - 1, 0))).toBeUndefined();
  expect(slowerIn(counts(tabs, slow - 1), counts(100_000, 0))).toBeUndefined();
});

it('compares counts of different rates', () => {
  const counts = (oneIn: number, loads: number, slow: number): SignCounts => ({
    ...{ inp: [], cls: [], stalled: [] },
    lcp: [{ oneIn, loads, failed: slow }],
  });
  // One in a hundred of each: of 1,000 tabs ten are slow, and of the others a tenth reports.
  expect(slowerIn(counts(10, 109, 10), counts(1, 1000, 10))).toBeUndefined();
  expect(slowerIn(counts(1, 1000, 10), counts(10, 109, 10))).toBeUndefined();
  expect(slowerIn(counts(1, 1000, 80), counts(10, 109, 10))).toBe('lcp');
});
