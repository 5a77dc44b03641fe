import type { Board } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import type { Transaction } from 'firebase-admin/firestore';
import { documents, mustRead } from '../../platform/documents.ts';
import { newDeskEntry } from '../assignments/entries.ts';
import type { Child } from '../work/items-of-child.ts';

/** What a student who joins late finds on the desk: every assignment of the class that is still open or scheduled. */
export async function deskEntriesForNewcomers(
  tx: Transaction,
  classroom: Classroom,
): Promise<{ board: Board; deskOf: (child: Child) => Record<string, DeskEntry> }> {
  const board = await mustRead(documents.boards, classroom.id, tx);
  const open = Object.values(board.assignments).filter(({ state }) => state === 'open' || state === 'scheduled');
  const snapshots = open.length === 0 ? [] : await tx.getAll(...open.map(({ id }) => documents.assignments.ref(id)));
  const given = snapshots
    .flatMap((snapshot) => documents.assignments.parse(snapshot) ?? [])
    .filter(({ onlyFor }) => onlyFor === undefined);
  const deskOf = (child: Child) =>
    Object.fromEntries(given.map((assignment) => [assignment.id, newDeskEntry(assignment, classroom, child)]));
  return { board, deskOf };
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
