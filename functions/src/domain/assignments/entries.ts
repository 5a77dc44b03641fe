import { type Assignment, type BoardEntry, defaultLatePolicy, takesUntil, windowOf } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import { maxScoreOf } from '@lemma/school/work';
import { type Child, itemsOfChild } from '../work/items-of-child.ts';

/** The students of an assignment whose due date is not the class's. */
function ownDueDates(assignment: Assignment): { readonly dueBy?: Record<string, number> } {
  const named = new Set(assignment.overrides?.flatMap(({ studentIds }) => studentIds));
  const own = [...named]
    .map((id) => [id, windowOf(assignment, id).dueAt] as const)
    .filter(([, dueAt]) => dueAt !== assignment.dueAt);
  return own.length === 0 ? {} : { dueBy: Object.fromEntries(own) };
}

/** The class's list entry for an assignment, with the due dates of single students as the assignment has them now. */
export const withOwnDueDates = (
  { dueBy: _before, ...line }: BoardEntry,
  assignment: Assignment,
  updatedAt: number,
): BoardEntry => ({ ...line, ...ownDueDates(assignment), updatedAt });

/** An assignment's line in its class's list, before anybody has begun. */
export const newBoardEntry = (assignment: Assignment, studentCount: number): BoardEntry => ({
  id: assignment.id,
  title: assignment.title,
  state: assignment.state,
  openAt: assignment.openAt,
  dueAt: assignment.dueAt,
  itemCount: assignment.items.length,
  studentCount,
  ...(assignment.onlyFor && { onlyFor: assignment.onlyFor }),
  ...ownDueDates(assignment),
  started: 0,
  submitted: 0,
  toGrade: 0,
  updatedAt: assignment.updatedAt,
});

/** The skill of an assignment's first question, unless the teacher wrote it. */
const firstSkill = ([first]: readonly Assignment['items'][number][]): Pick<DeskEntry, 'skill'> =>
  first === undefined || first.own ? {} : { skill: first.skill };

/** When the late policy takes no more work, as a desk has it. */
export function closing(...dates: Parameters<typeof takesUntil>): Pick<DeskEntry, 'takesUntil'> {
  const until = takesUntil(...dates);
  return until === undefined ? {} : { takesUntil: until };
}

/** How much an assignment asks of a child who has not begun. */
export function sizeFor(assignment: Assignment, child: Child): Pick<DeskEntry, 'itemCount' | 'maxScore' | 'skill'> {
  const items = itemsOfChild(assignment, child);
  return { itemCount: items.length, maxScore: maxScoreOf(items), ...firstSkill(items) };
}

/** An assignment on the desk of a student who has not begun. */
export const newDeskEntry = (assignment: Assignment, classroom: Classroom, child: Child): DeskEntry => ({
  assignmentId: assignment.id,
  classId: assignment.classId,
  className: classroom.name,
  teacherName: classroom.teacherName,
  title: assignment.title,
  openAt: assignment.openAt,
  dueAt: assignment.dueAt,
  itemsDone: 0,
  ...sizeFor(assignment, child),
  state: 'not-started',
  score: 0,
  late: false,
  parentMayHandIn: assignment.parentMayHandIn,
  feedback: [],
  ...closing(assignment, assignment.policy ?? defaultLatePolicy),
  revision: 0,
});
