import { hasNoCalculation, isQuotientAsked } from './check/has-no-calculation.ts';
import { checkAnswer, parse, readAnswer } from './check/index.ts';
import { SENTENCES } from './check/sentences.ts';
import type { Outcome } from './check/types.ts';
import type { Problem } from './types.ts';

const UNWORKED: Outcome = { verdict: 'wrong', code: 'unworked', sameValue: true, message: SENTENCES.unworked };

/** Where a statement is asked for, both of its sides may be calculations. */
const STATEMENTS: ReadonlySet<string> = new Set(['choice', 'equation', 'inequality']);

/** Whether the key is a number as numbers are written, and the answer a calculation that leads to it. */
function isUnworked({ answer, math }: Pick<Problem, 'answer' | 'math'>, response: string): boolean {
  if (STATEMENTS.has(answer.kind)) return false;
  const [key, given] = [readAnswer(answer, answer.key), readAnswer(answer, response)];
  if (!key.ok || !given.ok || !/\d/.test(answer.key) || !hasNoCalculation(key.tree)) return false;
  if (!hasNoCalculation(given.tree)) return true;
  const question = math === undefined ? undefined : parse(math);
  return question?.ok === true && isQuotientAsked(given.tree, key.tree, question.tree);
}

/**
 * Marks an answer to a problem as `checkAnswer` does, and does not take the question's own calculation for its result:
 * where a number is asked for, 2/3 + 1/4 is not 11/12 yet. Never throws.
 */
export function checkWorked(problem: Pick<Problem, 'answer' | 'math'>, response: string): Outcome {
  const outcome = checkAnswer(problem.answer, response);
  return outcome.verdict === 'right' && isUnworked(problem, response) ? UNWORKED : outcome;
}
