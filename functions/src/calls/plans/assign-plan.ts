import { AppError } from '@lemma/contract';
import { type AssignmentItem, LONGEST_TITLE, MOST_ITEMS } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { ownOfPlan, type PlanItem } from '@lemma/school/plan';
import { OWN_SKILL } from '@lemma/school/question';
import { WEEK } from '@lemma/school/time';
import { faultOfItem } from '../../domain/assignments/fault-of-item.ts';
import { writeAssignment } from '../../domain/assignments/write-assignment.ts';
import { requireOwnPlan } from '../../domain/plans/own-plan.ts';
import { noteAssignment } from '../../domain/plans/shelf-entry.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const usual = { points: 1, tries: 3, tryPenalty: 0, hints: 'free', variants: false } as const;

/**
 * An item with exactly the numbers of the plan, the same for every student; an item that was edited by hand is assigned
 * as edited.
 */
function asAssigned(item: PlanItem, index: number): AssignmentItem[] {
  const id = `item-${index + 1}`;
  const { skill, level, case: caseId, seed } = item;
  if (!item.edited) return [{ ...usual, id, skill, level, case: caseId, seed }];
  const own = ownOfPlan(item);
  if (own === undefined) return [];
  const made: AssignmentItem = { ...usual, id, skill: OWN_SKILL, level, own };
  // Items that cannot be published stay in the plan only, for the teacher to change.
  return faultOfItem(made, 0) === undefined ? [made] : [];
}

export const assignPlan: Handler<typeof calls.assignPlan> = async (input, caller) => {
  const { planId, classId, assignmentId, exitTicket } = input;
  const plan = await requireOwnPlan(planId, caller);
  await requireTeacher('teach', classId, caller);
  const wanted = plan.blocks.filter(({ kind }) => kind === 'problems' || (exitTicket && kind === 'exit-ticket'));
  const all = wanted.flatMap(({ rows }) => rows.flatMap(({ item }) => item ?? []));
  const items = all.flatMap(asAssigned).slice(0, MOST_ITEMS);
  if (items.length === 0) throw new AppError('input/malformed', 'no items that can be checked');
  const before = await documents.assignments.read(assignmentId);
  if (before === undefined || before.state === 'draft') {
    await writeAssignment(
      {
        ...{ assignmentId, classId, items, title: plan.title.slice(0, LONGEST_TITLE), instructions: '' },
        ...{ openAt: caller.now, dueAt: caller.now + WEEK, parentMayHandIn: true },
      },
      caller,
    );
    await noteAssignment(caller, planId, assignmentId);
  } else if (before.classId !== classId) throw new AppError('auth/forbidden', assignmentId);
  return { assignmentId, items: items.length, leftOut: all.length - items.length };
};
