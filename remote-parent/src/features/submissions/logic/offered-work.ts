import { type DeskEntry, standingOf } from '@lemma/school/desk';
import { canHandIn } from '#shared/logic/can-hand-in.ts';

const ORDER = { missing: 0, due: 1, done: 2 } as const;

/**
 * What a parent can turn in, in the order in which it is offered: what is missing, what is due, each by its date, and last
 * what was turned in already and still takes pages, because nobody has given it points.
 */
export const offeredWork = (entries: readonly DeskEntry[], now: number): DeskEntry[] =>
  entries
    .filter((entry) => canHandIn(entry, now))
    .toSorted((one, other) => ORDER[standingOf(one, now)] - ORDER[standingOf(other, now)] || one.dueAt - other.dueAt);
