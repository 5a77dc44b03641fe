import { AppError } from '@lemma/contract';
import { type AssignmentItem, type calls, MOST_ITEMS, type PlanItem } from '@lemma/school';
import { saveAssignment } from '../assignments/save-assignment.ts';
import type { Handler } from '../door.ts';
import { documents } from '../platform/documents.ts';
import { requireOwnPlan } from './keep-plan.ts';
import { noteAssignment } from './library.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** An item with exactly the numbers of the plan, the same for every student. */
const asAssigned = ({ skill, level, case: caseId, seed }: PlanItem, index: number): AssignmentItem => ({
  id: `item-${index + 1}`,
  skill,
  level,
  case: caseId,
  seed,
  points: 1,
  tries: 3,
  tryPenalty: 0,
  hints: 'free',
  variants: false,
});

export const assignPlan: Handler<typeof calls.assignPlan> = async (input, caller) => {
  const { planId, classId, assignmentId, exitTicket } = input;
  const plan = await requireOwnPlan(planId, caller);
  const wanted = plan.blocks.filter(({ kind }) => kind === 'problems' || (exitTicket && kind === 'exit-ticket'));
  const all = wanted.flatMap(({ rows }) => rows.flatMap(({ item }) => item ?? []));
  const items = all
    .filter(({ edited }) => !edited)
    .slice(0, MOST_ITEMS)
    .map(asAssigned);
  if (items.length === 0) throw new AppError('input/malformed', 'no items left as they were made');
  const before = await documents.assignments.read(assignmentId);
  if (before === undefined || before.state === 'draft') {
    await saveAssignment(
      {
        ...{ assignmentId, classId, items, title: plan.title.slice(0, 100), instructions: '' },
        ...{ openAt: caller.now, dueAt: caller.now + WEEK, parentMayHandIn: true },
      },
      caller,
    );
    await noteAssignment(caller.uid, planId, assignmentId);
  } else if (before.classId !== classId) throw new AppError('auth/forbidden', assignmentId);
  return { assignmentId, items: items.length, leftOut: all.length - items.length };
};
