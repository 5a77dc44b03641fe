import { assignmentStateAt, type BoardEntry } from '../assignment/index.ts';
import type { RosterStudent } from '../class/index.ts';
import { isSettled } from '../work/index.ts';
import type { Insight } from './schema.ts';

/** One piece of work that is not there although its day is past. `dueAt` is the student's own. */
export type MissingWork = {
  readonly entry: BoardEntry;
  readonly student: RosterStudent;
  readonly dueAt: number;
  /** True: begun, and not handed in. */
  readonly begun: boolean;
};

const IS_GIVEN = new Set(['open', 'closed', 'returned', 'archived']);

/** When the work is due for one student: their extension, else the class's date. Milliseconds. */
export const dueFor = ({ dueAt, dueBy }: Pick<BoardEntry, 'dueAt' | 'dueBy'>, studentId: string): number =>
  dueBy?.[studentId] ?? dueAt;

/**
 * Who has not handed in what was due for them before `now` (milliseconds), from the class's list and its insight alone.
 * Excused work is not missing, and neither is an extension before its day. Of what is over, only those are asked whose account was
 * there on the day. Which assignments are looked at is the caller's to choose.
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
    // Who handed it in is not kept there any more.
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

/** What is missing and can still be handed in: of the assignments that are open at `now`. */
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
