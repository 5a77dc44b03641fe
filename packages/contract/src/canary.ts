import type { Canary } from './release.ts';

/** When a canary is halted automatically: at least this many loads, and more than this share of them failed. */
export const CANARY_BOUND = { loads: 20, failed: 0.05 } as const;

/** Whether these loads halt the canary. A load counts as failed once, however many errors its tab has. */
export const passesBound = ({ loads, failed }: { readonly loads: number; readonly failed: number }): boolean =>
  loads >= CANARY_BOUND.loads && failed > loads * CANARY_BOUND.failed;

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
