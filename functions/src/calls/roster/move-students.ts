import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MOST_IN_A_CLASS, type RosterStudent } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import { MOST_CLASSES_OF_ONE, userNamesFor } from '@lemma/school/people';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { noteOutdatedEverywhere } from '../../domain/evidence/note-outdated.ts';
import { scheduleFolds } from '../../domain/evidence/schedule-fold.ts';
import { deskEntriesForNewcomers, writeStudentCount } from '../../domain/roster/newcomers.ts';
import { presentLinesOf, readStudents, sizeOf, withLines, writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Entries = Readonly<Record<string, DeskEntry>>;

/**
 * The desk after a move: work begun in the old class stays readable but is closed, work not begun is removed, and the
 * assignments of the new class are added.
 */
function deskAfter(before: Entries, from: string, fresh: Entries, now: number): Record<string, DeskEntry> {
  const remainingEntries = Object.values(before).flatMap((entry): [string, DeskEntry][] => {
    if (entry.classId !== from) return [[entry.assignmentId, entry]];
    if (entry.state === 'not-started') return [];
    return [[entry.assignmentId, { ...entry, closedAt: entry.closedAt ?? now }]];
  });
  return { ...fresh, ...Object.fromEntries(remainingEntries) };
}

/** New roster lines. The student keeps the user name that is printed on the card, if it is free in the new class. */
function arrivals(lines: readonly RosterStudent[], taken: ReadonlySet<string>): RosterStudent[] {
  const used = new Set(taken);
  return lines.map((line) => {
    const { movedTo: _to, groupIds: _groups, askedForHelpAt: _asked, ...rest } = line;
    const userName = used.has(line.userName)
      ? (userNamesFor([line.fullName], used)[0] ?? line.userName)
      : line.userName;
    used.add(userName);
    return { ...rest, userName, groupIds: [] };
  });
}

function writeDesks(
  tx: Transaction,
  desks: readonly DocumentSnapshot[],
  from: string,
  freshOf: (studentId: string) => Entries,
  now: number,
) {
  for (const snapshot of desks) {
    const desk = documents.desks.parse(snapshot);
    if (desk) tx.update(snapshot.ref, { assignments: deskAfter(desk.assignments, from, freshOf(snapshot.id), now) });
  }
}

const move: Handler<typeof calls.moveStudents> = ({ classId, toClassId, studentIds }, caller) =>
  inTransaction(async (tx) => {
    if (classId === toClassId) throw new AppError('input/malformed', 'the same class');
    const from = await requireTeacher('teach', classId, caller, tx);
    const to = await requireTeacher('teach', toClassId, caller, tx);
    const [left, entered] = [
      await mustRead(documents.rosters, from.id, tx),
      await mustRead(documents.rosters, to.id, tx),
    ];
    const lines = presentLinesOf(left, studentIds);
    const others = Object.values(entered.students).filter(({ id }) => !studentIds.includes(id));
    const arrived = arrivals(lines, new Set(others.map(({ userName }) => userName)));
    const after = withLines(entered, arrived);
    if (sizeOf(after) > MOST_IN_A_CLASS) throw new AppError('data/too-large', `${sizeOf(after)} in a class`);
    const ids = lines.map(({ id }) => id);
    const students = await readStudents(tx, ids);
    const desks = await tx.getAll(...ids.map((id) => documents.desks.ref(id)));
    const links = await Promise.all(ids.map((id) => tx.get(documents.guardians.where(['studentId', '==', id]))));
    const board = await mustRead(documents.boards, from.id, tx);
    const fresh = await deskEntriesForNewcomers(tx, to);

    const gone = lines.map((line): RosterStudent => {
      const heldState = line.state === 'locked' || line.state === 'archived' ? line.heldState : line.state;
      return { ...line, state: 'archived', heldState, movedTo: to.id, groupIds: [] };
    });
    writeRoster(tx, left, gone);
    writeRoster(tx, entered, arrived);
    const freshOf = (id: string) => fresh.deskOf(students.find((one) => one.id === id) ?? { id });
    writeDesks(tx, desks, from.id, freshOf, caller.now);
    const names = new Map(arrived.map(({ id, userName }) => [id, userName]));
    for (const student of students) {
      const classIds = [...student.classIds.filter((id) => id !== from.id && id !== to.id), to.id];
      const pastClassIds = [...new Set([...student.pastClassIds, from.id])].filter((id) => id !== to.id);
      if (Math.max(classIds.length, pastClassIds.length) > MOST_CLASSES_OF_ONE)
        throw new AppError('data/too-large', `classes of ${student.id}`);
      const userName = names.get(student.id) ?? student.userName;
      tx.update(documents.students.ref(student.id), { classIds, pastClassIds, userName });
      for (const link of links[ids.indexOf(student.id)]?.docs ?? [])
        if (link.get('state') !== 'revoked') tx.update(link.ref, { classIds });
    }
    writeStudentCount(tx, board, sizeOf(withLines(left, gone)));
    writeStudentCount(tx, fresh.board, sizeOf(after));
    audit(tx, { action: 'students-moved', by: caller.uid, classId: from.id, subject: to.id, studentIds: ids });
    const renamed = arrived.filter(({ id, userName }) => left.students[id]?.userName !== userName);
    return { renamed: renamed.map(({ id, userName }) => ({ studentId: id, userName })) };
  });

/**
 * Moves students with all their data. Within seconds the new class's insight includes what their earlier work shows.
 */
export const moveStudents: Handler<typeof calls.moveStudents> = async (input, caller) => {
  const answer = await move(input, caller);
  const classes = await Promise.all(input.studentIds.map((id) => noteOutdatedEverywhere(id, caller.now)));
  await scheduleFolds(classes.flat());
  return answer;
};
