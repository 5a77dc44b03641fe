import { checkAnswer, equivalent } from '../check/index.ts';
import { createRng } from '../rng.ts';
import type { Opinion } from './oracle.ts';
import { type Pair, pairFrom } from './pairs.ts';

type Verdict = 'same' | 'different' | 'unknown';

/** The engine's verdict on a pair. */
export function verdictOn({ kind, a, b }: Pair): Verdict {
  if (kind === 'amount') {
    const { verdict } = checkAnswer({ kind: 'quantity', key: b }, a);
    return verdict === 'right' ? 'same' : verdict === 'wrong' ? 'different' : 'unknown';
  }
  const verdict = equivalent(a, b);
  return verdict === 'yes' ? 'same' : verdict === 'no' ? 'different' : 'unknown';
}

export type Fault = 'wrong accept' | 'wrong reject' | 'unknown';

/** Undefined if the two agree, or if SymPy cannot decide. */
export function faultOf(verdict: Verdict, { same }: Opinion): Fault | undefined {
  if (same === null) return undefined;
  if (verdict === 'unknown') return 'unknown';
  if ((verdict === 'same') === same) return undefined;
  return same ? 'wrong reject' : 'wrong accept';
}

/** The pair of a seed; the same on every machine. */
export const pairOf = (seed: number): Pair => pairFrom(createRng(seed));
