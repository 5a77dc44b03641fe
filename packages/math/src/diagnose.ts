import { checkAnswer } from './check/index.ts';
import { findSkill } from './registry.ts';
import type { MisconceptionId, Problem } from './types.ts';

/** One explanation of an answer: the ideas that together give it, likeliest first in a list of explanations. */
export type Explanation = { readonly misconceptions: readonly MisconceptionId[] };

/**
 * The ideas that explain an answer to a problem, ranked; an empty list says that none is known.
 * An idea whose answer equals the key explains nothing, since anybody might give it.
 */
export function diagnose(problem: Problem, response: string): Explanation[] {
  const skill = findSkill(problem.skill);
  if (skill === undefined || checkAnswer(problem.answer, response).verdict === 'right') return [];
  return skill.misconceptions.flatMap((rule) => {
    const work = rule.work(problem.params);
    if (work === undefined || checkAnswer(problem.answer, work.answer).verdict === 'right') return [];
    const same = checkAnswer({ ...problem.answer, key: work.answer, forms: [] }, response).verdict === 'right';
    return same ? [{ misconceptions: [rule.id] }] : [];
  });
}
