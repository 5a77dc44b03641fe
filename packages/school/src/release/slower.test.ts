import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSlower, SLOWER_BOUND } from './slower.ts';
import { type VitalCounts, withReport } from './vitals.ts';

const SIGNS = ['lcp', 'inp', 'cls', 'stalled'] as const;
type Sign = (typeof SIGNS)[number];
const SLOW = { lcp: 5000, inp: 700, cls: 0.4 } as const;
const FINE = { lcp: 1200, inp: 80, cls: 0.02 } as const;

/** A number between 0 and 1 that depends only on the text. */
const placeOf = (text: string): number => Number.parseInt(hash('md5', text).slice(0, 8), 16) / 2 ** 32;

/** What one tab reports, that has each sign with its share. */
function reportOf(seed: string, shares: Readonly<Record<Sign, number>>) {
  const has = (sign: Sign) => placeOf(`${sign} ${seed}`) < shares[sign];
  return {
    lcp: has('lcp') ? SLOW.lcp : FINE.lcp,
    inp: has('inp') ? SLOW.inp : FINE.inp,
    cls: has('cls') ? SLOW.cls : FINE.cls,
    longTasks: [3, 1, 0, has('stalled') ? 1 : 0, 0],
  };
}
const share = (each: number) => ({ lcp: each, inp: each, cls: each, stalled: each });

/** The tab at which a version is halted, beside one with as many tabs as `others`; undefined if it is not within `most`. */
function haltedAt(seed: string, other: number, own: Readonly<Record<Sign, number>>, others: number, most: number) {
  let [beside, mine]: [VitalCounts | undefined, VitalCounts | undefined] = [undefined, undefined];
  for (let at = 0; at < others; at += 1) beside = withReport(beside, reportOf(`other ${seed} ${at}`, share(other)));
  for (let at = 1; at <= most; at += 1) {
    mine = withReport(mine, reportOf(`own ${seed} ${at}`, own));
    // The version beside goes on being measured.
    beside = withReport(beside, reportOf(`more ${seed} ${at}`, share(other)));
    if (isSlower(mine, beside)) return at;
  }
  return undefined;
}
const halted = (seed: string, runs: number, run: (seed: string) => number | undefined) =>
  Array.from({ length: runs }, (_, at) => run(`${seed} ${at}`)).filter((each) => each !== undefined).length / runs;

it.each([0.02, 0.1, 0.3])(
  'halts one of a hundred at the most that is as slow as the other: %d of the tabs',
  (other) => {
    const run = (seed: string) => haltedAt(seed, other, share(other), SLOWER_BOUND.others, 120);
    expect(halted('first', 120, run)).toBeLessThanOrEqual(SLOWER_BOUND.falseHalts);
  },
);

it.each(SIGNS)('halts within 200 tabs where %s is poor in 40 more of a hundred', (sign) => {
  const run = (seed: string) => haltedAt(seed, 0.1, { ...share(0.1), [sign]: 0.5 }, 200, 200);
  expect(halted('second', 40, run)).toBeGreaterThan(0.98);
});

it('halts nothing before enough tabs of both were measured', () => {
  expect(haltedAt('third', 0, share(1), 200, SLOWER_BOUND.tabs - 1)).toBeUndefined();
  expect(haltedAt('third', 0, share(1), 200, SLOWER_BOUND.tabs)).toBe(SLOWER_BOUND.tabs);
});
