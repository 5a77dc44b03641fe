import { randomInt } from 'node:crypto';
import { AppError } from '@lemma/contract';
import { type Assignment, releaseOf } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { roomOnBoard } from '../../domain/assignments/board-room.ts';
import { newBoardEntry } from '../../domain/assignments/entries.ts';
import { LARGEST_SEED } from '../../domain/assignments/write-assignment.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** A draft with the same questions and rules, without anything that belongs to the students of the original. */
function copyOf(source: Assignment, id: string, classId: string, uid: string, now: number): Assignment {
  const { title, instructions, items, openAt, dueAt, parentMayHandIn, policy, timeLimit } = source;
  const dates = { openAt, dueAt, createdAt: now, updatedAt: now };
  const rules = { ...(policy && { policy }), release: releaseOf(source), ...(timeLimit && { timeLimit }) };
  const seed = randomInt(LARGEST_SEED);
  return {
    ...{ id, classId, title, instructions, items, parentMayHandIn, state: 'draft', seed, createdBy: uid },
    ...dates,
    ...rules,
  };
}

/**
 * Copies an assignment as drafts into classes of the caller. A copy whose id already exists in that class is left as it
 * is.
 */
export const duplicateAssignment: Handler<typeof calls.duplicateAssignment> = ({ assignmentId, copies }, caller) =>
  inTransaction(async (tx) => {
    const source = await mustRead(documents.assignments, assignmentId, tx);
    await requireTeacher('read', source.classId, caller, tx);
    const made = [];
    for (const copy of copies) {
      await requireTeacher('teach', copy.classId, caller, tx);
      const board = await mustRead(documents.boards, copy.classId, tx);
      const before = await documents.assignments.read(copy.assignmentId, tx);
      if (before && before.classId !== copy.classId) throw new AppError('auth/forbidden', 'of another class');
      if (before !== undefined) continue;
      roomOnBoard(board, caller.now);
      made.push(copyOf(source, copy.assignmentId, copy.classId, caller.uid, caller.now));
    }
    for (const draft of made) {
      documents.assignments.create(tx, draft.id, draft);
      documents.boards.patch(
        tx,
        draft.classId,
        documents.boards.at(['assignments', draft.id], newBoardEntry(draft, 0)),
      );
    }
    return {};
  });
