import type { Assignment } from '@lemma/school/assignment';
import type { AuditAction } from '@lemma/school/privacy';
import type { ScoreChange } from '@lemma/school/results';
import type { Submission } from '@lemma/school/work';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { ruleOf, writeSubmission } from '../work/submission.ts';
import { allWork } from './all-work.ts';
import { pointsOf, regraded } from './regrade.ts';

type Changed = {
  readonly assignmentId: string;
  readonly itemId: string;
  readonly apply: boolean;
  readonly action: AuditAction;
  /** Computes the changed assignment. */
  readonly change: (assignment: Assignment) => Assignment;
};

/** Changes a question and regrades all work on it. Without `apply` it only computes the preview, in the same way. */
export const changeQuestion = ({ assignmentId, itemId, apply, action, change }: Changed, caller: Caller) =>
  inTransaction(async (tx) => {
    const before = await mustRead(documents.assignments, assignmentId, tx);
    await requireTeacher('teach', before.classId, caller, tx);
    requireInUse(before);
    ruleOf(before, itemId);
    const after = change(before);
    const works = (await allWork(tx, assignmentId)).map((work): [Submission, Submission] => [
      work,
      regraded(work, after, itemId),
    ]);
    const changes = works.flatMap(([work, next]): ScoreChange[] => {
      const [had, has] = [pointsOf(work, before), pointsOf(next, after)];
      return had === has ? [] : [{ studentId: work.studentId, before: had, after: has }];
    });
    if (apply) {
      for (const [work, next] of works)
        if (work.held || JSON.stringify(work.items) !== JSON.stringify(next.items))
          writeSubmission(tx, next, {}, caller.now);
      documents.assignments.put(tx, assignmentId, { ...after, updatedAt: caller.now });
      const studentIds = changes.map(({ studentId }) => studentId);
      audit(tx, { action, by: caller.uid, classId: before.classId, studentIds, subject: assignmentId });
    }
    return { changes, unchanged: works.length - changes.length };
  });
