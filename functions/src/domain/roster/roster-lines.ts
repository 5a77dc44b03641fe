import { AppError } from '@lemma/contract';
import { isElsewhere, presentStudents, type Roster, type RosterStudent } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * The roster lines of these students of the class, archived ones too. @throws AppError `auth/forbidden` for a student who
 * never was in the class, `data/conflict` for one who is elsewhere now.
 */
export const linesOf = (roster: Roster, studentIds: readonly string[]): RosterStudent[] =>
  [...new Set(studentIds)].map((id) => {
    const line = roster.students[id];
    if (line === undefined) throw new AppError('auth/forbidden', `${id} is not in class ${roster.classId}`);
    if (isElsewhere(line)) throw new AppError('data/conflict', `${id} is in another class, or another account`);
    return line;
  });

/** The roster lines of those of these students who are in the class now. */
export function presentLinesOf(roster: Roster, studentIds: readonly string[]): RosterStudent[] {
  const lines = linesOf(roster, studentIds);
  const gone = lines.find(({ state }) => state === 'archived');
  if (gone) throw new AppError('data/conflict', `${gone.id} is archived`);
  return lines;
}

/** Several lines of a roster that was read, in one write; what it becomes is measured before. */
export function writeRoster(
  tx: Transaction,
  before: Roster,
  students: readonly RosterStudent[],
  groups: Roster['groups'] = {},
): void {
  documents.rosters.grow(
    tx,
    before.classId,
    before,
    ...students.map((line) => documents.rosters.at(['students', line.id], line)),
    ...Object.values(groups).map((group) => documents.rosters.at(['groups', group.id], group)),
  );
}

/** The roster with these lines in place of the old ones. */
export const withLines = (roster: Roster, lines: readonly RosterStudent[]): Roster => ({
  ...roster,
  students: { ...roster.students, ...Object.fromEntries(lines.map((line) => [line.id, line])) },
});

export const sizeOf = (roster: Roster): number => presentStudents(roster).length;

/** The accounts of these students. @throws AppError `data/conflict` if one of them is being deleted. */
export async function readStudents(tx: Transaction, ids: readonly string[]): Promise<Student[]> {
  const found = await tx.getAll(...ids.map((id) => documents.students.ref(id)));
  const students = found.flatMap((snapshot) => documents.students.parse(snapshot) ?? []);
  const leaving = students.find(({ deletingAt }) => deletingAt !== undefined);
  if (leaving) throw new AppError('data/conflict', `${leaving.id} is being deleted`);
  return students;
}

/**
 * Notes a moment in a student's line, at the request of somebody who is not signed in. A line or class that was deleted
 * meanwhile is not made anew: a line of one field would make the whole roster unreadable.
 */
export const noteInLine = (
  classId: string,
  studentId: string,
  field: 'guessedAt' | 'askedForHelpAt',
  now: number,
): Promise<void> =>
  inTransaction(async (tx) => {
    const roster = await documents.rosters.read(classId, tx);
    if (roster?.students[studentId] === undefined) return;
    documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, field], now));
  });
