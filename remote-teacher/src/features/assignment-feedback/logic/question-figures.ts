import type { ResultRow } from '@lemma/school/results';

export type QuestionFigures = {
  readonly itemId: string;
  /** The number of students who tried it. */
  readonly tried: number;
  /** Of those, with an answer that no rule could judge and that nobody has graded yet: neither right nor wrong. */
  readonly waiting: number;
  /** Of those, judged: the others. */
  readonly judged: number;
  /** Of those, correct at the first try. */
  readonly first: number;
  /** Of those, correct in the end. */
  readonly solved: number;
  readonly hints: number;
  /** Milliseconds, the median over those who tried; undefined if nobody did. */
  readonly medianTook: number | undefined;
};

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const before = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined || before === undefined ? undefined : (middle + before) / 2;
}

/** Whether one answer waits for its teacher. */
export const waitsForGrade = ({ solved, rubric, last }: ResultRow['items'][number]): boolean =>
  !solved && rubric === undefined && last?.verdict === 'unknown';

/** The results of a class on each item. */
export function questionFigures(rows: readonly ResultRow[], itemIds: readonly string[]): QuestionFigures[] {
  return itemIds.map((itemId) => {
    const tried = rows.flatMap(({ items }) => items.filter((item) => item.itemId === itemId && item.tries > 0));
    const waiting = tried.filter(waitsForGrade).length;
    return {
      itemId,
      tried: tried.length,
      waiting,
      judged: tried.length - waiting,
      first: tried.filter(({ solved, wrong, hints }) => solved && wrong.length === 0 && hints === 0).length,
      solved: tried.filter(({ solved }) => solved).length,
      hints: tried.reduce((sum, { hints }) => sum + hints, 0),
      medianTook: median(tried.map(({ took }) => took)),
    };
  });
}
