import type { CallInput, calls } from '@lemma/school/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { readStudents } from '../../domain/roster/roster-lines.ts';
import { addHandIn, earlierHandIn, ownPages, requireTakes, workOf } from '../../domain/work/add-hand-in.ts';
import { assignmentFor } from '../../domain/work/assignment-for.ts';
import { withSplitPages } from '../../engines/files/split-pages.ts';
import { nameOf, requireTeacher } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** The student's work that is to take the pages; `earlier` if it has them. @throws AppError unless it takes them now. */
async function readWork(input: CallInput<'handInForStudent'>, classId: string, caller: Caller, tx: Transaction) {
  const { assignmentId, studentId, handInId } = input;
  await requireTeacher('teach', classId, caller, tx);
  const [student] = await readStudents(tx, [studentId]);
  const assignment = await assignmentFor(tx, assignmentId, student?.classIds ?? []);
  const work = await workOf(tx, assignment, student ?? { id: studentId }, caller.now);
  const earlier = earlierHandIn(work, handInId, caller.uid);
  if (earlier === undefined) requireTakes(work, caller.now);
  return { work, earlier };
}

/** Turns in a student's paper that the teacher scanned. */
export const handInForStudent: Handler<typeof calls.handInForStudent> = async (input, caller) => {
  const { classId } = await mustRead(documents.assignments, input.assignmentId);
  await requireTeacher('teach', classId, caller);
  return withSplitPages(
    input.pages,
    caller,
    () => inTransaction((tx) => readWork(input, classId, caller, tx)),
    (pages) =>
      inTransaction(async (tx) => {
        const { uid, now: at } = caller;
        const { work, earlier } = await readWork(input, classId, caller, tx);
        if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
        const own = await ownPages(tx, pages, uid);
        const { handInId: id, note } = input;
        const made = { id, by: 'teacher' as const, byName: await nameOf(caller, tx), uid, at, note, pages: own };
        const { late } = addHandIn(tx, work, made);
        return { at, late, pages: own };
      }),
  );
};
