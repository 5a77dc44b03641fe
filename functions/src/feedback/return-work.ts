import { type calls, submissionIdOf } from '@lemma/school';
import { FieldPath } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { writeSubmission } from '../work/submission.ts';

/** Gives work back. Students who have not begun are passed over. A closed assignment is returned when all its work is. */
export const returnWork: Handler<typeof calls.returnWork> = ({ assignmentId, studentIds }, caller) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher(classId, caller, tx);
    const results = await mustRead(documents.results, assignmentId, tx);
    const board = await mustRead(documents.boards, classId, tx);
    const refs = [...new Set(studentIds)].map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    const open = works.filter(({ state }) => state !== 'returned');
    if (open.length === 0) return {};
    for (const work of open) writeSubmission(tx, work, { state: 'returned' }, caller.now);
    const returned = new Set(works.map(({ studentId }) => studentId));
    const rows = Object.values(results.rows);
    if (assignment.state === 'closed' && rows.every((row) => row.state === 'returned' || returned.has(row.studentId))) {
      tx.update(documents.assignments.ref(assignmentId), { state: 'returned', updatedAt: caller.now });
      const line = board.assignments[assignmentId];
      const path = new FieldPath('assignments', assignmentId);
      if (line) tx.update(documents.boards.ref(classId), path, { ...line, state: 'returned', updatedAt: caller.now });
    }
    audit(tx, { action: 'work-returned', by: caller.uid, classId, studentIds: [...returned], subject: assignmentId });
    return {};
  });
