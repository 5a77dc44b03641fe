import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { submissionIdOf, type WorkItem } from '@lemma/school/work';
import type { Handler } from '../door.ts';
import { nameOf, requireInUse, requireStudent, requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { withComment } from '../work/answer-comments.ts';
import { problemWith, withContests } from '../work/rounds.ts';
import { itemOf, readOwn, ruleOf, withItem, writeSubmission } from '../work/submission.ts';

/** "My answer should be right": also after handing in. An answer that was decided on is not asked about again. */
export const contestAnswer: Handler<typeof calls.contestAnswer> = (input, caller) =>
  inTransaction(async (tx) => {
    const { submissionId, itemId, attemptId, note } = input;
    const submission = await readOwn(submissionId, caller.uid, tx);
    await requireStudent(caller, tx);
    requireInUse(await mustRead(documents.assignments, submission.assignmentId, tx));
    const item = itemOf(submission.items, itemId);
    const problem = problemWith(item, attemptId);
    const attempt = itemOf(problem?.attempts ?? [], attemptId);
    if (problem?.contest?.attemptId === attemptId && problem.contest.note === note) return {};
    if (problem?.contest?.attemptId === attemptId && problem.contest.state !== 'open')
      throw new AppError('data/conflict', 'decided');
    if (submission.held || attempt.verdict === 'right') throw new AppError('data/conflict', 'nothing to contest');
    const contest = { attemptId, note, at: caller.now, state: 'open' as const };
    const next = withContests(item, (one) => (one === problem ? contest : one.contest));
    writeSubmission(tx, submission, { items: withItem(submission.items, next) }, caller.now);
    return {};
  });

/** The item with these contested answers declined, or all where none are named. */
const withDeclined = (item: WorkItem, attemptIds: readonly string[] | undefined): WorkItem =>
  withContests(item, ({ contest }) =>
    contest?.state === 'open' && (attemptIds?.includes(contest.attemptId) ?? true)
      ? { ...contest, state: 'declined' }
      : contest,
  );

/** Says no, with a word on why. Whoever has nothing open is passed over. */
export const declineContest: Handler<typeof calls.declineContest> = (input, caller) =>
  inTransaction(async (tx) => {
    const { assignmentId, itemId, studentIds, attemptIds, feedbackId, text } = input;
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const byName = await nameOf(caller, tx);
    ruleOf(assignment, itemId);
    const refs = [...new Set(studentIds)].map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    for (const work of works) {
      const item = work.items.find(({ id }) => id === itemId);
      const next = item && withDeclined(item, attemptIds);
      if (next === undefined || JSON.stringify(next) === JSON.stringify(item)) continue;
      const items = withItem(work.items, next);
      const feedback = withComment(work.feedback, { id: feedbackId, itemId, text, byName, at: caller.now });
      writeSubmission(tx, work, { items, feedback }, caller.now);
    }
    const ids = works.map(({ studentId }) => studentId);
    audit(tx, { action: 'contest-declined', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return {};
  });
