import { assignmentStateAt, type BoardEntry } from '../assignment/index.ts';
import type { RosterStudent } from '../class/index.ts';
import { isSettled } from '../work/index.ts';
import type { Insight } from './schema.ts';

/** Work that a student has not turned in although it was due. `dueAt` is the student's own due date. */
export type MissingWork = {
  readonly entry: BoardEntry;
  readonly student: RosterStudent;
  readonly dueAt: number;
  /** True: the student has begun it. */
  readonly begun: boolean;
};

const IS_GIVEN = new Set(['open', 'closed', 'returned', 'archived']);

/** When the work is due for one student: their own due date, or the class's. Milliseconds. */
export const dueFor = ({ dueAt, dueBy }: Pick<BoardEntry, 'dueAt' | 'dueBy'>, studentId: string): number =>
  dueBy?.[studentId] ?? dueAt;

/**
 * Who has not turned in work that was due for them before `now` (milliseconds), computed from the class's list of
 * assignments and its insight. Excused work is not missing, and neither is work before an extended due date. For closed
 * work, only students whose account existed on the due date are counted. The caller chooses the assignments.
 */
export function missingWork(
  entries: readonly BoardEntry[],
  students: readonly RosterStudent[],
  insight: Pick<Insight, 'assignments'> | null,
  now: number,
): MissingWork[] {
  return entries.flatMap((entry): MissingWork[] => {
    const state = assignmentStateAt(entry, now);
    if (!IS_GIVEN.has(state)) return [];
    // The insight no longer stores who turned this assignment in.
    if (insight?.assignments[entry.id]?.older === true) return [];
    const rows = insight?.assignments[entry.id]?.rows ?? {};
    return students.flatMap((student) => {
      const { id, createdAt } = student;
      const dueAt = dueFor(entry, id);
      const asked = (entry.onlyFor?.includes(id) ?? true) && (state === 'open' || createdAt <= dueAt);
      const row = rows[id];
      if (!asked || dueAt >= now || (row && isSettled(row))) return [];
      return [{ entry, student, dueAt, begun: row !== undefined }];
    });
  });
}

/** The missing work that can still be turned in, because its assignment is open at `now`. */
export const missingNow = (
  entries: readonly BoardEntry[],
  students: readonly RosterStudent[],
  insight: Pick<Insight, 'assignments'> | null,
  now: number,
): MissingWork[] =>
  missingWork(
    entries.filter((entry) => assignmentStateAt(entry, now) === 'open'),
    students,
    insight,
    now,
  );
