import type { Canary, Release } from './release.ts';

/**
 * When a canary is halted. The test is sequential (Wald 1945): after each load it asks how much better a faulty version
 * explains the loads so far than a healthy one. However long it goes on, a healthy version is halted with a chance of at
 * most `falseHalts` (Ville's inequality: the ratio of the two likelihoods is a martingale). So nobody has to wait for a
 * number of loads, and no number of looks is too many.
 */
export const CANARY_BOUND = {
  /** The share of loads that fail of a healthy version: a connection that goes, a tab that is closed. */
  healthy: 0.002,
  /** The share against which it is tested. Faults of 5 % are found soonest with a smaller one. */
  faulty: 0.03,
  falseHalts: 0.01,
  /** At least as many loads, because the first ones are often of one person and one network. */
  loads: 20,
} as const;

const { healthy, faulty, falseHalts } = CANARY_BOUND;
const FOR_FAILED = Math.log(faulty / healthy);
/** By how much a load that came up is less likely of a faulty version. */
const LESS_LIKELY = (faulty - healthy) / (1 - healthy);
const FOR_LOADED = Math.log(1 - LESS_LIKELY);
const ENOUGH = -Math.log(falseHalts);

/** Whether these loads halt the canary. A load counts as failed once, however many errors its tab has. */
export const passesBound = ({ loads, failed }: { readonly loads: number; readonly failed: number }): boolean =>
  loads >= CANARY_BOUND.loads && failed * FOR_FAILED + (loads - failed) * FOR_LOADED >= ENOUGH;

/**
 * A version that everybody is served has more loads than can be counted one by one: every failed load is counted, and of
 * those that came up one in so many.
 */
export const SERVED_BOUND = {
  oneIn: 10,
  /** Of as many classes at least: no class alone ends a version for everybody. */
  failed: 3,
} as const;

/**
 * Loads that were counted: all `failed` ones, and one in `oneIn` of the others. At the most one in 35: beyond, a counted
 * load would have no positive weight.
 */
export type LoadCount = { readonly oneIn: number; readonly loads: number; readonly failed: number };

/** About how many loads there were. */
export const loadsOf = (counts: readonly LoadCount[]): number =>
  counts.reduce((sum, { oneIn, loads, failed }) => sum + failed + (loads - failed) * oneIn, 0);

export const failedOf = (counts: readonly LoadCount[]): number => counts.reduce((sum, { failed }) => sum + failed, 0);

/**
 * Whether these loads halt a version that everybody is served. The same test as for a canary, with the same bound on
 * false halts: a load that comes up is counted with the chance 1/n and then weighs as `1 - n * LESS_LIKELY`, so that its
 * mean, counted or not, is what a load weighs in `passesBound`, and the product stays a martingale.
 */
export function passesServedBound(counts: readonly LoadCount[]): boolean {
  if (failedOf(counts) < SERVED_BOUND.failed || loadsOf(counts) < CANARY_BOUND.loads) return false;
  const evidence = counts.reduce(
    (sum, { oneIn, loads, failed }) => sum + failed * FOR_FAILED + (loads - failed) * Math.log(1 - oneIn * LESS_LIKELY),
    0,
  );
  return evidence >= ENOUGH;
}

/**
 * The version that everybody opens: the current one, or its signed fallback once the current one was halted. Never one
 * that was rolled back or was halted itself.
 */
export function servedVersion(
  { current, previous, withdrawn = [], despiteHalt }: Release,
  halted: readonly string[],
): string {
  if (!halted.includes(current) || despiteHalt === current || previous === undefined) return current;
  return withdrawn.includes(previous) || halted.includes(previous) ? current : previous;
}

/** The most loads of which this many failed ones halt a canary; fewer loads halt it too. */
export const haltsWithin = (failed: number): number =>
  Math.max(0, Math.floor(failed + (failed * FOR_FAILED - ENOUGH) / -FOR_LOADED));

/**
 * People who must get the same version: a class, its teachers, and the other classes of these teachers. `key` does not
 * change when classes are added.
 */
export type Circle = { readonly key: string; readonly classes: readonly string[] };

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SPAN = 2 ** 32;

/** A number between 0 and 1 that depends only on the text: the FNV-1a hash and a final mixing step. */
export function placeOf(text: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / SPAN;
}

const takesPart = (canary: Canary, area: string, { key, classes }: Circle): boolean =>
  classes.some((id) => canary.classes.includes(id)) || placeOf(`${area}:${key}`) < canary.share;

/**
 * Whether a person gets the canary: only if all their circles do, so that nobody has a newer version than one of their
 * classes. Circles of one area that get it at 5 % also get it at 20 %.
 */
export const getsCanary = (canary: Canary, area: string, circles: readonly Circle[]): boolean =>
  circles.length > 0 && circles.every((circle) => takesPart(canary, area, circle));
