import type { calls } from '@lemma/school/calls';
import { readStudents } from '../../domain/roster/roster-lines.ts';
import { addHandIn, earlierHandIn, ownPages, workOf } from '../../domain/work/add-hand-in.ts';
import { assignmentFor } from '../../domain/work/assignment-for.ts';
import { splitPages } from '../../engines/files/split-pages.ts';
import { nameOf, requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Turns in a student's paper that the teacher scanned. */
export const handInForStudent: Handler<typeof calls.handInForStudent> = async (input, caller) => {
  const { assignmentId, studentId, handInId: id, note } = input;
  const { classId } = await mustRead(documents.assignments, assignmentId);
  await requireTeacher('teach', classId, caller);
  const pages = await splitPages(input.pages, caller);
  return inTransaction(async (tx) => {
    const { uid, now: at } = caller;
    await requireTeacher('teach', classId, caller, tx);
    const [student] = await readStudents(tx, [studentId]);
    const assignment = await assignmentFor(tx, assignmentId, student?.classIds ?? []);
    const work = await workOf(tx, assignment, studentId, at);
    const earlier = earlierHandIn(work, id, uid);
    if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    const own = await ownPages(tx, pages, uid);
    const made = { id, by: 'teacher' as const, byName: await nameOf(caller, tx), uid, at, note, pages: own };
    const { late } = addHandIn(tx, work, made);
    return { at, late, pages: own };
  });
};
