import { AppError } from '@lemma/contract';
import { type calls, MOST_ANSWER_COMMENTS, workAfter } from '@lemma/school';
import type { Handler } from '../door.ts';
import { nameOf, requireInUse, requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { isMatched, withComment } from '../work/answer-comments.ts';
import { judged } from '../work/held.ts';
import { ruleOf, writeSubmission } from '../work/submission.ts';
import { allWork } from './all-work.ts';

/**
 * Writes one comment to everybody who gave such an answer. It stays with the assignment, so that whoever gives one later gets
 * it with the answer.
 */
export const writeAnswerComment: Handler<typeof calls.writeAnswerComment> = ({ assignmentId, comment }, caller) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId, answerComments: before = [] } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const byName = await nameOf(caller, tx);
    const { id, itemId, match, text } = comment;
    ruleOf(assignment, itemId);
    const others = before.filter((one) => one.id !== id);
    if (others.length >= MOST_ANSWER_COMMENTS) throw new AppError('data/too-large', 'answer comments');
    const at = before.find((one) => one.id === id)?.at ?? caller.now;
    const reached: string[] = [];
    for (const work of await allWork(tx, assignmentId)) {
      const item = judged(work, assignment).items.find((one) => one.id === itemId);
      if (!item?.attempts.some((attempt) => isMatched(match, item, attempt))) continue;
      reached.push(work.studentId);
      // What is not released gets it with its results.
      if (work.held) continue;
      const feedback = withComment(work.feedback, { id, itemId, text, byName, at });
      const state = workAfter(work.state, 'grade') ?? work.state;
      if (JSON.stringify(feedback) !== JSON.stringify(work.feedback))
        writeSubmission(tx, work, { feedback, state }, caller.now);
    }
    const answerComments = [...others, { ...comment, byName, at }];
    tx.update(documents.assignments.ref(assignmentId), { answerComments, updatedAt: caller.now });
    audit(tx, { action: 'feedback-written', by: caller.uid, classId, studentIds: reached, subject: assignmentId });
    return { students: reached.length };
  });
