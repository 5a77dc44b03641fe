import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type HandIn, mayWork, timeEndsAt } from '@lemma/school/work';
import { readOwn, requireMayWork, requireOpen, standingOf, writeSubmission } from '../../domain/work/submission.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Turns in the student's own work. Whether it is late follows from the server's clock. A repeated call changes nothing
 * and gets the same answer. A page may turn in by itself when the time is over; what a device's clock says of that
 * decides nothing.
 */
export const handIn: Handler<typeof calls.handIn> = ({ submissionId, byClock }, caller) =>
  inTransaction(async (tx) => {
    const submission = await readOwn(submissionId, caller.uid, tx);
    const own = submission.handIns.findLast(({ by }) => by === 'student');
    if (own && !mayWork(submission)) return { submittedAt: own.at, late: own.late };
    if (byClock === true && caller.now < (timeEndsAt(submission) ?? Number.POSITIVE_INFINITY))
      throw new AppError('work/not-open', submissionId);
    const student = await requireStudent(caller, tx);
    const assignment = await mustRead(documents.assignments, submission.assignmentId, tx);
    requireMayWork(submission);
    const standing = standingOf(submission, requireOpen(assignment, submission, caller.now));
    const { late } = standing;
    const made: HandIn = {
      id: `own-${submission.handIns.length + 1}`,
      by: 'student',
      byName: student.displayName,
      uid: caller.uid,
      at: caller.now,
      late,
      pages: [],
    };
    const items = submission.items.map((item) => ({ ...item, closed: true }));
    const handIns = [...submission.handIns, made];
    writeSubmission(
      tx,
      submission,
      { state: 'submitted', items, handIns, submittedAt: caller.now, ...standing },
      caller.now,
    );
    return { submittedAt: caller.now, late };
  });
