import { hasNoCalculation, isQuotientAsked } from './check/has-no-calculation.ts';
import { anywhere, bare, checkAnswer, lettersOf, type Node, parse, readAnswer } from './check/index.ts';
import { SENTENCES } from './check/sentences.ts';
import type { Outcome } from './check/types.ts';
import type { Question } from './formulas-of.ts';
import { otherKindOf } from './other-kind.ts';
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

const UNSOLVED: Outcome = { verdict: 'wrong', code: 'unsolved', sameValue: true, message: SENTENCES.unsolved };

/** Whether each equation or inequality has a letter alone: x < 4, 4 > x, 1 < x < 4. */
const isSolved = (node: Node): boolean =>
  !anywhere(
    node,
    (part) =>
      part.kind === 'relation' && part.items.some((item) => bare(item).kind !== 'name' && lettersOf(item).size > 0),
  );

/** Whether a solution is asked for, and the answer is a statement that is still to be solved: 2x < 8 for x < 4. */
function isUnsolved({ answer }: Pick<Problem, 'answer'>, response: string): boolean {
  if (answer.kind === 'choice' || !STATEMENTS.has(answer.kind)) return false;
  const [key, given] = [readAnswer(answer, answer.key), readAnswer(answer, response)];
  return key.ok && given.ok && lettersOf(key.tree).size === 1 && isSolved(key.tree) && !isSolved(given.tree);
}

/** The outcome for a copied question: it says nothing, so it costs no try. */
const copied = (message: string, { length }: string): Outcome => ({
  ...{ verdict: 'invalid', code: 'copied', at: 0, length },
  message,
});

/**
 * Marks an answer to a problem as `checkAnswer` does, and does not take the question for its result: where a number is
 * asked for, 2/3 + 1/4 is not 11/12 yet, nor is 2x < 8 the solution of 2x < 8. Never throws.
 */
export function checkWorked(question: Question, response: string): Outcome {
  const outcome = checkAnswer(question.answer, response);
  // A sum has no lowest terms: what is left is to work it out.
  const hasValue = outcome.verdict === 'right' || (outcome.verdict === 'wrong' && outcome.code === 'form');
  if (hasValue && isUnworked(question, response)) return UNWORKED;
  if (outcome.verdict !== 'right') return outcome;
  const copy = otherKindOf(question, response, true);
  if (copy !== undefined) return copied(copy, response);
  return isUnsolved(question, response) ? UNSOLVED : outcome;
}
