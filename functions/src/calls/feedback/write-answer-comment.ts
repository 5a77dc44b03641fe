import { AppError } from '@lemma/contract';
import { MOST_ANSWER_COMMENTS } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { VOICE_ALONE } from '@lemma/school/files';
import { stateAfterComment } from '@lemma/school/work';
import { allWork } from '../../domain/feedback/all-work.ts';
import { exchangeVoice, removeBytes } from '../../domain/files/voice-place.ts';
import { isFor, withComment } from '../../domain/work/answer-comments.ts';
import { judged } from '../../domain/work/judged.ts';
import { ruleOf, writeSubmission } from '../../domain/work/submission.ts';
import { nameOf, requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Writes one comment to every student who gave a certain answer. It is stored with the assignment, so that students who
 * give this answer later get it too.
 */
export const writeAnswerComment: Handler<typeof calls.writeAnswerComment> = async (input, caller) => {
  const { assignmentId, comment } = input;
  const { gone, students } = await inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId, answerComments: before = [] } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const byName = await nameOf(caller, tx);
    const { id, itemId, match, voice: chosen } = comment;
    const text = comment.text || VOICE_ALONE;
    ruleOf(assignment, itemId);
    const others = before.filter((one) => one.id !== id);
    if (others.length >= MOST_ANSWER_COMMENTS) throw new AppError('data/too-large', 'answer comments');
    const earlier = before.find((one) => one.id === id);
    const at = earlier?.at ?? caller.now;
    const place = { kind: 'work' as const, commentId: id, assignmentId, forAll: true };
    const works = await allWork(tx, assignmentId);
    const { voice, write, gone } = await exchangeVoice(tx, caller, { chosen, before: earlier?.voice, place });
    const said = { id, itemId, text, byName, at, ...(voice && { voice }) };
    write();
    const reached: string[] = [];
    for (const work of works) {
      const item = judged(work, assignment).items.find((one) => one.id === itemId);
      if (item === undefined || !isFor(match, item)) continue;
      reached.push(work.studentId);
      // Withheld work gets the comment when its results are released.
      if (work.held) continue;
      const feedback = withComment(work.feedback, said);
      const state = stateAfterComment(work);
      if (JSON.stringify(feedback) !== JSON.stringify(work.feedback))
        writeSubmission(tx, work, { feedback, state }, caller.now);
    }
    const answerComments = [...others, { ...said, match }];
    tx.update(documents.assignments.ref(assignmentId), { answerComments, updatedAt: caller.now });
    audit(tx, { action: 'feedback-written', by: caller.uid, classId, studentIds: reached, subject: assignmentId });
    return { gone, students: reached.length };
  });
  await removeBytes(gone);
  return { students };
};
