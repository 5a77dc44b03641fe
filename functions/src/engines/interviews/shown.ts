import { type ProblemRef, restore, saidAnswer, saidProblem, tableFor } from '@lemma/interview';
import type { AnswerField } from '@lemma/school/question';
import { fieldOf } from '../../domain/work/problem.ts';

/** A problem as a browser may hold it: no key, no parameters. */
export function shownProblem(ref: ProblemRef) {
  const problem = restore(ref);
  const field: AnswerField = fieldOf(problem.answer);
  return { asked: saidProblem(problem), ...(problem.picture && { picture: problem.picture }), field };
}

/** An answer as the student says it, with mathematics between backquotes. */
export const shownAnswer = (ref: ProblemRef, answer: string): string => saidAnswer(tableFor(ref).problem, answer);
