import type { calls } from '@lemma/school/calls';
import { submissionIdOf, type WorkItem, workAfter } from '@lemma/school/work';
import { writeSubmission } from '../../domain/work/submission.ts';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Reopens an unsolved item with as many tries as before, and makes earlier tries cost nothing; solved items stay. */
function reopened(item: WorkItem): WorkItem {
  const { mastery } = item;
  // Practice until mastery that ended without mastery gets as many problems again.
  if (mastery?.state === 'stopped')
    return { ...item, mastery: { ...mastery, state: 'going', most: mastery.rounds.length + 1 + mastery.most } };
  return item.solved ? item : { ...item, closed: false, since: item.attempts.length };
}

/** Gives turned-in work back to be done again. Work that a student has not turned in is skipped. */
export const askAgain: Handler<typeof calls.askAgain> = ({ assignmentId, studentIds }, caller) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const refs = [...new Set(studentIds)].map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    const asked = works.filter((work) => work.state !== 'resubmit' && workAfter(work.state, 'ask-again') !== undefined);
    for (const work of asked)
      writeSubmission(tx, work, { state: 'resubmit', items: work.items.map(reopened) }, caller.now);
    const ids = asked.map(({ studentId }) => studentId);
    if (ids.length > 0)
      audit(tx, { action: 'work-asked-again', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return {};
  });
