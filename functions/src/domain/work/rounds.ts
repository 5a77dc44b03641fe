import type { Contest, WorkItem } from '@lemma/school/work';

/** The problems of practice before the current one, each as the item that it was. */
export function earlierItems(item: WorkItem): WorkItem[] {
  const { mastery, math: _math, picture: _picture, contest: _contest, draft: _draft, ...rest } = item;
  if (mastery === undefined) return [];
  return mastery.rounds.map(({ prompt, math, picture, field = item.field, attempts, hints, contest }, index) => ({
    ...rest,
    ...{ prompt, field, attempts, closed: true },
    ...(math !== undefined && { math }),
    ...(picture && { picture }),
    ...(contest && { contest }),
    solved: attempts.some(({ verdict }) => verdict === 'right'),
    hints: Array.from({ length: hints }, () => ''),
    mastery: { ...mastery, rounds: mastery.rounds.slice(0, index) },
  }));
}

/** Leaves room for the number of the round: ids have at most 128 characters. */
const LONGEST_ID = 110;

/** All problems of practice until mastery, each as an item; the current one keeps the item's id. */
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

/** The problem that an attempt belongs to: the current one or an earlier one. */
export const problemWith = (item: WorkItem, attemptId: string): Contestable | undefined =>
  [item, ...(item.mastery?.rounds ?? [])].find(({ attempts }) => attempts.some(({ id }) => id === attemptId));

/** The item with the objections to each of its problems as `change` returns them; `undefined` leaves them unchanged. */
export function withContests(item: WorkItem, change: Change): WorkItem {
  const next = changed(item, change);
  if (next.mastery === undefined) return next;
  const rounds = next.mastery.rounds.map((round) => changed(round, change));
  return { ...next, mastery: { ...next.mastery, rounds } };
}
