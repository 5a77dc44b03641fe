import type { Assignment, Board } from '@lemma/school/assignment';
import type { DeskEntry } from '@lemma/school/desk';
import type { Results } from '@lemma/school/results';
import type { Submission } from '@lemma/school/work';
import type { DocumentData } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { leavingOut } from '../evidence/left-out.ts';
import { noteOutdated } from '../evidence/note-outdated.ts';
import { judged } from '../work/judged.ts';
import { countsOf, deskPartOf, rowOf, withoutCounts, withoutWork } from './summary.ts';
import { tidiedEntries } from './tidied-entries.ts';

/** A desk entry updated from its submission. */
export const foldedEntry = (entry: DeskEntry, submission: Submission): DeskEntry => ({
  ...withoutWork(entry),
  // Work that was excused before it was begun has no questions.
  ...(submission.items.length > 0 && { itemCount: submission.items.length }),
  ...deskPartOf(submission),
});

/**
 * Updates the student's desk from a submission that was written, and notes that the student's line in the class is out
 * of date: one reading and one commit, because events are heard one after the other. It reads the current submission,
 * not the one in the event, so events may arrive late, twice or in any order. @returns the paths of what cannot be read.
 */
export const hearWork = (heard: Submission, now: number): Promise<ReadonlySet<string>> =>
  inTransaction(async (tx) => {
    const [work, own] = await tx.getAll<DocumentData, DocumentData>(
      documents.submissions.ref(heard.id),
      documents.desks.ref(heard.studentId),
    );
    const { paths: unreadable, leaveOut } = leavingOut();
    const [submission] = documents.submissions.readable(work ? [work] : [], leaveOut);
    const [desk] = documents.desks.readable(own ? [own] : [], leaveOut);
    noteOutdated(tx, heard, now);
    if (submission === undefined || submission.supersededBy !== undefined) return unreadable;
    const { assignmentId, studentId, revision } = submission;
    const entry = desk?.assignments[assignmentId];
    if (!desk || entry === undefined || entry.revision >= revision) return unreadable;
    const next = foldedEntry(entry, submission);
    const tidied = tidiedEntries({ ...desk, assignments: { ...desk.assignments, [assignmentId]: next } });
    if (tidied) tx.update(documents.desks.ref(studentId), { assignments: tidied });
    else documents.desks.patch(tx, studentId, documents.desks.at(['assignments', assignmentId], next));
    return unreadable;
  });

/**
 * The results with these submissions added; of each submission the newest revision stays. Undefined when nothing is
 * newer.
 */
function withRows(results: Results, submissions: readonly Submission[], assignment: Assignment | undefined) {
  let rows = results.rows;
  // Sorted by time, because equal answers are listed under the one that was given first and several submissions may be
  // folded at once.
  for (const submission of submissions.toSorted((one, other) => one.updatedAt - other.updatedAt)) {
    const { studentId, revision } = submission;
    if ((rows[studentId]?.revision ?? 0) >= revision) continue;
    const others = Object.values(rows).filter((other) => other.studentId !== studentId);
    const told = submission.held && assignment ? judged(submission, assignment) : submission;
    rows = { ...rows, [studentId]: rowOf(told, others) };
  }
  return rows === results.rows ? undefined : { ...results, rows };
}

/**
 * A class's results and list entries with these submissions added; each document is written once however many students
 * turned work in. Unchanged ones are left out.
 */
export function foldedResults(
  before: { readonly board: Board | undefined; readonly results: readonly Results[] },
  submissions: readonly Submission[],
  assignments: ReadonlyMap<string, Assignment>,
  now: number,
): { readonly results: readonly Results[]; readonly lines: Board['assignments'] } {
  const counted = submissions.filter(({ supersededBy }) => supersededBy === undefined);
  const results = before.results.flatMap((one) => {
    const own = counted.filter(({ assignmentId }) => assignmentId === one.assignmentId);
    return withRows(one, own, assignments.get(one.assignmentId)) ?? [];
  });
  const lines = results.flatMap(({ assignmentId, rows }) => {
    const line = before.board?.assignments[assignmentId];
    return line
      ? [[assignmentId, { ...withoutCounts(line), ...countsOf(Object.values(rows)), updatedAt: now }] as const]
      : [];
  });
  return { results, lines: Object.fromEntries(lines) };
}
