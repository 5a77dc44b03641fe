import { createRng } from './rng.ts';
import { withAskedUnit } from './skills/kit/asked-unit.ts';
import type { Level, Params, Problem, Skill } from './types.ts';

/** A problem without what helps with it, which takes most of the time to make. */
export type PosedProblem = Omit<Problem, 'solution' | 'hints'>;

/** What `problemFrom` asks, without solution and hints. */
export function posedFrom(skill: Skill, params: Params, level: Level, caseId: string, seed: number): PosedProblem {
  const posed = skill.pose(params);
  return {
    ...{ skill: skill.code, level, case: caseId, seed, params },
    ...posed,
    answer: withAskedUnit(posed.prompt, posed.answer),
  };
}

/** The problem that a skill makes of its parameters. `seed`, `level` and `caseId` are recorded, not used. */
export const problemFrom = (skill: Skill, params: Params, level: Level, caseId: string, seed: number): Problem => ({
  ...posedFrom(skill, params, level, caseId, seed),
  solution: skill.solve(params),
  hints: skill.hints(params),
});

/**
 * Makes the problem of a skill, level, case and seed; always the same one. Without `caseId` the seed picks the case.
 * @throws RangeError when the skill has no such case.
 */
export function generateProblem(skill: Skill, level: Level, seed: number, caseId?: string): Problem {
  const rng = createRng(seed);
  const chosen = caseId ?? rng.pick(skill.cases).id;
  if (!skill.cases.some(({ id }) => id === chosen)) throw new RangeError(`${skill.code} has no case ${chosen}`);
  return problemFrom(skill, skill.draw(rng, level, chosen), level, chosen, seed);
}
