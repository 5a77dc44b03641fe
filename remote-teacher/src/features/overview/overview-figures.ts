import type { BoardEntry, Roster } from '@lemma/school';

const WEEK = 7 * 86_400_000;

/** What waits for a teacher in one class, from its board and roster alone. `now` in milliseconds. */
export function overviewFigures(entries: readonly BoardEntry[], roster: Roster | null, now: number) {
  const open = entries.filter(({ state }) => state === 'open').toSorted((one, other) => one.dueAt - other.dueAt);
  return {
    open,
    toGrade: entries.reduce((sum, { toGrade }) => sum + toGrade, 0),
    dueSoon: open.filter(({ dueAt }) => dueAt >= now && dueAt <= now + WEEK),
    /** Not handed in although the day is past. */
    missing: open
      .filter(({ dueAt }) => dueAt < now)
      .reduce((sum, { studentCount, submitted }) => sum + Math.max(0, studentCount - submitted), 0),
    asking: Object.values(roster?.students ?? {}).filter(({ askedForHelpAt }) => askedForHelpAt !== undefined).length,
  };
}
