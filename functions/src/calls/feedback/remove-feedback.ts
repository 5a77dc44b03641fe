import type { calls } from '@lemma/school/calls';
import { letGo, removeBytes } from '../../domain/files/voice-place.ts';
import { writeSubmission } from '../../domain/work/submission.ts';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Removes a comment from a student's work. A comment for everybody with the same answer stays with the others. */
export const removeFeedback: Handler<typeof calls.removeFeedback> = async ({ submissionId, feedbackId }, caller) => {
  const gone = await inTransaction(async (tx) => {
    const submission = await mustRead(documents.submissions, submissionId, tx);
    const { assignmentId, studentId, classId } = submission;
    await requireTeacher('teach', classId, caller, tx);
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    requireInUse(assignment);
    const removed = submission.feedback.find(({ id }) => id === feedbackId);
    if (removed === undefined) return [];
    const isForAll = assignment.answerComments?.some(({ id }) => id === feedbackId) ?? false;
    const voice = removed.voice && !isForAll ? await letGo(tx, removed.voice.fileId) : undefined;
    voice?.write();
    const feedback = submission.feedback.filter((one) => one !== removed);
    writeSubmission(tx, submission, { feedback }, caller.now);
    audit(tx, { action: 'feedback-removed', by: caller.uid, classId, studentIds: [studentId], subject: submissionId });
    return voice?.gone ?? [];
  });
  await removeBytes(gone);
  return {};
};
