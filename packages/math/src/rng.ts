import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';
import type { Rng } from './types.ts';

/** The first draws of neighboring seeds are similar; after this many draws they no longer are. */
const WARM_UP = 20;

/** A random generator from a seed (any safe integer): the same draws on every machine. */
export function createRng(seed: number): Rng {
  const generator = xoroshiro128plus(seed);
  skipN(generator, WARM_UP);
  const int = (low: number, high: number) => uniformInt(generator, low, high);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[int(0, from.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  };
  const shuffle = <T>(from: readonly T[]): T[] => {
    const left = [...from];
    return from.flatMap(() => left.splice(int(0, left.length - 1), 1));
  };
  return { int, pick, shuffle, chance: (probability) => int(1, 1_000_000) <= probability * 1_000_000 };
}
