import { AppError } from '@lemma/contract';
import type { Assignment, AssignmentItem } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { AuditAction } from '@lemma/school/privacy';
import type { Fix, ScoreChange } from '@lemma/school/results';
import type { Submission } from '@lemma/school/work';
import { faultOfItem } from '../assignments/item-tests.ts';
import type { Handler } from '../door.ts';
import { requireInUse, requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { ruleOf, writeSubmission } from '../work/submission.ts';
import { allWork } from './all-work.ts';
import { pointsOf, regraded } from './regrade.ts';

const MOST_ACCEPTED = 50;

function fixed(item: AssignmentItem, fix: Fix): AssignmentItem {
  if (fix.kind === 'points') return { ...item, points: fix.points };
  if (fix.kind === 'accept') {
    const { accepted = [] } = item;
    const same = accepted.some((one) => JSON.stringify(one) === JSON.stringify(fix.acceptance));
    if (accepted.length >= MOST_ACCEPTED) throw new AppError('data/too-large', 'accepted');
    return same ? item : { ...item, accepted: [...accepted, fix.acceptance] };
  }
  if (item.own === undefined) throw new AppError('input/malformed', 'a drawn question has no key to change');
  return { ...item, own: { ...item.own, key: fix.key, accepts: fix.accepts } };
}

type Changed = {
  readonly assignmentId: string;
  readonly itemId: string;
  readonly apply: boolean;
  readonly action: AuditAction;
  /** The assignment as it would be. */
  readonly change: (assignment: Assignment) => Assignment;
};

/** What a change of a question does to everybody's points; `apply` makes it, and the preview is the same computation. */
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

const withRule = (assignment: Assignment, rule: AssignmentItem): Assignment => ({
  ...assignment,
  items: assignment.items.map((item) => (item.id === rule.id ? rule : item)),
});

/** Another key, other points, or something more that counts: every answer is marked anew by it. */
export const fixItem: Handler<typeof calls.fixItem> = ({ assignmentId, itemId, fix, apply }, caller) => {
  const change = (assignment: Assignment): Assignment => {
    const rule = fixed(ruleOf(assignment, itemId), fix);
    const fault = faultOfItem(rule, assignment.seed);
    if (fault !== undefined) throw new AppError('input/malformed', fault);
    return withRule(assignment, rule);
  };
  return changeQuestion({ assignmentId, itemId, apply, action: 'question-fixed', change }, caller);
};

/** Sets a question's rubric; who was graded by it gets what it gives now. */
export const saveRubric: Handler<typeof calls.saveRubric> = ({ assignmentId, itemId, rubric, apply }, caller) => {
  if (new Set(rubric.items.map(({ id }) => id)).size !== rubric.items.length)
    throw new AppError('input/malformed', 'an id twice');
  const change = (assignment: Assignment): Assignment => ({
    ...assignment,
    rubrics: { ...assignment.rubrics, [itemId]: rubric },
  });
  return changeQuestion({ assignmentId, itemId, apply, action: 'rubric-saved', change }, caller);
};
