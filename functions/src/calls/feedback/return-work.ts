import { assignmentAfter } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { ResultRow } from '@lemma/school/results';
import { submissionIdOf, workAfter } from '@lemma/school/work';
import { resultsAreOut, revealed } from '../../domain/work/judged.ts';
import { writeSubmission } from '../../domain/work/submission.ts';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Returns work to students. Those who have not begun or are excused are skipped. A closed assignment counts as returned
 * when all of its work is.
 */
export const returnWork: Handler<typeof calls.returnWork> = ({ assignmentId, studentIds }, caller) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const results = await mustRead(documents.results, assignmentId, tx);
    const board = await mustRead(documents.boards, classId, tx);
    const refs = [...new Set(studentIds)].map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    const open = works.filter(({ state }) => state !== 'returned' && workAfter(state, 'return') !== undefined);
    if (open.length === 0) return {};
    for (const work of open) {
      const given = { ...work, state: 'returned' as const };
      const out = resultsAreOut(assignment, given, caller.now);
      writeSubmission(tx, out ? revealed(given, assignment) : given, {}, caller.now);
    }
    const returned = new Set(works.map(({ studentId }) => studentId));
    const rows = Object.values(results.rows);
    const done = (row: ResultRow) => row.state === 'returned' || row.state === 'excused' || returned.has(row.studentId);
    if (assignment.state !== 'returned' && assignmentAfter(assignment.state, 'return') && rows.every(done)) {
      tx.update(documents.assignments.ref(assignmentId), { state: 'returned', updatedAt: caller.now });
      const line = board.assignments[assignmentId];
      const next = line && { ...line, state: 'returned' as const, updatedAt: caller.now };
      if (next) documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    }
    audit(tx, { action: 'work-returned', by: caller.uid, classId, studentIds: [...returned], subject: assignmentId });
    return {};
  });
