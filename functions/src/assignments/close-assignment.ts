import { AppError } from '@lemma/contract';
import type { AssignmentState, calls } from '@lemma/school';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';

async function markDesksClosed(tx: Transaction, classId: string, assignmentId: string): Promise<(at: number) => void> {
  const roster = await mustRead(documents.rosters, classId, tx);
  const refs = Object.keys(roster.students).map((id) => documents.desks.ref(id));
  const desks = refs.length === 0 ? [] : await tx.getAll(...refs);
  return (at) => {
    for (const snapshot of desks) {
      if (documents.desks.parse(snapshot)?.assignments[assignmentId] === undefined) continue;
      tx.update(snapshot.ref, new FieldPath('assignments', assignmentId, 'closedAt'), at);
    }
  };
}

const end = async (
  assignmentId: string,
  state: 'closed' | 'archived',
  from: readonly AssignmentState[],
  caller: Caller,
) => {
  await inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher(classId, caller, tx);
    const board = await mustRead(documents.boards, classId, tx);
    if (assignment.state === state) return;
    if (!from.includes(assignment.state)) throw new AppError('data/conflict', `${assignment.state} to ${state}`);
    const closeDesks = await markDesksClosed(tx, classId, assignmentId);
    closeDesks(caller.now);
    tx.update(documents.assignments.ref(assignmentId), { state, updatedAt: caller.now });
    const line = board.assignments[assignmentId];
    if (line) {
      const next = { ...line, state, updatedAt: caller.now };
      tx.update(documents.boards.ref(classId), new FieldPath('assignments', assignmentId), next);
    }
    audit(tx, { action: `assignment-${state}`, by: caller.uid, classId, subject: assignmentId });
  });
  return {};
};

/** Nothing more can be handed in. What has been begun stays as it is. */
export const closeAssignment: Handler<typeof calls.closeAssignment> = ({ assignmentId }, caller) =>
  end(assignmentId, 'closed', ['scheduled', 'open'], caller);

/** Out of the way of the list, with all its work kept. */
export const archiveAssignment: Handler<typeof calls.archiveAssignment> = ({ assignmentId }, caller) =>
  end(assignmentId, 'archived', ['draft', 'scheduled', 'open', 'closed', 'returned'], caller);
