import type { MisconceptionId, Skill } from '@lemma/math';

/**
 * What may be going on in a student's head, as far as one skill is concerned: `secure` knows why, `shaky` is right by a rule
 * without a reason, `careless` knows how and slips now and then, `idea` computes with one or two misconceptions.
 */
export type MindKind = 'secure' | 'shaky' | 'careless' | 'idea';

/** One hypothesis. `id` is the kind, or the ideas joined by "+" in the order of the skill's rules. */
export type Mind = { readonly id: string; readonly kind: MindKind; readonly ideas: readonly MisconceptionId[] };

/** A hypothesis and what it is worth before the first answer; the weights of a skill's minds add up to 1. */
export type WeighedMind = Mind & { readonly prior: number };

/** How likely each kind is before anything was seen, shared out evenly within the kind. */
const SHARE = { secure: 0.08, shaky: 0.1, careless: 0.1, one: 0.57, two: 0.15 } as const;

const plain = (kind: Exclude<MindKind, 'idea'>): Mind => ({ id: kind, kind, ideas: [] });

/** The mind of a student with these ideas, or of a kind without any. */
export function mindOf(skill: Skill, what: readonly MisconceptionId[] | Exclude<MindKind, 'idea'>): Mind {
  if (typeof what === 'string') return plain(what);
  const ideas = skill.misconceptions.map(({ id }) => id).filter((id) => what.includes(id));
  if (ideas.length !== what.length || ideas.length === 0) throw new RangeError(`${skill.code} has not ${what.join()}`);
  return { id: ideas.join('+'), kind: 'idea', ideas };
}

/** Every hypothesis about a student of a skill: the three without an idea, each idea, each two ideas together. */
export function mindsOf(skill: Skill): readonly WeighedMind[] {
  const ids = skill.misconceptions.map(({ id }) => id);
  const idea = (ideas: readonly MisconceptionId[]): Mind => ({ id: ideas.join('+'), kind: 'idea', ideas });
  const single = ids.map((id) => idea([id]));
  const pairs = ids.flatMap((id, at) => ids.slice(at + 1).map((other) => idea([id, other])));
  const weighed = (minds: readonly Mind[], share: number): WeighedMind[] =>
    minds.map((mind) => ({ ...mind, prior: share / minds.length }));
  const all = [
    ...weighed([plain('secure')], SHARE.secure),
    ...weighed([plain('shaky')], SHARE.shaky),
    ...weighed([plain('careless')], SHARE.careless),
    ...weighed(single, SHARE.one),
    ...weighed(pairs, SHARE.two),
  ];
  const total = all.reduce((sum, { prior }) => sum + prior, 0);
  return all.map((mind) => ({ ...mind, prior: mind.prior / total }));
}
