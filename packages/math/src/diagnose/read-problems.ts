import { problemFrom } from '../generate.ts';
import { skills } from '../registry.ts';
import type { Problem, Skill } from '../types.ts';

export type ReadProblem = { readonly skill: Skill; readonly problem: Problem };

const USUAL_LEVEL = 2;

/** The first problem of a skill that one of the texts can be read as and that `accepts` allows. */
export function problemOf(
  skill: Skill,
  texts: readonly string[],
  accepts: (problem: Problem) => boolean,
): Problem | undefined {
  for (const text of texts) {
    const params = skill.read?.(text);
    if (params === undefined) continue;
    const problem = problemFrom(skill, params, USUAL_LEVEL, skill.cases[0]?.id ?? '', 0);
    if (accepts(problem)) return problem;
  }
  return undefined;
}

/**
 * Called before each skill is asked; it throws where there is no time left. The engine has no clock, so whoever asks
 * brings one.
 */
export type Tick = () => void;
export const timeless: Tick = () => undefined;

/** The problems that typed texts are read as: at most one of each skill. */
export const problemsOf = (
  texts: readonly string[],
  accepts: (problem: Problem) => boolean,
  tick: Tick = timeless,
): ReadProblem[] =>
  skills.flatMap((skill) => {
    tick();
    const problem = problemOf(skill, texts, accepts);
    return problem === undefined ? [] : [{ skill, problem }];
  });
