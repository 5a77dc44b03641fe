import type { Board } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import type { Transaction } from 'firebase-admin/firestore';
import { documents, mustRead } from '../../platform/documents.ts';
import { newDeskEntry } from '../assignments/entries.ts';

/** The desk entries of a student who joins late: every assignment of the class that is still open or scheduled. */
export async function deskEntriesForNewcomers(
  tx: Transaction,
  classroom: Classroom,
): Promise<{ board: Board; desk: Record<string, DeskEntry> }> {
  const board = await mustRead(documents.boards, classroom.id, tx);
  const open = Object.values(board.assignments).filter(({ state }) => state === 'open' || state === 'scheduled');
  const snapshots = open.length === 0 ? [] : await tx.getAll(...open.map(({ id }) => documents.assignments.ref(id)));
  const entries = snapshots
    .flatMap((snapshot) => documents.assignments.parse(snapshot) ?? [])
    .filter(({ onlyFor }) => onlyFor === undefined)
    .map((assignment): [string, DeskEntry] => [assignment.id, newDeskEntry(assignment, classroom)]);
  return { board, desk: Object.fromEntries(entries) };
}

/** Updates the number of students of the class, also on every assignment that they have, and that is not over. */
export function writeStudentCount(tx: Transaction, board: Board, studentCount: number): void {
  const { at } = documents.boards;
  const lasting = Object.values(board.assignments).filter(
    ({ state, onlyFor }) => state !== 'draft' && state !== 'archived' && state !== 'returned' && onlyFor === undefined,
  );
  documents.boards.patch(
    tx,
    board.classId,
    at(['studentCount'], studentCount),
    ...lasting.map(({ id }) => at(['assignments', id, 'studentCount'], studentCount)),
  );
}
