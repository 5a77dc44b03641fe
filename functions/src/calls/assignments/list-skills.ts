import { findMisconception, generateProblem, type Skill, skills } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Handler } from '../../platform/door.ts';

/**
 * Whether students answer a skill by choosing an option. One problem is enough to tell, because all problems of a skill
 * are alike in this (tested in `registry.test.ts` of the engine).
 */
const isPicked = (skill: Skill): boolean => generateProblem(skill, 1, 0).answer.kind === 'choice';

export const listSkills: Handler<typeof calls.listSkills> = async () => ({
  skills: skills.map((skill) => {
    const { code, name, canDo, grade, domain, standards, wordProblem = false, cases, misconceptions } = skill;
    return {
      ...{ code, name, canDo, grade, domain, wordProblem, standards: [...standards] },
      ...(isPicked(skill) && { choice: true }),
      cases: cases.map(({ id, label }) => ({ id, label })),
      misconceptions: misconceptions.map(({ id }) => ({ id, name: findMisconception(id)?.name ?? id })),
    };
  }),
});
