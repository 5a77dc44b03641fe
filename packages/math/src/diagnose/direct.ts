import { checkAnswer } from '../check/index.ts';
import type { MisconceptionId, Problem, Skill } from '../types.ts';
import { ruleAnswers, sameAs } from './rule-answers.ts';

/** The misconceptions of a skill that give this answer on their own. */
export function directMisconceptions(skill: Skill, problem: Problem, response: string): MisconceptionId[] {
  if (checkAnswer(problem.answer, response).verdict !== 'wrong') return [];
  const same = sameAs(problem.answer, response);
  return ruleAnswers(skill, problem).flatMap(({ id, answer }) => (same(answer) ? [id] : []));
}
