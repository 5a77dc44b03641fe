import type { Skill } from '@lemma/math';
import { type Mind, plain, type WeighedMind } from './minds.ts';
import { poolOf, refOf } from './problems.ts';
import { replies } from './questions.ts';

/** The prior probability of each kind of mind, divided evenly within the kind. */
const SHARE = { secure: 0.08, shaky: 0.1, careless: 0.1, one: 0.57, two: 0.15 } as const;

const mindHolding = (ideas: readonly string[]): Mind => ({ id: ideas.join('+'), kind: 'idea', ideas });

/**
 * A pair of misconceptions, with the number of hypotheses (including itself) that give the same answers to all problems
 * of the pool.
 */
type Pair = { readonly mind: Mind; readonly alike: number; readonly first: boolean };

/**
 * All pairs of misconceptions of a skill that can show together. A pair in which one misconception hides the other on
 * every problem is left out.
 */
function pairsOf(skill: Skill): readonly Pair[] {
  const ids = skill.misconceptions.map(({ id }) => id);
  const refs = poolOf(skill).map(refOf);
  const answersOf = (mind: Mind): string =>
    refs.map((ref) => replies(mind, { kind: 'problem', ref }, { seen: [], quiet: false })[0]?.[0]).join();
  const simple = new Set([answersOf(plain('secure')), ...ids.map((id) => answersOf(mindHolding([id])))]);
  const pairs = ids.flatMap((id, at) => ids.slice(at + 1).map((other) => mindHolding([id, other])));
  const groups = Map.groupBy(pairs, answersOf);
  return [...groups]
    .filter(([answers]) => !simple.has(answers))
    .flatMap(([, minds]) => minds.map((mind, at) => ({ mind, alike: minds.length, first: at === 0 })));
}

type Hypotheses = { readonly minds: readonly WeighedMind[]; readonly plantable: readonly Mind[] };

const cached = new Map<string, Hypotheses>();

function hypothesesOf(skill: Skill): Hypotheses {
  const known = cached.get(skill.code);
  if (known !== undefined) return known;
  const pairs = pairsOf(skill);
  const weighed = (minds: readonly Mind[], share: number): WeighedMind[] =>
    minds.map((mind) => ({ ...mind, prior: share / minds.length }));
  const all = [
    ...weighed([plain('secure')], SHARE.secure),
    ...weighed([plain('shaky')], SHARE.shaky),
    ...weighed([plain('careless')], SHARE.careless),
    ...weighed(
      skill.misconceptions.map(({ id }) => mindHolding([id])),
      SHARE.one,
    ),
    ...weighed(
      pairs.filter(({ first }) => first).map(({ mind }) => mind),
      SHARE.two,
    ),
  ];
  const total = all.reduce((sum, { prior }) => sum + prior, 0);
  const made = {
    minds: all.map((mind) => ({ ...mind, prior: mind.prior / total })),
    plantable: pairs.filter(({ alike }) => alike === 1).map(({ mind }) => mind),
  };
  cached.set(skill.code, made);
  return made;
}

/**
 * Every hypothesis about a student of a skill: the three kinds without a misconception, each misconception, and each
 * pair that can be told from single ones. If several pairs answer every problem alike, one represents them.
 */
export const mindsOf = (skill: Skill): readonly WeighedMind[] => hypothesesOf(skill).minds;

/**
 * Pairs of misconceptions that the skill's problems distinguish from every other hypothesis, so that a scenario may use
 * them.
 */
export const plantablePairs = (skill: Skill): readonly Mind[] => hypothesesOf(skill).plantable;
