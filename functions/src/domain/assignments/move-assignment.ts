import { AppError } from '@lemma/contract';
import { type AssignmentAct, assignmentAfter } from '@lemma/school/assignment';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { prepareSpread } from './prepare-spread.ts';

/**
 * Moves an assignment through its states, together with the desks and the class's list. Doing it twice changes nothing.
 */
export const moveAssignment = async (assignmentId: string, act: AssignmentAct, caller: Caller) => {
  await inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    const board = await mustRead(documents.boards, classId, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const after = assignmentAfter(assignment.state, act);
    // A draft that was archived comes back as a draft: it was never published.
    const state = act === 'restore' && after && assignment.publishedAt === undefined ? 'draft' : after;
    if (state === undefined) throw new AppError('data/conflict', `${act} of ${assignment.state}`);
    if (assignment.state === state) return;
    const spread = await prepareSpread(tx, assignmentId, Object.keys(roster.students));
    const moved = { ...assignment, state, updatedAt: caller.now };
    spread(moved, caller.now);
    documents.assignments.put(tx, assignmentId, moved);
    const line = board.assignments[assignmentId];
    if (line) {
      const next = { ...line, state, updatedAt: caller.now };
      documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    }
    audit(tx, { action: `assignment-${act}`, by: caller.uid, classId, subject: assignmentId });
  });
  return {};
};
