import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { isElsewhere } from '@lemma/school/class';
import { type Submission, submissionIdOf, workAfter } from '@lemma/school/work';
import { readStudents } from '../../domain/roster/roster-lines.ts';
import { newSubmission, writeSubmission } from '../../domain/work/submission.ts';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Excused work that was never begun. It contains no questions, because the student may not have been allowed to see
 * them yet.
 */
const notBegun = (assignment: Assignment, studentId: string, now: number): Submission => ({
  ...newSubmission({ ...assignment, items: [] }, studentId, now),
  revision: 0,
});

/** The state of work that is no longer excused: turned in, or still to do. */
const included = ({ state, submittedAt }: Submission) =>
  submittedAt === undefined ? workAfter(state, 'include') : ('submitted' as const);

export const excuseWork: Handler<typeof calls.excuseWork> = ({ assignmentId, studentIds, excused }, caller) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    requireInUse(assignment);
    const ids = [...new Set(studentIds)];
    if (ids.some((id) => roster.students[id] === undefined)) throw new AppError('data/not-found', 'not of the class');
    await readStudents(tx, ids);
    const snapshots = await tx.getAll(...ids.map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id))));
    const works = snapshots.map((snapshot) => documents.submissions.parse(snapshot));
    for (const [index, studentId] of ids.entries()) {
      const stored = works[index];
      const line = roster.students[studentId];
      if (stored === undefined && (!excused || line === undefined || isElsewhere(line))) continue;
      const work = stored ?? notBegun(assignment, studentId, caller.now);
      const isExcused = work.state === 'excused';
      if (stored !== undefined && isExcused === excused) continue;
      const state = excused ? workAfter(work.state, 'excuse') : included(work);
      if (state !== undefined) writeSubmission(tx, work, { state }, caller.now);
    }
    const action = excused ? 'work-excused' : 'work-included';
    audit(tx, { action, by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return {};
  });
