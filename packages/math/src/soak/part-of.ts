/** What a soak tries whole. `npm test` takes a part of it. */
export const IS_SOAK = process.env.LEMMA_SOAK !== undefined;

/** Another seed takes other parts. Without one the parts stay the same, so that only a change makes a run red. */
const SEED = process.env.LEMMA_SAMPLE ?? '';

/** A number that says nothing of a text but that it is this one (FNV-1a, mixed as in MurmurHash3). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * One in so many of what a sweep goes over, at least one, in its order, chosen by a hash of each one's name; in a soak
 * all. Only for sweeps of which each one must hold by itself: a rate of another part is another rate.
 */
export function partOf<T>(
  oneIn: number,
  all: readonly T[],
  nameOf: (one: T, at: number) => string,
  { seed = SEED, whole = IS_SOAK } = {},
): readonly T[] {
  if (whole) return all;
  const hashes = all.map((one, at) => hashOf(`${seed} ${nameOf(one, at)}`));
  const order = hashes.map((_, at) => at).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0));
  const taken = new Set(order.slice(0, Math.ceil(all.length / oneIn)));
  return all.filter((_, at) => taken.has(at));
}
