import type { ResultRow } from '@lemma/school/results';
import { isToGrade } from '@lemma/school/work';

type Result = ResultRow['items'][number];

/** Whether no rule could judge the answer and nobody has yet: it is neither right nor wrong. */
export const isUnjudged = ({ solved, rubric, last }: Result): boolean =>
  !solved && rubric === undefined && last?.verdict === 'unknown';

/**
 * Whether one question of a work waits for its teacher, on paper too. Lines from before `waits` was stored say it only of
 * the whole work; what a student works on still waits for nobody.
 */
export function isWaiting(row: ResultRow, result: Result): boolean {
  const { items, state, ungraded, pages = 0 } = row;
  if (ungraded === false || (state !== 'submitted' && state !== 'graded')) return false;
  if (items.some(({ waits }) => waits)) return result.waits === true;
  const isOnPaper = pages > 0 || isToGrade(row);
  return (
    isUnjudged(result) || (isOnPaper && result.last === undefined && !result.solved && result.rubric === undefined)
  );
}
