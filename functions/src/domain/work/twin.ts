import { generateProblem, type Problem, type Skill } from '@lemma/math';
import type { Assignment } from '@lemma/school/assignment';
import type { Submission, WorkItem } from '@lemma/school/work';
import { hasOtherFigures, problemAsked, seedOf } from './problem.ts';
import { ruleOf } from './submission.ts';

/** How many problems are drawn to find one that differs; a skill with few variants may have none. */
const MOST_DRAWS = 12;

/** The numbers in a text, whatever their order and their units: "3 m, 4 m" and "4 cm, 3 cm" have the same ones. */
const numbersIn = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join(' ');

/** Whether two texts differ in their numbers or, without any, at all. */
function isOther(one: string, other: string): boolean {
  const numbers = numbersIn(one);
  return numbers === '' ? one !== other : numbers !== numbersIn(other);
}

/** A problem of the same kind with other numbers and another answer, or undefined where there is none. */
export function twinOf(skill: Skill, problem: Problem, seed: number): Problem | undefined {
  const other = (twin: Problem) =>
    // For a choice the same letter may be the key again: the options are different.
    (problem.answer.kind === 'choice' || isOther(problem.answer.key, twin.answer.key)) &&
    isOther(JSON.stringify(problem.params), JSON.stringify(twin.params));
  return Array.from({ length: MOST_DRAWS }, (_, index) =>
    generateProblem(skill, problem.level, seedOf(seed, 'twin', index), problem.case),
  ).find(other);
}

/**
 * A problem of the same kind as the one that the student was asked, with other numbers than that: the skill may draw
 * another problem from its seed today, and the work may have begun under another account.
 */
export function twinOfAsked(
  item: WorkItem,
  assignment: Assignment,
  { drawnFor, studentId }: Pick<Submission, 'drawnFor' | 'studentId'>,
): Problem | undefined {
  const rule = ruleOf(assignment, item.id);
  const { skill, problem, isOther } = problemAsked(item, rule, assignment.seed, drawnFor ?? studentId);
  const twin = twinOf(skill, problem, problem.seed);
  return isOther && twin && !hasOtherFigures(item, twin) ? undefined : twin;
}
