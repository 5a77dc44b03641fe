import { entropy } from '@lemma/mastery/entropy';
import type { Skill } from '@lemma/math';
import { mindsOf } from './minds-of.ts';
import { type Before, type Observation, type Outcome, type Posterior, priorOf, replies } from './questions.ts';
import { type Share, shareOf } from './report.ts';

/** The information that one question to a real student gave, and the probabilities after it. */
export type Heard = { readonly bits: number; readonly posterior: readonly Share[] };

/** A real student is no procedure: this share of answers can be anything. */
const DOUBT = 0.15;
/**
 * The hypothesis that the student has something in mind which no misconception of the skill describes: its id, and its
 * prior probability.
 */
export const SOMETHING_ELSE = 'else';
const ELSE_PRIOR = 0.1;
/** The share of random answers that no misconception gives either. */
const OTHER_SHARE = 0.5;

type Chances = ReadonlyMap<Outcome, number>;

/**
 * How likely each answer is for each hypothesis, the last of which is "something else". An answer that no misconception
 * gives supports that one, so that a student who answers at random is not taken for one with a misconception.
 */
function chancesOf(skill: Skill, { question }: Observation, before: Before): readonly Chances[] {
  const known = mindsOf(skill).map((mind) => new Map(replies(mind, question, before)));
  const outcomes = [...new Set(known.flatMap((chances) => [...chances.keys()]))].filter((one) => one !== 'other');
  const anywhere = new Map<Outcome, number>([
    ...outcomes.map((outcome): [Outcome, number] => [outcome, (1 - OTHER_SHARE) / outcomes.length]),
    ['other', OTHER_SHARE],
  ]);
  const mixed = known.map(
    (chances) =>
      new Map(
        [...anywhere].map(([outcome, share]) => [outcome, DOUBT * share + (1 - DOUBT) * (chances.get(outcome) ?? 0)]),
      ),
  );
  return [...mixed, anywhere];
}

function updated(posterior: Posterior, chances: readonly Chances[], outcome: Outcome): Posterior {
  const weighed = posterior.map((share, at) => share * (chances[at]?.get(outcome) ?? 0));
  const total = weighed.reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weighed.map((weight) => weight / total) : posterior;
}

/** The expected information of an answer, in bits. */
function expectedBits(posterior: Posterior, chances: readonly Chances[]): number {
  const outcomes = chances.at(-1)?.keys() ?? [];
  const after = [...outcomes].reduce((sum, outcome) => {
    const total = posterior.reduce((all, share, at) => all + share * (chances[at]?.get(outcome) ?? 0), 0);
    return sum + total * entropy(updated(posterior, chances, outcome));
  }, 0);
  return Math.max(0, entropy(posterior) - after);
}

/**
 * The probabilities of a skill's misconceptions after each question to a real student, allowing for slips and for
 * something else.
 */
export function listen(
  skill: Skill,
  turns: readonly (readonly Observation[])[],
): { readonly start: readonly Share[]; readonly turns: readonly Heard[] } {
  const minds = mindsOf(skill);
  const ids = [...minds.map(({ id }) => id), SOMETHING_ELSE];
  const start: Posterior = [...priorOf(minds).map((share) => share * (1 - ELSE_PRIOR)), ELSE_PRIOR];
  let posterior = start;
  let before: Before = { seen: [], quiet: false };
  const heard = turns.map((observations): Heard => {
    let bits = 0;
    for (const observation of observations) {
      const chances = chancesOf(skill, observation, before);
      bits += expectedBits(posterior, chances);
      posterior = updated(posterior, chances, observation.outcome);
      before = { ...before, seen: [...before.seen, observation] };
    }
    return { bits, posterior: shareOf(ids, posterior) };
  });
  return { start: shareOf(ids, start), turns: heard };
}
