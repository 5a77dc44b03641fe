import { generateProblem, type Problem, type Skill } from '@lemma/math';
import { seedOf } from './problem.ts';

/** How many problems are drawn to find one that differs; a skill with few variants may have none. */
const MOST_DRAWS = 12;

/** A problem of the same kind with other numbers and another answer, or undefined where there is none. */
export function twinOf(skill: Skill, problem: Problem, seed: number): Problem | undefined {
  const other = (twin: Problem) =>
    // For a choice the same letter may be the key again: the options are different.
    (problem.answer.kind === 'choice' || twin.answer.key !== problem.answer.key) &&
    JSON.stringify(twin.params) !== JSON.stringify(problem.params);
  return Array.from({ length: MOST_DRAWS }, (_, index) =>
    generateProblem(skill, problem.level, seedOf(seed, 'twin', index), problem.case),
  ).find(other);
}
