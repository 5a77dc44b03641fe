import { VITAL_BOUNDS, VITAL_EDGES, type Vital } from '@lemma/school/release';

const THREE_QUARTERS = 0.75;

export const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

export type Rating = 'good' | 'needs work' | 'poor';

export const ratingOf = (vital: Vital, value: number): Rating => {
  const [good, poor] = VITAL_BOUNDS[vital];
  return value <= good ? 'good' : value <= poor ? 'needs work' : 'poor';
};

/**
 * The value below which three quarters of the tabs are, as the public bounds mean it. Within a bucket the tabs are taken
 * to lie evenly; in the open last one it is the lower end. Undefined without tabs.
 */
export function p75(vital: Vital, counts: readonly number[]): number | undefined {
  const edges: readonly number[] = VITAL_EDGES[vital];
  const wanted = sum(counts) * THREE_QUARTERS;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [at, count] of counts.entries()) {
    const [from = 0, to] = [edges[at - 1], edges[at]];
    if (to === undefined) return from;
    if (below + count >= wanted) return from + (to - from) * ((wanted - below) / count);
    below += count;
  }
  return edges.at(-1);
}

/** The shares of good, middling and poor tabs. The bounds are edges of buckets, so these are exact. */
export function sharesOf(vital: Vital, counts: readonly number[]): Readonly<Record<Rating, number>> {
  const edges: readonly number[] = VITAL_EDGES[vital];
  const [good, poor] = VITAL_BOUNDS[vital];
  const all = sum(counts) || 1;
  const upTo = (bound: number) => sum(counts.slice(0, edges.indexOf(bound) + 1)) / all;
  return { good: upTo(good), 'needs work': upTo(poor) - upTo(good), poor: 1 - upTo(poor) };
}
