import { type CompareOptions, compareTrees } from './compare.ts';
import { type ParseOptions, parse } from './parse.ts';

/** `unknown`: could not be read or decided; never to be taken for `no`. */
export type Equivalence = 'yes' | 'no' | 'unknown';

export type EquivalentOptions = ParseOptions & CompareOptions;

/**
 * Whether two texts mean the same. Numbers, expressions, equations, inequalities, systems, sets, lists, intervals.
 * Never throws.
 */
export function equivalent(a: string, b: string, options: EquivalentOptions = {}): Equivalence {
  const [left, right] = [parse(a, options), parse(b, options)];
  if (!left.ok || !right.ok) return 'unknown';
  const verdict = compareTrees(left.tree, right.tree, options);
  return verdict === 'equal' ? 'yes' : verdict === 'different' ? 'no' : 'unknown';
}
