import { assignmentStateAt, type BoardEntry, type Insight, type RosterStudent } from '@lemma/school';

/** One piece of work that is not there although its day is past. */
export type MissingWork = { readonly entry: BoardEntry; readonly student: RosterStudent; readonly begun: boolean };

const HANDED_IN = new Set(['submitted', 'graded', 'returned', 'resubmit', 'excused']);

/** Who has not handed in what was due before `now` (milliseconds) and is still open, from the board and the insight alone. */
export function missingWork(
  entries: readonly BoardEntry[],
  students: readonly RosterStudent[],
  insight: Insight | null,
  now: number,
): MissingWork[] {
  const late = entries.filter((entry) => assignmentStateAt(entry, now) === 'open' && entry.dueAt < now);
  return late.flatMap((entry): MissingWork[] => {
    // The board counts at once; the lines of students follow within seconds.
    if (entry.submitted >= entry.studentCount) return [];
    const rows = insight?.assignments[entry.id]?.rows ?? {};
    const asked = students.filter(({ id }) => entry.onlyFor?.includes(id) ?? true);
    return asked.flatMap((student) => {
      const row = rows[student.id];
      return row && HANDED_IN.has(row.state) ? [] : [{ entry, student, begun: row !== undefined }];
    });
  });
}
