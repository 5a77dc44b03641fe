import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { VOICE_ALONE } from '@lemma/school/files';
import { type Feedback, stateAfterComment } from '@lemma/school/work';
import { exchangeVoice, removeBytes } from '../../domain/files/voice-place.ts';
import { MOST_FEEDBACK } from '../../domain/work/answer-comments.ts';
import { itemOf, writeSubmission } from '../../domain/work/submission.ts';
import { nameOf, requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Input = Parameters<Handler<typeof calls.writeFeedback>>[0];

const isSame = (before: Feedback | undefined, text: string, voice: Input['voice']): boolean =>
  before?.text === text && before.voice?.fileId === voice?.fileId;

/**
 * Writes one comment. The same id again changes its text and recording but keeps its date. Turned-in work is then
 * considered reviewed.
 */
export const writeFeedback: Handler<typeof calls.writeFeedback> = async (input, caller) => {
  const { submissionId, feedbackId, itemId, voice: chosen } = input;
  const text = input.text || VOICE_ALONE;
  const gone = await inTransaction(async (tx) => {
    const submission = await mustRead(documents.submissions, submissionId, tx);
    const { assignmentId, studentId, classId } = submission;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(await mustRead(documents.assignments, assignmentId, tx));
    const byName = await nameOf(caller, tx);
    if (itemId !== undefined) itemOf(submission.items, itemId);
    const before = submission.feedback.find(({ id }) => id === feedbackId);
    const others = submission.feedback.filter(({ id }) => id !== feedbackId);
    if (isSame(before, text, chosen)) return [];
    if (others.length >= MOST_FEEDBACK) throw new AppError('data/too-large', 'feedback');
    const commentId = `${submissionId} ${feedbackId}`;
    const place = { kind: 'work' as const, commentId, assignmentId, forAll: false };
    const spoken = await exchangeVoice(tx, caller, { chosen, before: before?.voice, place });
    const made: Feedback = {
      id: feedbackId,
      text,
      byName,
      at: before?.at ?? caller.now,
      ...(itemId !== undefined && { itemId }),
      ...(spoken.voice && { voice: spoken.voice }),
    };
    const feedback = [...others, made].sort((a, b) => a.at - b.at);
    const state = stateAfterComment(submission);
    spoken.write();
    writeSubmission(tx, submission, { feedback, state }, caller.now);
    audit(tx, { action: 'feedback-written', by: caller.uid, classId, studentIds: [studentId], subject: submissionId });
    return spoken.gone;
  });
  await removeBytes(gone);
  return {};
};
