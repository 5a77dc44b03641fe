import { closedSince, type DeskEntry, hasPoints, standingOf } from '@lemma/school/desk';
import { WEEK } from '@lemma/school/time';
import { isHandedIn } from '@lemma/school/work';
import { canHandIn } from '#shared/logic/can-hand-in.ts';

/**
 * What is told of work that was turned in: returned by the teacher, graded by the teacher, checked by the program alone,
 * or received and without points yet, such as a photo.
 */
const doneKinds = { returned: 'back', graded: 'graded' } as const;
type Done = 'back' | 'graded' | 'checked' | 'received';
/** One sentence of a letter, about one assignment. */
export type Sentence = { readonly kind: 'missing' | 'again' | 'due' | 'closed' | Done; readonly entry: DeskEntry };

const doneKindOf = (entry: DeskEntry, now: number): Done => {
  if (!hasPoints(entry, now)) return 'received';
  return entry.state === 'returned' || entry.state === 'graded' ? doneKinds[entry.state] : 'checked';
};
/** Whether a sentence tells of work that can still be turned in. */
export const isWaiting = ({ kind }: Sentence): boolean => kind === 'missing' || kind === 'again' || kind === 'due';

export type Letter = {
  /** What matters first comes first; empty: nothing is due, and nothing was finished lately. */
  readonly sentences: readonly Sentence[];
  /** How much work waits beside what the sentences name. */
  readonly more: number;
  /** The first work that waits and that a parent can turn in; undefined if there is none. */
  readonly todo: DeskEntry | undefined;
};

/**
 * What of the work is told in a letter: what is missing or comes next, the newest that was missed and takes nothing more,
 * and the newest of what was turned in lately, however it went. Where that has no points yet, the newest result follows.
 */
export function letterOf(entries: readonly DeskEntry[], now: number): Letter {
  const missed = entries.filter((entry) => standingOf(entry, now) === 'missing');
  const missing = missed.filter((entry) => closedSince(entry, now) === undefined);
  const closed = missed.findLast((entry) => closedSince(entry, now) !== undefined);
  const due = entries.filter((entry) => standingOf(entry, now) === 'due');
  const turnedIn = entries
    .filter((entry) => isHandedIn(entry) && (entry.submittedAt ?? 0) > now - 2 * WEEK)
    .toSorted((one, other) => (other.submittedAt ?? 0) - (one.submittedAt ?? 0))
    .map((entry) => ({ kind: doneKindOf(entry, now), entry }));
  const done = [turnedIn[0], turnedIn.find(({ kind }) => kind !== 'received')].filter((one) => one !== undefined);
  const waiting: Sentence[] = [
    ...missing.map((entry) => ({ kind: 'missing' as const, entry })),
    ...due.map((entry) => ({ kind: entry.state === 'resubmit' ? ('again' as const) : ('due' as const), entry })),
  ];
  const told = waiting.slice(0, missing.length > 1 ? 2 : 1);
  const over: Sentence[] = closed ? [{ kind: 'closed', entry: closed }] : [];
  return {
    sentences: [...told, ...over, ...new Set(done)],
    more: waiting.length - told.length,
    todo: waiting.find(({ entry }) => canHandIn(entry, now))?.entry,
  };
}
