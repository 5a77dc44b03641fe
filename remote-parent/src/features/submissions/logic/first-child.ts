import { type Desk, openedEntries, standingOf } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import { offeredWork } from './offered-work.ts';

const ORDER = { missing: 0, due: 1, done: 2 } as const;

/** The child whose work a parent can turn in is missing or due first; the first one where nothing is. */
export function firstChild(
  links: readonly Guardian[],
  desks: readonly (Desk | null | undefined)[],
  now: number,
): Guardian | undefined {
  const waiting = links.flatMap((link, at) => {
    const [entry] = offeredWork(openedEntries(desks[at] ?? null), now);
    const order = entry && ORDER[standingOf(entry, now)];
    return entry === undefined || order === undefined || order === ORDER.done ? [] : [{ link, entry, order }];
  });
  const [first] = waiting.toSorted((one, other) => one.order - other.order || one.entry.dueAt - other.entry.dueAt);
  return first?.link ?? links[0];
}
