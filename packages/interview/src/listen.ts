import type { Skill } from '@lemma/math';
import { mindsOf } from './hypotheses.ts';
import { expectedInformation } from './information.ts';
import { type Before, type Observation, priorOf, updated } from './questions.ts';
import { type Share, shares } from './report.ts';

/** What one question to a real pupil was worth, and what may be believed after it. */
export type Heard = { readonly bits: number; readonly posterior: readonly Share[] };

/** A child is not a procedure: so many of its answers come from anywhere. */
const DOUBT = 0.15;
/** The posterior over a skill's ideas after each question to a real pupil, with room for slips of any kind. */
export function listen(
  skill: Skill,
  turns: readonly (readonly Observation[])[],
): { readonly start: readonly Share[]; readonly turns: readonly Heard[] } {
  const minds = mindsOf(skill);
  let posterior = priorOf(minds);
  let before: Before = { seen: [], quiet: false };
  const heard = turns.map((observations): Heard => {
    let bits = 0;
    for (const observation of observations) {
      bits += expectedInformation(minds, posterior, observation.question, before);
      posterior = updated(minds, posterior, observation, before, DOUBT);
      before = { ...before, seen: [...before.seen, observation] };
    }
    return { bits, posterior: shares(minds, posterior) };
  });
  return { start: shares(minds, priorOf(minds)), turns: heard };
}
