import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school';
import type { Handler } from '../door.ts';
import { requireGuardian } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { addHandIn, earlierHandIn, ownPages, workOf } from '../work/add-hand-in.ts';

/**
 * Hands pages in for a child. They stand beside the child's own work and change none of it; only work that nobody has handed
 * in counts as submitted by this. The same `handInId` again changes nothing.
 */
export const handInForChild: Handler<typeof calls.handInForChild> = (input, caller) =>
  inTransaction(async (tx) => {
    const { assignmentId, studentId, handInId: id, helpLevel, note, fileIds } = input;
    const { uid, now: at } = caller;
    const guardian = await requireGuardian(studentId, caller, tx);
    const student = await mustRead(documents.students, studentId, tx);
    const assignment = await documents.assignments.read(assignmentId, tx);
    if (assignment === undefined || assignment.state === 'draft' || !student.classIds.includes(assignment.classId))
      throw new AppError('auth/forbidden', 'not an assignment of the child');
    const work = await workOf(tx, assignment, studentId, at);
    const earlier = earlierHandIn(work, id, uid);
    if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    if (!assignment.parentMayHandIn) throw new AppError('auth/forbidden', 'parents may not hand in');
    const pages = await ownPages(
      tx,
      [...new Set(fileIds)].map((fileId) => ({ fileId, turn: 0 as const })),
      uid,
    );
    const made = { id, by: 'parent' as const, byName: guardian.parentName, uid, at, helpLevel, note, pages };
    const { late } = addHandIn(tx, work, made);
    return { at, late, pages };
  });
