import type { calls } from '@lemma/school/calls';
import { submissionIdOf, type WorkItem, workAfter } from '@lemma/school/work';
import { writeSubmission } from '../../domain/work/submission.ts';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** What is solved stays; the rest takes as many tries again, and earlier ones cost nothing any more. */
function reopened(item: WorkItem): WorkItem {
  const { mastery } = item;
  // As many problems again where practice came to its end.
  if (mastery?.state === 'stopped')
    return { ...item, mastery: { ...mastery, state: 'going', most: mastery.rounds.length + 1 + mastery.most } };
  return item.solved ? item : { ...item, closed: false, since: item.attempts.length };
}

/** Gives handed-in work back to be done again. Work that the student still has is passed over. */
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
