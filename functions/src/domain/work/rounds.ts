import type { Contest, WorkItem } from '@lemma/school/work';

/** The problems of practice before the one on hand, each as the item that it was. */
export function earlierItems(item: WorkItem): WorkItem[] {
  const { mastery, math: _math, picture: _picture, contest: _contest, draft: _draft, ...rest } = item;
  if (mastery === undefined) return [];
  return mastery.rounds.map(({ prompt, math, field = item.field, attempts, hints, contest }, index) => ({
    ...rest,
    ...{ prompt, field, attempts, closed: true },
    ...(math !== undefined && { math }),
    ...(contest && { contest }),
    solved: attempts.some(({ verdict }) => verdict === 'right'),
    hints: Array.from({ length: hints }, () => ''),
    mastery: { ...mastery, rounds: mastery.rounds.slice(0, index) },
  }));
}

/** Leaves room for the round: ids are 128 characters at the most. */
const LONGEST_ID = 110;

/** The problems of practice until mastery one by one, each as an item; the one on hand keeps the item's id. */
export function roundsOf(item: WorkItem): WorkItem[] {
  const id = (index: number) => `${item.id.slice(0, LONGEST_ID)}-round-${index + 1}`;
  return [...earlierItems(item).map((one, index) => ({ ...one, id: id(index) })), item];
}

type Contestable = Pick<WorkItem, 'attempts' | 'contest'>;
type Change = (problem: Contestable) => Contest | undefined;

function changed<P extends Contestable>(problem: P, change: Change): P {
  const contest = change(problem);
  return contest === undefined || contest === problem.contest ? problem : { ...problem, contest };
}

/** The problem of an item that an attempt was made at: the one on hand or an earlier one. */
export const problemWith = (item: WorkItem, attemptId: string): Contestable | undefined =>
  [item, ...(item.mastery?.rounds ?? [])].find(({ attempts }) => attempts.some(({ id }) => id === attemptId));

/** The item with what is contested of each of its problems as `change` gives it; undefined leaves it. */
export function withContests(item: WorkItem, change: Change): WorkItem {
  const next = changed(item, change);
  if (next.mastery === undefined) return next;
  const rounds = next.mastery.rounds.map((round) => changed(round, change));
  return { ...next, mastery: { ...next.mastery, rounds } };
}
