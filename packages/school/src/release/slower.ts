import type { LoadCount } from './load-count.ts';
import { SIGNS, type Sign, type SignCounts } from './signs.ts';

/**
 * When a version is halted because it is slow. For each sign the share of tabs that have it is tested, tab by tab, beside
 * that of another version: by how much its tabs are likelier if its share is higher by one of the rises than if both have
 * the same. What the share of both may be, the tabs of the other one say.
 */
export const SLOWER_BOUND = {
  /** How many more of a hundred tabs: a fault that few meet, and one that many do. */
  rises: [0.05, 0.2],
  falseHalts: 0.01,
  /** At least as many slow tabs, each of another person. */
  slow: 3,
  /** At least about as many tabs of the version, and as many reports of the other. */
  tabs: 20,
  others: 50,
} as const;

const ENOUGH = Math.log(SIGNS.length / SLOWER_BOUND.falseHalts);

/** Shares that are looked at, closer together where they are small. */
const SHARES: readonly number[] = Array.from({ length: 60 }, (_, at) => {
  const odds = 0.0002 * 95_000 ** (at / 59);
  return odds / (1 + odds);
});
const MOST_SHARE = 0.98;
/** A share that is this much less likely than the likeliest changes nothing. */
const NEGLIGIBLE = -25;

/**
 * The logarithm of how likely the reports of a version are if a tab has the sign with this chance. Of tabs without it one
 * in `oneIn` reports, so that of the reports more have it than of the tabs.
 */
const likelihood = (counts: readonly LoadCount[], share: number): number =>
  counts.reduce((sum, { oneIn, loads, failed }) => {
    const ofReports = (oneIn * share) / (oneIn * share + 1 - share);
    return sum + failed * Math.log(ofReports) + (loads - failed) * Math.log(1 - ofReports);
  }, 0);

/** The logarithm of a sum, of logarithms. */
function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, each) => sum + Math.exp(each - most), 0));
}

const sumOf = (counts: readonly LoadCount[], of: (count: LoadCount) => number): number =>
  counts.reduce((sum, count) => sum + of(count), 0);
const slowOf = (counts: readonly LoadCount[]) => sumOf(counts, ({ failed }) => failed);
const reportsOf = (counts: readonly LoadCount[]) => sumOf(counts, ({ loads }) => loads);
const tabsOf = (counts: readonly LoadCount[]) =>
  sumOf(counts, ({ oneIn, loads, failed }) => failed + (loads - failed) * oneIn);

/** Whether one sign speaks against a version. */
function rises(own: readonly LoadCount[], other: readonly LoadCount[]): boolean {
  const { slow, tabs, others, rises: by } = SLOWER_BOUND;
  if (slowOf(own) < slow || tabsOf(own) < tabs || reportsOf(other) < others) return false;
  const known = SHARES.map((share) => ({
    share,
    // Before anything is known, a small share and a large one are as likely (Jeffreys).
    weight: likelihood(other, share) + Math.log(share * (1 - share)) / 2,
  }));
  const likeliest = Math.max(...known.map(({ weight }) => weight));
  const possible = known.filter(({ weight }) => weight - likeliest > NEGLIGIBLE);
  const same = possible.map(({ share, weight }) => weight + likelihood(own, share));
  const higher = by.flatMap((rise) =>
    possible.map(({ share, weight }) => weight + likelihood(own, Math.min(MOST_SHARE, share + rise))),
  );
  return logSum(higher) - Math.log(by.length) - logSum(same) >= ENOUGH;
}

/** The sign that speaks against a version beside another, if one does. */
export const slowerIn = (own: SignCounts, other: SignCounts): Sign | undefined =>
  SIGNS.find((sign) => rises(own[sign], other[sign]));
