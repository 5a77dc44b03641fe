import { AppError } from '@lemma/contract';
import { type Assignment, defaultLatePolicy, MOST_PROBLEMS, problemsIn, releaseOf } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { presentStudents } from '@lemma/school/class';
import { newBoardEntry, newDeskEntry } from '../../domain/assignments/entries.ts';
import { faultOfItem } from '../../domain/assignments/fault-of-item.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** @throws AppError when an item fails one of its checks, so that the assignment is not published. */
function requireSound({ items, seed, release }: Assignment): void {
  if (items.length === 0) throw new AppError('input/malformed', 'nothing to do in it');
  // Practice until mastery needs results at once: the result of each problem decides whether there is another one.
  if (items.some(({ mastery }) => mastery) && (release?.results.when ?? 'at-once') !== 'at-once')
    throw new AppError('input/malformed', 'practice until mastery tells results at once');
  if (problemsIn(items) > MOST_PROBLEMS) throw new AppError('data/too-large', 'problems');
  for (const item of items) {
    const fault = faultOfItem(item, seed);
    if (fault !== undefined) throw new AppError('input/malformed', `${item.id}: ${fault}`);
  }
}

/**
 * Publishes an assignment: puts it on the desks of its class, at once or when it opens. Doing it twice changes nothing.
 */
export const publishAssignment: Handler<typeof calls.publishAssignment> = async ({ assignmentId }, caller) => {
  await inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const classroom = await requireTeacher('teach', assignment.classId, caller, tx);
    const roster = await mustRead(documents.rosters, assignment.classId, tx);
    if (assignment.state !== 'draft') return;
    requireSound(assignment);
    const state = assignment.openAt <= caller.now ? ('open' as const) : ('scheduled' as const);
    // Stored with it, so that another default some day leaves what was published as it is.
    const rules = { policy: defaultLatePolicy, release: releaseOf(assignment) };
    const published = { ...rules, ...assignment, state, publishedAt: caller.now, updatedAt: caller.now };
    const present = presentStudents(roster);
    const students = present.filter(({ id }) => assignment.onlyFor?.includes(id) ?? true);
    if (students.length === 0 && assignment.onlyFor) throw new AppError('input/malformed', 'for nobody of the class');
    // A child whose document cannot be read has all questions on the desk until the work is begun.
    const children = await documents.students.readEach(
      students.map(({ id }) => id),
      () => undefined,
      tx,
    );
    const accessOf = new Map(children.map(({ id, access }) => [id, access]));
    documents.assignments.put(tx, assignmentId, published);
    documents.results.put(tx, assignmentId, { assignmentId, classId: assignment.classId, rows: {} });
    const line = newBoardEntry(published, students.length);
    const { at } = documents.boards;
    // A board of before does not say how many there are.
    const counted = at(['studentCount'], present.length);
    documents.boards.patch(tx, assignment.classId, counted, at(['assignments', assignmentId], line));
    // One child without a desk, as a backup of before may have left it, does not keep the class from its work.
    for (const { id: studentId, displayName } of students) {
      const entry = newDeskEntry(published, classroom, { id: studentId, access: accessOf.get(studentId) });
      documents.desks.merge(tx, studentId, { studentId, displayName, assignments: { [assignmentId]: entry } });
    }
    audit(tx, { action: 'assignment-published', by: caller.uid, classId: assignment.classId, subject: assignmentId });
  });
  return {};
};
