import type { ResultRow } from '@lemma/school/results';
import { isUnjudged, isWaiting } from './waiting.ts';

export type QuestionFigures = {
  readonly itemId: string;
  /** The number of students who tried it, here or on paper. */
  readonly tried: number;
  /** Of those, whose work on it waits for its teacher. */
  readonly waiting: number;
  /** Of those who tried it, whose work is right or wrong: nothing of it waits, and a rule or a person judged it. */
  readonly judged: number;
  /** Of those, correct at the first try. */
  readonly first: number;
  /** Of those, correct in the end. */
  readonly solved: number;
  readonly hints: number;
  /** Milliseconds, the median over those who answered here; undefined if nobody did. */
  readonly medianTook: number | undefined;
};

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const before = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle === undefined || before === undefined ? undefined : (middle + before) / 2;
}

/** The results of a class on each item. */
export function questionFigures(rows: readonly ResultRow[], itemIds: readonly string[]): QuestionFigures[] {
  return itemIds.map((itemId) => {
    const all = rows.flatMap((row) =>
      row.items.filter((item) => item.itemId === itemId).map((item) => ({ ...item, isWaiting: isWaiting(row, item) })),
    );
    const tried = all.filter((item) => item.tries > 0 || item.isWaiting);
    return {
      itemId,
      tried: tried.length,
      waiting: tried.filter((item) => item.isWaiting).length,
      judged: tried.filter((item) => !item.isWaiting && !isUnjudged(item)).length,
      first: tried.filter(({ solved, wrong, hints }) => solved && wrong.length === 0 && hints === 0).length,
      solved: tried.filter(({ solved }) => solved).length,
      hints: tried.reduce((sum, { hints }) => sum + hints, 0),
      medianTook: median(all.filter(({ tries }) => tries > 0).map(({ took }) => took)),
    };
  });
}
