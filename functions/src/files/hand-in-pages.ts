import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { nameOf, requireStudent, requireTeacher } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { addHandIn, earlierHandIn, ownPages, workOf } from '../work/add-hand-in.ts';
import { requireMayWork } from '../work/submission.ts';
import { splitPages } from './split-pages.ts';

/** An assignment that a student of these classes may know of. One of others is refused like one that is not there. */
async function assignmentFor(tx: Transaction, id: string, classIds: readonly string[]): Promise<Assignment> {
  const assignment = await documents.assignments.read(id, tx);
  if (assignment === undefined || assignment.state === 'draft' || !classIds.includes(assignment.classId))
    throw new AppError('auth/forbidden', 'not an assignment of the student');
  return assignment;
}

/** Hands the student's own work in with pages: what was answered on screen is kept, and takes no more answers. */
export const handInPages: Handler<typeof calls.handInPages> = async (input, caller) => {
  const pages = await splitPages(input.pages, caller);
  return inTransaction(async (tx) => {
    const { assignmentId, handInId: id, note } = input;
    const { uid, now: at } = caller;
    const student = await requireStudent(caller, tx);
    const assignment = await assignmentFor(tx, assignmentId, student.classIds);
    const work = await workOf(tx, assignment, uid, at);
    const earlier = earlierHandIn(work, id, uid);
    if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    requireMayWork(work.submission);
    const own = await ownPages(tx, pages, uid);
    const made = { id, by: 'student' as const, byName: student.displayName, uid, at, note, pages: own };
    const { late } = addHandIn(tx, work, made);
    return { at, late, pages: own };
  });
};

/** A teacher's scan of one student's paper. */
export const handInForStudent: Handler<typeof calls.handInForStudent> = async (input, caller) => {
  const { assignmentId, studentId, handInId: id, note } = input;
  const { classId } = await mustRead(documents.assignments, assignmentId);
  await requireTeacher('teach', classId, caller);
  const pages = await splitPages(input.pages, caller);
  return inTransaction(async (tx) => {
    const { uid, now: at } = caller;
    await requireTeacher('teach', classId, caller, tx);
    const student = await mustRead(documents.students, studentId, tx);
    const assignment = await assignmentFor(tx, assignmentId, student.classIds);
    const work = await workOf(tx, assignment, studentId, at);
    const earlier = earlierHandIn(work, id, uid);
    if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    const own = await ownPages(tx, pages, uid);
    const made = { id, by: 'teacher' as const, byName: await nameOf(caller, tx), uid, at, note, pages: own };
    const { late } = addHandIn(tx, work, made);
    return { at, late, pages: own };
  });
};
