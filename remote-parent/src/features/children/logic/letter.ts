import { type DeskEntry, hasPoints, standingOf } from '@lemma/school/desk';
import { WEEK } from '@lemma/school/time';

/** One sentence of a letter, about one assignment. */
export type Sentence = { readonly kind: 'missing' | 'again' | 'due' | 'back'; readonly entry: DeskEntry };

export type Letter = {
  /** What matters first comes first; empty: nothing is due, and nothing has come back lately. */
  readonly sentences: readonly Sentence[];
  /** How much work waits beside what the sentences name. */
  readonly more: number;
};

/** What of the work is told in a letter: what is missing or comes next, and the best of what came back this week. */
export function letterOf(entries: readonly DeskEntry[], now: number): Letter {
  const missing = entries.filter((entry) => standingOf(entry, now) === 'missing');
  const due = entries.filter((entry) => standingOf(entry, now) === 'due');
  const back = entries
    .filter((entry) => hasPoints(entry, now) && (entry.submittedAt ?? 0) > now - 2 * WEEK)
    .filter(({ state }) => state === 'graded' || state === 'returned')
    .toSorted((one, other) => other.score / other.maxScore - one.score / one.maxScore)
    .slice(0, 1);
  const waiting: Sentence[] = [
    ...missing.map((entry) => ({ kind: 'missing' as const, entry })),
    ...due.map((entry) => ({ kind: entry.state === 'resubmit' ? ('again' as const) : ('due' as const), entry })),
  ];
  const told = waiting.slice(0, missing.length > 1 ? 2 : 1);
  return {
    sentences: [...told, ...back.map((entry) => ({ kind: 'back' as const, entry }))],
    more: waiting.length - told.length,
  };
}
