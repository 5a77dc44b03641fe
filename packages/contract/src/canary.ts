import type { Canary } from './release.ts';

/** When a canary halts by itself: so large a part of its loads failed, once there were so many. */
export const CANARY_BOUND = { loads: 20, failed: 0.05 } as const;

/** Whether these loads are reason to halt. A load counts as failed once, however much goes wrong in its tab. */
export const passesBound = ({ loads, failed }: { readonly loads: number; readonly failed: number }): boolean =>
  loads >= CANARY_BOUND.loads && failed > loads * CANARY_BOUND.failed;

/**
 * People who have to see the same: a class, its teachers, and the other classes of these teachers. `key` stays the same while
 * classes are added.
 */
export type Circle = { readonly key: string; readonly classes: readonly string[] };

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SPAN = 2 ** 32;

/** Where a text falls between 0 and 1: FNV-1a and a last stir, alike everywhere. */
export function placeOf(text: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / SPAN;
}

const takesPart = (canary: Canary, area: string, { key, classes }: Circle): boolean =>
  classes.some((id) => canary.classes.includes(id)) || placeOf(`${area}:${key}`) < canary.share;

/**
 * Whether a person gets the canary: when all their circles do, so that nobody is ahead of any of their classes. Circles of
 * one area that are in at 5 % are in at 20 % too.
 */
export const getsCanary = (canary: Canary, area: string, circles: readonly Circle[]): boolean =>
  circles.length > 0 && circles.every((circle) => takesPart(canary, area, circle));
