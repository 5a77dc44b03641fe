import type { Skill } from '@lemma/math';
import type { MindKind, PlainMind } from '@lemma/school/interview';

/**
 * One hypothesis about a student's mind. `id` is the kind, or the misconceptions joined by "+" in the order of the
 * skill's rules.
 */
export type Mind = { readonly id: string; readonly kind: MindKind; readonly ideas: readonly string[] };

/** A hypothesis and its probability before the first answer. The probabilities of a skill's minds add up to 1. */
export type WeighedMind = Mind & { readonly prior: number };

export const plain = (kind: PlainMind): Mind => ({ id: kind, kind, ideas: [] });

/** The mind of a student with these misconceptions, or of a kind without any. */
export function mindOf(skill: Skill, what: readonly string[] | PlainMind): Mind {
  if (typeof what === 'string') return plain(what);
  const ideas = skill.misconceptions.map(({ id }) => id).filter((id) => what.includes(id));
  if (ideas.length !== what.length || ideas.length === 0) throw new RangeError(`${skill.code} has not ${what.join()}`);
  return { id: ideas.join('+'), kind: 'idea', ideas };
}
