import { AppError } from '@lemma/contract';
import { type calls, type Feedback, workAfter } from '@lemma/school';
import type { Handler } from '../door.ts';
import { nameOf, requireInUse, requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { MOST_FEEDBACK } from '../work/answer-comments.ts';
import { itemOf, writeSubmission } from '../work/submission.ts';

/** Writes one comment; the same id again changes its words and keeps its date. Handed-in work counts as looked at. */
export const writeFeedback: Handler<typeof calls.writeFeedback> = (
  { submissionId, feedbackId, itemId, text },
  caller,
) =>
  inTransaction(async (tx) => {
    const submission = await mustRead(documents.submissions, submissionId, tx);
    await requireTeacher('teach', submission.classId, caller, tx);
    requireInUse(await mustRead(documents.assignments, submission.assignmentId, tx));
    const byName = await nameOf(caller, tx);
    if (itemId !== undefined) itemOf(submission.items, itemId);
    const before = submission.feedback.find(({ id }) => id === feedbackId);
    const others = submission.feedback.filter(({ id }) => id !== feedbackId);
    if (before?.text === text) return {};
    if (others.length >= MOST_FEEDBACK) throw new AppError('data/too-large', 'feedback');
    const made: Feedback = {
      id: feedbackId,
      text,
      byName,
      at: before?.at ?? caller.now,
      ...(itemId !== undefined && { itemId }),
    };
    const feedback = [...others, made].sort((a, b) => a.at - b.at);
    const state = workAfter(submission.state, 'grade') ?? submission.state;
    writeSubmission(tx, submission, { feedback, state }, caller.now);
    const { studentId, classId } = submission;
    audit(tx, { action: 'feedback-written', by: caller.uid, classId, studentIds: [studentId], subject: submissionId });
    return {};
  });
