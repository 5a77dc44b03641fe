import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { addHandIn, earlierHandIn, ownPages, typingRefused, workOf } from '../../domain/work/add-hand-in.ts';
import { assignmentFor } from '../../domain/work/assignment-for.ts';
import { itemOf } from '../../domain/work/submission.ts';
import { requireGuardian } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Turns in pages for a child. They are stored beside the child's own work and change none of it; only work that nobody
 * has turned in becomes submitted by this. The same `handInId` again changes nothing.
 */
export const handInForChild: Handler<typeof calls.handInForChild> = (input, caller) =>
  inTransaction(async (tx) => {
    const { assignmentId, studentId, handInId: id, helpLevel, note, fileIds, answers } = input;
    const { uid, now: at } = caller;
    const guardian = await requireGuardian(studentId, caller, tx);
    const student = await mustRead(documents.students, studentId, tx);
    const assignment = await assignmentFor(tx, assignmentId, student.classIds);
    const work = await workOf(tx, assignment, student, at);
    const earlier = earlierHandIn(work, id, uid);
    if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    if (!assignment.parentMayHandIn) throw new AppError('auth/forbidden', 'parents may not turn in');
    if (fileIds.length + input.pages.length + answers.length === 0)
      throw new AppError('input/malformed', 'nothing to turn in');
    const refused = typingRefused(work, at);
    // Work that an adult turns in would begin the child's time, of a test that the child has not seen.
    if (refused === 'not-begun') throw new AppError('work/not-open', 'the child starts it');
    if (refused && answers.length > 0) throw new AppError('work/closed', 'the time limit');
    for (const { itemId } of answers) itemOf(work.submission.items, itemId);
    const order = new Set([...fileIds, ...input.pages.map(({ fileId }) => fileId)]);
    const once = [...order].map(
      (id) => input.pages.find(({ fileId }) => fileId === id) ?? { fileId: id, turn: 0 as const },
    );
    const pages = once.length === 0 ? [] : await ownPages(tx, once, uid);
    const typed = answers.length === 0 ? {} : { answers };
    const made = { id, by: 'parent' as const, byName: guardian.parentName, uid, at, helpLevel, note, pages, ...typed };
    const { late } = addHandIn(tx, work, made);
    return { at, late, pages };
  });
