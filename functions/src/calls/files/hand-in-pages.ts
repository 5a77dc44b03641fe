import type { CallInput, calls } from '@lemma/school/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { addHandIn, earlierHandIn, ownPages, requireTakes, workOf } from '../../domain/work/add-hand-in.ts';
import { assignmentFor } from '../../domain/work/assignment-for.ts';
import { requireMayWork } from '../../domain/work/submission.ts';
import { withSplitPages } from '../../engines/files/split-pages.ts';
import { requireStudent } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** The student's work that is to take the pages; `earlier` if it has them. @throws AppError unless it takes them now. */
async function readWork(input: CallInput<'handInPages'>, caller: Caller, tx: Transaction) {
  const student = await requireStudent(caller, tx);
  const assignment = await assignmentFor(tx, input.assignmentId, student.classIds);
  const work = await workOf(tx, assignment, student, caller.now);
  const earlier = earlierHandIn(work, input.handInId, caller.uid);
  if (earlier === undefined) {
    requireMayWork(work.submission);
    requireTakes(work, caller.now);
  }
  return { student, work, earlier };
}

/** Turns in the student's own work with pages. Typed answers stay; no more can be added. */
export const handInPages: Handler<typeof calls.handInPages> = (input, caller) =>
  withSplitPages(
    input.pages,
    caller,
    () => inTransaction((tx) => readWork(input, caller, tx)),
    (pages) =>
      inTransaction(async (tx) => {
        const { handInId: id, note } = input;
        const { uid, now: at } = caller;
        const { student, work, earlier } = await readWork(input, caller, tx);
        if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
        const own = await ownPages(tx, pages, uid);
        const made = { id, by: 'student' as const, byName: student.displayName, uid, at, note, pages: own };
        const { late } = addHandIn(tx, work, made);
        return { at, late, pages: own };
      }),
  );
