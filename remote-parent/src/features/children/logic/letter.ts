import { type DeskEntry, hasPoints, standingOf } from '@lemma/school/desk';
import { WEEK } from '@lemma/school/time';
import { isHandedIn } from '@lemma/school/work';

/** What is told of finished work: returned by the teacher, graded by the teacher, or checked by the program alone. */
const doneKinds = { returned: 'back', graded: 'graded' } as const;
type Done = 'back' | 'graded' | 'checked';
/** One sentence of a letter, about one assignment. */
export type Sentence = { readonly kind: 'missing' | 'again' | 'due' | Done; readonly entry: DeskEntry };

const doneKindOf = ({ state }: DeskEntry): Done =>
  state === 'returned' || state === 'graded' ? doneKinds[state] : 'checked';
export const isDone = ({ kind }: Sentence): boolean => kind === 'back' || kind === 'graded' || kind === 'checked';

export type Letter = {
  /** What matters first comes first; empty: nothing is due, and nothing was finished lately. */
  readonly sentences: readonly Sentence[];
  /** How much work waits beside what the sentences name. */
  readonly more: number;
};

/** What of the work is told in a letter: what is missing or comes next, and the best of what was finished lately. */
export function letterOf(entries: readonly DeskEntry[], now: number): Letter {
  const missing = entries.filter((entry) => standingOf(entry, now) === 'missing');
  const due = entries.filter((entry) => standingOf(entry, now) === 'due');
  const done = entries
    .filter((entry) => hasPoints(entry, now) && (entry.submittedAt ?? 0) > now - 2 * WEEK)
    .filter(isHandedIn)
    .toSorted((one, other) => other.score / other.maxScore - one.score / one.maxScore)
    .slice(0, 1);
  const waiting: Sentence[] = [
    ...missing.map((entry) => ({ kind: 'missing' as const, entry })),
    ...due.map((entry) => ({ kind: entry.state === 'resubmit' ? ('again' as const) : ('due' as const), entry })),
  ];
  const told = waiting.slice(0, missing.length > 1 ? 2 : 1);
  return {
    sentences: [...told, ...done.map((entry) => ({ kind: doneKindOf(entry), entry }))],
    more: waiting.length - told.length,
  };
}
