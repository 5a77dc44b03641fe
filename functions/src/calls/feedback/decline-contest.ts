import type { calls } from '@lemma/school/calls';
import { submissionIdOf, type WorkItem } from '@lemma/school/work';
import { withComment } from '../../domain/work/answer-comments.ts';
import { withContests } from '../../domain/work/rounds.ts';
import { ruleOf, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { nameOf, requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** The item with these contested answers declined; without ids, with all of them. */
const withDeclined = (item: WorkItem, attemptIds: readonly string[] | undefined): WorkItem =>
  withContests(item, ({ contest }) =>
    contest?.state === 'open' && (attemptIds?.includes(contest.attemptId) ?? true)
      ? { ...contest, state: 'declined' }
      : contest,
  );

/** Refuses the requests of students, with a reason. Students without an open request are skipped. */
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
    const ids: string[] = [];
    for (const work of works) {
      const item = work.items.find(({ id }) => id === itemId);
      const next = item && withDeclined(item, attemptIds);
      if (next === undefined || JSON.stringify(next) === JSON.stringify(item)) continue;
      const items = withItem(work.items, next);
      const feedback = withComment(work.feedback, { id: feedbackId, itemId, text, byName, at: caller.now });
      writeSubmission(tx, work, { items, feedback }, caller.now);
      ids.push(work.studentId);
    }
    if (ids.length > 0)
      audit(tx, { action: 'contest-declined', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return {};
  });
