import { isItemClosed, type WorkItem } from '@lemma/school/work';

/**
 * The state of a question, as its student sees it: `waiting` to be sent from this device, `missed` when the work was
 * turned in without an answer.
 */
export type ItemState = 'open' | 'waiting' | 'tried' | 'solved' | 'closed' | 'missed';
export const itemStates: readonly ItemState[] = ['solved', 'waiting', 'tried', 'closed', 'missed', 'open'];

/** `waiting`: the ids of questions with an answer that the server has not received yet. */
export function stateOf(item: WorkItem, waiting: ReadonlySet<string> = new Set()): ItemState {
  if (waiting.has(item.id)) return 'waiting';
  const { mastery, solved, attempts } = item;
  if (mastery?.state === 'reached') return 'solved';
  if (mastery?.state === 'going') return attempts.length + mastery.rounds.length > 0 ? 'tried' : 'open';
  if (solved && mastery === undefined) return 'solved';
  // Work that was turned in is closed even if tries are left.
  if (attempts.length > 0) return isItemClosed(item) ? 'closed' : 'tried';
  // Only turning in closes a question without an answer.
  return item.closed ? 'missed' : 'open';
}

/** Whether nothing is left to do on a question. */
export const isDone = ({ closed, mastery }: WorkItem): boolean => (mastery ? mastery.state !== 'going' : closed);

/** Whether a question takes no more answers although none was correct. */
export const isMissed = (item: WorkItem): boolean =>
  isDone(item) &&
  item.attempts.at(-1)?.verdict === 'wrong' &&
  (item.mastery ? item.mastery.state === 'stopped' : !item.solved);
