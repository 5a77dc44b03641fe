import { type Problem, type Skill, withAskedUnit } from '@lemma/math';
import { OWN_SKILL, type OwnQuestion } from '@lemma/school/question';

/** Stands in for a skill where a teacher wrote the question: it generates no problems and knows no misconceptions. */
export const ownSkill: Skill = {
  code: OWN_SKILL,
  name: 'A question of your teacher',
  canDo: 'A question of your teacher',
  grade: 1,
  domain: 'own',
  standards: [],
  prerequisites: [],
  cases: [],
  draw: () => ({}),
  pose: () => ({ prompt: '', answer: { kind: 'number', key: '0' } }),
  solve: () => [],
  hints: () => [],
  confirms: () => true,
  misconceptions: [],
};

/** A teacher's own question as a problem, the same for every student. The answer may be typed with the unit of the question: "How many laps?" */
export function ownProblem({
  prompt,
  math,
  kind,
  key,
  options,
  tolerance,
  unit,
  hints,
  solution,
}: OwnQuestion): Problem {
  return {
    ...{ skill: OWN_SKILL, level: 1, case: 'own', seed: 0, params: {}, prompt },
    ...(math !== undefined && { math }),
    answer: withAskedUnit(prompt, {
      kind,
      key,
      ...(options && { options }),
      ...(tolerance !== undefined && { tolerance }),
      ...(unit !== undefined && { units: [unit] }),
    }),
    solution: solution.map((line) => ({ line: '', why: line })),
    hints,
  };
}
