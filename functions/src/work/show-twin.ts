import { AppError } from '@lemma/contract';
import { generateProblem, type Problem, type Skill } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { WorkItem } from '@lemma/school/work';
import type { Handler } from '../door.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { drawnKey, problemOf, seedOf } from './problem.ts';
import { itemOf, readOwn, ruleOf } from './submission.ts';

/** Draws that are tried for one that differs; a skill with few variants may have none. */
const MOST_DRAWS = 12;

/** A problem of the same kind with other numbers and another answer, or undefined where there is none. */
export function twinOf(skill: Skill, problem: Problem, seed: number): Problem | undefined {
  const other = (twin: Problem) =>
    // The same letter of a choice is another answer where the question is another.
    (problem.answer.kind === 'choice' || twin.answer.key !== problem.answer.key) &&
    JSON.stringify(twin.params) !== JSON.stringify(problem.params);
  return Array.from({ length: MOST_DRAWS }, (_, index) =>
    generateProblem(skill, problem.level, seedOf(seed, 'twin', index), problem.case),
  ).find(other);
}

const maySee = ({ closed, hintCount, hints, attempts }: WorkItem): boolean =>
  closed || (hintCount > 0 && (hints.length >= hintCount || attempts.some(({ verdict }) => verdict === 'wrong')));

/** The last rung of the ladder: how a problem like this one is done, with other numbers. Nothing is written. */
export const showTwin: Handler<typeof calls.showTwin> = async ({ submissionId, itemId }, caller) => {
  const submission = await readOwn(submissionId, caller.uid);
  const assignment = await mustRead(documents.assignments, submission.assignmentId);
  const item = itemOf(submission.items, itemId);
  if (!maySee(item)) throw new AppError('data/not-found', 'not yet');
  const { skill, problem } = problemOf(ruleOf(assignment, itemId), assignment.seed, drawnKey(caller.uid, item));
  const twin = twinOf(skill, problem, problem.seed);
  if (twin === undefined) throw new AppError('data/not-found', 'no other numbers');
  return {
    prompt: twin.prompt,
    ...(twin.math !== undefined && { math: twin.math }),
    ...(twin.picture !== undefined && { picture: twin.picture }),
    steps: twin.solution.map(({ line, why }) => ({ line, why })),
  };
};
