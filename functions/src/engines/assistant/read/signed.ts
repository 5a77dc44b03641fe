import type { Condition, ConditionSubject } from '@lemma/school/assistant';
import { LEAST, MOST } from './bound-words.ts';

/** What words for bounds mean as conditions on numbers. */
export const range = (of: ConditionSubject, [low, high]: readonly [number, number]): Omit<Condition, 'said'> => ({
  rule: 'range',
  of,
  numbers: [low, high],
});

export const endsIn = (of: ConditionSubject, numbers: number[], not: boolean): Omit<Condition, 'said'> => ({
  ...{ rule: 'ends-in', of, numbers },
  ...(not && { not }),
});

export function signed(of: ConditionSubject, sign: string, not: boolean): Omit<Condition, 'said'> {
  // In an equation they are signs of its formula.
  if (of === 'coefficient') return { rule: /^neg/.test(sign) === !not ? 'negatives' : 'no-negatives' };
  if (/zero/.test(sign)) return { rule: 'one-of', of, numbers: [0], not: true };
  if (not) return range(of, /^neg/.test(sign) ? [0, MOST] : [-MOST, 0]);
  return range(of, /^neg/.test(sign) ? [-MOST, -LEAST] : [LEAST, MOST]);
}
