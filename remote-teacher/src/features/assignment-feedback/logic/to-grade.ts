import type { ResultRow, Results } from '@lemma/school/results';
import { isWaiting } from './waiting.ts';

/** A 32-bit hash of a text (FNV-1a), only for an order that does not depend on names. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export type ToGrade = {
  readonly studentId: string;
  readonly result: ResultRow['items'][number];
  readonly pages: number;
  /** Whether it has points only when a person has graded it. */
  readonly waits: boolean;
  /** Equal for answers that mean the same. */
  readonly group: string;
};

/**
 * The work on one question, what waits for a person first, in a stable order that reveals nothing about names; work
 * without an answer or a page is left out.
 */
export function toGrade(results: Results, itemId: string): ToGrade[] {
  return Object.values(results.rows)
    .flatMap((row) => {
      const { studentId, items, pages = 0, state } = row;
      const result = items.find((item) => item.itemId === itemId);
      if (!result || state === 'excused' || (result.last === undefined && pages === 0)) return [];
      const last = result.wrong.at(-1);
      const wrong = last?.misconception ?? last?.same ?? result.last?.response ?? studentId;
      const group = result.last?.verdict === 'right' ? `right ${result.problem}` : `${result.problem} ${wrong}`;
      return [{ studentId, result, pages, group, waits: isWaiting(row, result) }];
    })
    .toSorted(
      (one, other) =>
        Number(other.waits) - Number(one.waits) || mixed(itemId + one.studentId) - mixed(itemId + other.studentId),
    );
}

/** The index of the first ungraded answer, or of the first one if all are graded. */
export const firstOpen = (order: readonly ToGrade[]): number =>
  Math.max(
    0,
    order.findIndex(({ result }) => result.rubric === undefined),
  );
