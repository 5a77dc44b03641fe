import type { DeskEntry } from '@lemma/school';
import { FieldPath } from 'firebase-admin/firestore';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { judged } from './held.ts';
import { countsOf, deskPartOf, rowOf } from './summary.ts';

const withoutHeld = ({ held: _held, ...entry }: DeskEntry): DeskEntry => entry;

/**
 * Brings the summaries of one submission up to date: the class's results, its list and the student's desk. It reads the
 * submission as it is now, not as the event saw it, so events may come late, twice or in any order.
 */
export const foldSubmission = (submissionId: string, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const submission = await documents.submissions.read(submissionId, tx);
    if (submission === undefined || submission.supersededBy !== undefined) return;
    const { assignmentId, classId, studentId } = submission;
    const assignment = submission.held ? await documents.assignments.read(assignmentId, tx) : undefined;
    const [results, board, desk] = await Promise.all([
      documents.results.read(assignmentId, tx),
      documents.boards.read(classId, tx),
      documents.desks.read(studentId, tx),
    ]);
    const others = Object.values(results?.rows ?? {}).filter((other) => other.studentId !== studentId);
    const row = rowOf(assignment ? judged(submission, assignment) : submission, others);
    if (results && (results.rows[studentId]?.revision ?? 0) < row.revision) {
      tx.update(documents.results.ref(assignmentId), new FieldPath('rows', studentId), row);
      const line = board?.assignments[assignmentId];
      const counts = countsOf(Object.values({ ...results.rows, [studentId]: row }));
      if (line) {
        tx.update(documents.boards.ref(classId), new FieldPath('assignments', assignmentId), {
          ...line,
          ...counts,
          updatedAt: now,
        });
      }
    }
    const entry = desk?.assignments[assignmentId];
    if (entry && entry.revision < row.revision) {
      tx.update(documents.desks.ref(studentId), new FieldPath('assignments', assignmentId), {
        ...withoutHeld(entry),
        ...deskPartOf(submission),
      });
    }
  });
