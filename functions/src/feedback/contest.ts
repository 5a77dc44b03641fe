import { AppError } from '@lemma/contract';
import { type calls, submissionIdOf } from '@lemma/school';
import type { Handler } from '../door.ts';
import { nameOf, requireInUse, requireStudent, requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { withComment } from '../work/answer-comments.ts';
import { itemOf, readOwn, ruleOf, withItem, writeSubmission } from '../work/submission.ts';

/** "My answer should be right": also after handing in. An answer that was decided on is not asked about again. */
export const contestAnswer: Handler<typeof calls.contestAnswer> = (input, caller) =>
  inTransaction(async (tx) => {
    const { submissionId, itemId, attemptId, note } = input;
    const submission = await readOwn(submissionId, caller.uid, tx);
    await requireStudent(caller, tx);
    requireInUse(await mustRead(documents.assignments, submission.assignmentId, tx));
    const item = itemOf(submission.items, itemId);
    const attempt = itemOf(item.attempts, attemptId);
    if (item.contest?.attemptId === attemptId && item.contest.note === note) return {};
    if (item.contest?.attemptId === attemptId && item.contest.state !== 'open')
      throw new AppError('data/conflict', 'decided');
    if (submission.held || attempt.verdict === 'right') throw new AppError('data/conflict', 'nothing to contest');
    const contest = { attemptId, note, at: caller.now, state: 'open' as const };
    writeSubmission(tx, submission, { items: withItem(submission.items, { ...item, contest }) }, caller.now);
    return {};
  });

/** Says no, with a word on why. Whoever has nothing open is passed over. */
export const declineContest: Handler<typeof calls.declineContest> = (input, caller) =>
  inTransaction(async (tx) => {
    const { assignmentId, itemId, studentIds, feedbackId, text } = input;
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher(classId, caller, tx);
    requireInUse(assignment);
    const byName = await nameOf(caller, tx);
    ruleOf(assignment, itemId);
    const refs = [...new Set(studentIds)].map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    for (const work of works) {
      const item = work.items.find(({ id }) => id === itemId);
      if (item?.contest?.state !== 'open') continue;
      const items = withItem(work.items, { ...item, contest: { ...item.contest, state: 'declined' } });
      const feedback = withComment(work.feedback, { id: feedbackId, itemId, text, byName, at: caller.now });
      writeSubmission(tx, work, { items, feedback }, caller.now);
    }
    const ids = works.map(({ studentId }) => studentId);
    audit(tx, { action: 'contest-declined', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return {};
  });
