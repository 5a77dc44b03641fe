import { isItemClosed, type WorkItem } from '@lemma/school/work';

/** How far a question is, as its student sees it. */
export type ItemState = 'open' | 'tried' | 'solved' | 'closed';
export const itemStates: readonly ItemState[] = ['solved', 'tried', 'closed', 'open'];

export function stateOf(item: WorkItem): ItemState {
  const { mastery, solved, attempts } = item;
  if (mastery?.state === 'reached') return 'solved';
  if (mastery?.state === 'going') return attempts.length + mastery.rounds.length > 0 ? 'tried' : 'open';
  if (solved && mastery === undefined) return 'solved';
  // Work that was turned in is closed with tries left.
  if (attempts.length > 0) return isItemClosed(item) ? 'closed' : 'tried';
  return 'open';
}

/** Whether nothing is left to do on it. */
export const isDone = ({ closed, mastery }: WorkItem): boolean => (mastery ? mastery.state !== 'going' : closed);
