import { mustFind, nameBeside, scenarios } from '@lemma/interview';
import type { calls } from '@lemma/school/calls';
import { misconceptionsOf } from '../../engines/interviews/misconceptions-of.ts';
import { namesInUse } from '../../engines/interviews/names-in-use.ts';
import type { Handler } from '../../platform/door.ts';

export const listScenarios: Handler<typeof calls.listScenarios> = async ({ grades: [from, to] }, caller) => {
  const taken = await namesInUse(caller.uid);
  return {
    scenarios: scenarios
      .map((scenario) => ({ scenario, skill: mustFind(scenario.skill) }))
      .filter(({ skill: { grade } }) => grade >= from && grade <= to)
      .map(({ scenario, skill }) => ({
        ...scenario,
        student: nameBeside(scenario.student, taken),
        skillName: skill.name,
        grade: skill.grade,
        domain: skill.domain,
        standards: [...skill.standards],
        ideas: misconceptionsOf(skill).map(({ id, name }) => ({ id, name })),
      })),
  };
};
