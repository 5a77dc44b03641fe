import {
  type Easiness,
  FITTED,
  type ModelConstants,
  type ObservedAnswer,
  predictedChances,
  UNFITTED,
} from './knowledge.ts';
import { logitOf } from './logistic.ts';

/** The weight of the average of all skills, in answers, so that a skill with few answers stays close to it. */
const LIKE_ANSWERS = 4;
const ROUNDS = 10;
/** Steps are shortened, because the estimates of the students change with each of them. */
const STEP = 0.9;

/**
 * How easy each skill is for these students. Repeated steps approach the value at which the probabilities that the
 * model gives add up to the number of right answers, with the average of all skills as a prior (`LIKE_ANSWERS`). The
 * variance decreases with the number of answers.
 */
export function fitEasiness(
  students: readonly (readonly ObservedAnswer[])[],
  constants: ModelConstants = FITTED,
): (skill: string) => Easiness {
  const all = students.flat();
  const share = (all.filter(({ right }) => right).length + 1) / (all.length + 2);
  const usual = logitOf(share);
  const means = new Map<string, number>([...new Set(all.map(({ skill }) => skill))].map((skill) => [skill, usual]));
  const easinessOf = (skill: string): Easiness => ({ mean: means.get(skill) ?? usual, variance: 0 });
  const information = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = new Map<string, number>();
    information.clear();
    for (const answers of students) {
      for (const [index, chance] of predictedChances(answers, easinessOf, constants).entries()) {
        const answer = answers[index];
        if (!answer) continue;
        missing.set(answer.skill, (missing.get(answer.skill) ?? 0) + (answer.right ? 1 : 0) - chance);
        information.set(answer.skill, (information.get(answer.skill) ?? 0) + chance * (1 - chance));
      }
    }
    for (const [skill, mean] of means)
      means.set(skill, mean + (STEP * (missing.get(skill) ?? 0)) / ((information.get(skill) ?? 0) + LIKE_ANSWERS));
  }
  return (skill) => {
    const mean = means.get(skill);
    if (mean === undefined) return UNFITTED;
    return { mean, variance: 1 / (1 / UNFITTED.variance + (information.get(skill) ?? 0)) };
  };
}
