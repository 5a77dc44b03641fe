import {
  checkAnswer,
  findSkill,
  type Params,
  type Picture,
  type Problem,
  type Skill,
  takesParams,
  toldProblem,
} from '@lemma/math';
import { isConfirmed } from '../plan/items.ts';
import { companions } from './companions.ts';
import type { Wanted } from './draft.ts';

/** A problem with its skill. */
export type Bound = { readonly skill: Skill; readonly problem: Problem; readonly params: Params };

type Words = Pick<Problem, 'prompt' | 'level' | 'seed'> & {
  readonly picture?: Picture | undefined;
  readonly is: number | string;
  readonly unit?: { readonly one: string; readonly many: string } | undefined;
};

/** The expression without the sign between thousands, as skills read it. */
function paramsFor(skill: Skill, wanted: Wanted): Params | undefined {
  if (typeof wanted === 'string') return skill.read?.(wanted);
  return wanted.skill === skill.code ? wanted.params : undefined;
}

function bindTo(skill: Skill, wanted: Wanted, { prompt, picture, unit, level, seed, is }: Words): Bound | undefined {
  const params = paramsFor(skill, wanted);
  if (params === undefined) return undefined;
  // Several cases may take the numbers: the problem is of the first whose label they hold.
  for (const { id } of skill.cases) {
    if (!takesParams(skill, id, params)) continue;
    const problem = toldProblem(skill, level, id, seed, { params, prompt, picture, unit });
    if (checkAnswer(problem.answer, String(is)).verdict !== 'right') return undefined;
    if (isConfirmed(skill, problem)) return { skill, problem, params };
  }
  return undefined;
}

/**
 * The problem of a scene: of a skill of the standard where one takes it, else of one that students have by then.
 * Undefined where no skill takes it, or where the engine comes to another answer than the plot.
 */
export function bind(all: readonly Wanted[], own: readonly Skill[], words: Words): Bound | undefined {
  const others = companions.flatMap((code) => findSkill(code) ?? []);
  const named = all.flatMap((wanted) => (typeof wanted === 'string' ? [] : (findSkill(wanted.skill) ?? [])));
  for (const skills of [own, others, named])
    for (const wanted of all)
      for (const skill of skills) {
        const bound = bindTo(skill, wanted, words);
        if (bound) return bound;
      }
  return undefined;
}
