import { describe, expect, it } from 'vitest';
import { compare, rational } from '../check/rational.ts';
import { exactAt } from './exact.ts';
import { pairOf, verdictOn } from './judge.ts';
import type { Pair } from './pairs.ts';

/** Fractions on both sides of 0, near and far: exact values there test what the engine calls the same. */
const PLACES = [-100_003, -37, -17, -4, -1, 0, 2, 5, 23, 41, 100_001].flatMap((whole) =>
  [rational(BigInt(whole)), rational(BigInt(whole) * 7n + 2n, 7n)].map(
    (x) =>
      new Map([
        ['x', x],
        ['y', rational(x.n + 3n, x.d)],
      ]),
  ),
);

const apart = ({ terms }: Pair): boolean =>
  PLACES.some((place) => {
    const [a, b] = (terms ?? []).map((term) => exactAt(term, place));
    return a !== undefined && b !== undefined && compare(a, b) !== 0;
  });

describe('the soak', () => {
  it('calls nothing the same that exact values prove different', () => {
    const pairs = Array.from({ length: 2500 }, (_, i) => pairOf(i + 1)).filter(({ terms }) => terms !== undefined);
    const same = pairs.filter((pair) => verdictOn(pair) === 'same');
    expect(same.filter(apart).map(({ a, b }) => `${a} | ${b}`)).toEqual([]);
    expect(same.length).toBeGreaterThan(300);
    expect(pairs.filter(apart).length).toBeGreaterThan(200);
  });
});
