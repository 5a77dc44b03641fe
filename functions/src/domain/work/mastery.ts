import { traceKnowing } from '@lemma/mastery';
import type { AssignmentItem } from '@lemma/school/assignment';
import { isItemClosed, type WorkItem } from '@lemma/school/work';

/** The estimate from which a skill counts as mastered: the criterion of Corbett and Anderson (1995). */
const KNOWN = 0.95;

/** Whether a problem counts as correct: at the first try, without a hint. */
export const isRight = ({ attempts: [first] }: Pick<WorkItem, 'attempts'>): boolean =>
  first?.verdict === 'right' && first.hintsShown === 0;

function longestRow(rights: readonly boolean[]): number {
  let [row, longest] = [0, 0];
  for (const right of rights) {
    row = right ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/**
 * The item with its state of mastery and score, computed from its rounds and attempts only. Once mastered it gets full
 * points; before that, the share of problems that were correct at once, out of the largest number of rounds. Mastery is
 * looked for at any point of the sequence, not only at its end: accepting an earlier answer later may complete it.
 */
export function withMastery(item: WorkItem, { points }: Pick<AssignmentItem, 'points'>): WorkItem {
  const { mastery } = item;
  if (mastery === undefined) return item;
  const rights = [...mastery.rounds.map(({ right }) => right), ...(isItemClosed(item) ? [isRight(item)] : [])];
  const inRow = rights.length - 1 - rights.lastIndexOf(false);
  const isReached =
    mastery.rule === 'streak'
      ? longestRow(rights) >= mastery.streak
      : traceKnowing(rights).some((chance) => chance >= KNOWN);
  const open = rights.length >= mastery.most ? ('stopped' as const) : ('going' as const);
  const state = isReached ? ('reached' as const) : open;
  const share = isReached ? 1 : rights.filter(Boolean).length / mastery.most;
  const score = item.grade?.score ?? Math.round(points * share * 100) / 100;
  return { ...item, score, mastery: { ...mastery, state, inRow } };
}
