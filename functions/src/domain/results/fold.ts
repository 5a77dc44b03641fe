import type { Assignment, Board } from '@lemma/school/assignment';
import type { DeskEntry } from '@lemma/school/desk';
import type { Results } from '@lemma/school/results';
import type { Submission } from '@lemma/school/work';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { judged } from '../work/judged.ts';
import { countsOf, deskPartOf, rowOf, withoutCounts, withoutWork } from './summary.ts';
import { tidiedEntries } from './tidied-entries.ts';

/** A desk entry updated from its submission. */
export const foldedEntry = (entry: DeskEntry, submission: Submission): DeskEntry => ({
  ...withoutWork(entry),
  ...deskPartOf(submission),
});

/**
 * Updates the student's desk from one submission. It reads the current submission, not the one in the event, so events
 * may arrive late, twice or in any order.
 */
export const foldDesk = (submissionId: string): Promise<void> =>
  inTransaction(async (tx) => {
    const submission = await documents.submissions.read(submissionId, tx);
    if (submission === undefined || submission.supersededBy !== undefined) return;
    const { assignmentId, studentId, revision } = submission;
    const desk = await documents.desks.read(studentId, tx);
    const entry = desk?.assignments[assignmentId];
    if (!desk || entry === undefined || entry.revision >= revision) return;
    const next = foldedEntry(entry, submission);
    const tidied = tidiedEntries({ ...desk, assignments: { ...desk.assignments, [assignmentId]: next } });
    if (tidied) tx.update(documents.desks.ref(studentId), { assignments: tidied });
    else documents.desks.patch(tx, studentId, documents.desks.at(['assignments', assignmentId], next));
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
