import { hasNoCalculation } from './check/has-no-calculation.ts';
import { checkAnswer } from './check/index.ts';
import type { FindingCode, Outcome } from './check/types.ts';
import { formulasOf, type Question } from './formulas-of.ts';

/** Findings of answers with the right number or expression, in which only how it is written is not as asked. */
const WRITING: ReadonlySet<FindingCode> = new Set([
  'form',
  'percent-missing',
  'unit-missing',
  'unit-power',
  'variable',
]);

/** Whether the question itself has the value, so that all it asks for is how it is written: "Write 12/24 in lowest terms." */
function isWritingAsked(question: Question): boolean {
  const { forms: _forms, ...answer } = question.answer;
  const plain = { ...answer, unitPolicy: 'optional' } as const;
  return formulasOf(question).some(
    ({ text, tree }) =>
      (answer.kind === 'expression' || hasNoCalculation(tree)) && checkAnswer(plain, text).verdict === 'right',
  );
}

/**
 * Whether an answer is worth something as it stands: what was to be found is found, and only how it is written is not as
 * asked. Not so a calculation that is not worked out, a rounded value, or a question that asks for the writing alone.
 */
export const countsInPart = (question: Question, outcome: Outcome): boolean =>
  outcome.verdict === 'wrong' && outcome.sameValue && WRITING.has(outcome.code) && !isWritingAsked(question);
