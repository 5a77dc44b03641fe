import { AppError } from '@lemma/contract';
import { type Rubric, rubricScore } from '@lemma/school/assignment';
import type { CallInput, calls } from '@lemma/school/calls';
import { remarked, submissionIdOf, toCents, type WorkItem, workAfter } from '@lemma/school/work';
import { decisionOn } from '../../domain/feedback/agreement.ts';
import { withMastery } from '../../domain/work/mastery.ts';
import { itemOf, ruleOf, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { nameOf, requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Given = Pick<CallInput<'gradeItem'>, 'rubric' | 'points'>;

/** What the grade says; undefined where it is taken back. */
function gradeOf({ rubric, points }: Given, own: Rubric | undefined, most: number, marked: number) {
  if (rubric !== null) return own && { score: rubricScore(own, rubric, most, marked), rubric };
  return points === undefined
    ? undefined
    : { score: toCents(Math.min(most, points)), rubric: [], points: toCents(points) };
}

const ungraded = ({ grade: _grade, ...item }: WorkItem): WorkItem => item;

/** Gives the same points by hand to all these students, or takes them back. Students who have not begun are skipped. */
export const gradeItem: Handler<typeof calls.gradeItem> = (
  { assignmentId, itemId, studentIds, rubric, points, seen },
  caller,
) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const byName = await nameOf(caller, tx);
    const rule = ruleOf(assignment, itemId);
    const own = assignment.rubrics?.[itemId];
    if (rubric !== null && (own === undefined || rubric.some((id) => !own.items.some((item) => item.id === id))))
      throw new AppError('input/malformed', 'not of the rubric');
    const refs = [...new Set(studentIds)].map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    const decision =
      rubric !== null && seen !== undefined && studentIds.includes(seen.studentId)
        ? await decisionOn(
            {
              uid: caller.uid,
              assignmentId,
              itemId,
              studentId: seen.studentId,
              given: rubric,
              blind: seen.when === 'after',
            },
            tx,
          )
        : undefined;
    for (const work of works) {
      const state = workAfter(work.state, 'grade');
      if (state === undefined || !work.items.some(({ id }) => id === itemId)) continue;
      const item = ungraded(itemOf(work.items, itemId));
      const marked = withMastery(remarked(item, rule, item.attempts), rule);
      const given = gradeOf({ rubric, points }, own, rule.points, marked.score);
      const next = given
        ? { ...item, score: given.score, grade: { ...given, byName, at: caller.now } }
        : { ...item, score: marked.score };
      writeSubmission(tx, work, { items: withItem(work.items, next), state }, caller.now);
    }
    const ids = works.map(({ studentId }) => studentId);
    if (ids.length > 0)
      audit(tx, { action: 'item-graded', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    decision?.write();
    return decision === undefined ? {} : { agreement: decision.agreement };
  });
