import { mustFind, scenarios } from '@lemma/interview';
import { findMisconception, type Skill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';

/** The ideas that can be behind work of a skill: the same list whoever is interviewed, so that it gives nothing away. */
export const ideasOf = (skill: Skill): { id: string; name: string; idea: string }[] =>
  skill.misconceptions.map(({ id }) => {
    const found = findMisconception(id);
    return { id, name: found?.name ?? id, idea: found?.idea ?? '' };
  });

export const listScenarios: Handler<typeof calls.listScenarios> = async ({ grades: [from, to] }) => ({
  scenarios: scenarios
    .map((scenario) => ({ scenario, skill: mustFind(scenario.skill) }))
    .filter(({ skill: { grade } }) => grade >= from && grade <= to)
    .map(({ scenario, skill }) => ({
      ...scenario,
      skillName: skill.name,
      grade: skill.grade,
      domain: skill.domain,
      standards: [...skill.standards],
      ideas: ideasOf(skill).map(({ id, name }) => ({ id, name })),
    })),
});
