import { checkAnswer } from '../check/index.ts';
import type { MisconceptionId, Problem, Skill } from '../types.ts';
import { inOnePlace, ruleAnswers, sameAs } from './rule-answers.ts';

/** The misconceptions of a skill that give this answer on their own, everywhere or in one place. */
export function directMisconceptions(skill: Skill, problem: Problem, response: string): MisconceptionId[] {
  if (checkAnswer(problem.answer, response).verdict !== 'wrong') return [];
  const same = sameAs(problem.answer, response);
  const own = ruleAnswers(skill, problem).flatMap(({ id, answer }) => (same(answer) ? [id] : []));
  return own.length > 0 ? own : inOnePlace(skill, problem, same);
}
