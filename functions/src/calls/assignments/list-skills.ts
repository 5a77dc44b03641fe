import { findMisconception, skills } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Handler } from '../../platform/door.ts';

export const listSkills: Handler<typeof calls.listSkills> = async () => ({
  skills: skills.map(({ code, name, canDo, grade, domain, standards, wordProblem, cases, misconceptions }) => ({
    code,
    name,
    canDo,
    grade,
    domain,
    standards: [...standards],
    wordProblem: wordProblem ?? false,
    cases: cases.map(({ id, label }) => ({ id, label })),
    misconceptions: misconceptions.map(({ id }) => ({ id, name: findMisconception(id)?.name ?? id })),
  })),
});
