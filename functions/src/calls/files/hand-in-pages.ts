import type { calls } from '@lemma/school/calls';
import { addHandIn, earlierHandIn, ownPages, workOf } from '../../domain/work/add-hand-in.ts';
import { assignmentFor } from '../../domain/work/assignment-for.ts';
import { requireMayWork } from '../../domain/work/submission.ts';
import { splitPages } from '../../engines/files/split-pages.ts';
import { requireStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Turns in the student's own work with pages. Typed answers stay; no more can be added. */
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
