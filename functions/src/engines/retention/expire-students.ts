import { type Classroom, leaderOf, type Roster, type RosterStudent } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import { isExpired, retentionDefaults } from '@lemma/school/privacy';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { linksIn, linksQuery, removeStudent, shutOut, unlist } from '../erasure/remove-student.ts';
import type { Faults } from './faults.ts';
import { RETENTION_ACTOR } from './retention-actor.ts';

/** Left the school: archived here, and neither moved to another class nor another account of a child who is here. */
export const hasLeft = ({ state, movedTo, mergedInto }: RosterStudent): boolean =>
  state === 'archived' && movedTo === undefined && mergedInto === undefined;

export const daysOfStudents = ({ retention }: Pick<Classroom, 'retention'>): number =>
  retention?.students ?? retentionDefaults.students;

const isDue = (line: RosterStudent, days: number, now: number): boolean =>
  hasLeft(line) &&
  (line.deletingAt !== undefined || (line.archivedAt !== undefined && isExpired(line.archivedAt, days, now)));

/** Deletes one account for good, after all who might use it were shut out. Exported for whole classes, whose students go with them. */
export async function removeAccountOf(student: Student, now: number): Promise<void> {
  const links = linksIn(await linksQuery(student.id).get());
  await inTransaction(async (tx) => shutOut(tx, student.id, linksIn(await tx.get(linksQuery(student.id))), now));
  const { doubles } = await removeStudent(student, links);
  await inTransaction((tx) => unlist(tx, student, doubles));
}

/** Marks the line where it is still due: who was brought back meanwhile stays, and who is marked comes back no more. */
const begin = (classId: string, studentId: string, now: number): Promise<Student | undefined> =>
  inTransaction(async (tx) => {
    const classroom = await documents.classes.read(classId, tx);
    const line = (await documents.rosters.read(classId, tx))?.students[studentId];
    const student = await documents.students.read(studentId, tx);
    if (!classroom || !line || !student || !isDue(line, daysOfStudents(classroom), now)) return undefined;
    // In another class, too: there everybody must see the account as archived.
    const others = await documents.rosters.readAll(
      student.classIds.filter((id) => id !== classId),
      tx,
    );
    if (others.some(({ students }) => students[studentId]?.state !== 'archived')) return undefined;
    documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'deletingAt'], now));
    return student;
  });

async function expireOne(classroom: Classroom, studentId: string, now: number): Promise<number> {
  const student = await begin(classroom.id, studentId, now);
  if (student === undefined) return 0;
  await removeAccountOf(student, now);
  await inTransaction(async (tx) => {
    const subject = leaderOf(classroom);
    audit(tx, {
      action: 'retention-students',
      by: RETENTION_ACTOR,
      classId: classroom.id,
      count: 1,
      ...(subject && { subject }),
    });
  });
  return 1;
}

/** Accounts that were archived before that was dated begin to count today. */
const dateArchived = (roster: Roster, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const current = await documents.rosters.read(roster.classId, tx);
    const undated = Object.values(current?.students ?? {}).filter(
      (line) => hasLeft(line) && line.archivedAt === undefined,
    );
    for (const { id } of undated)
      documents.rosters.patch(tx, roster.classId, documents.rosters.at(['students', id, 'archivedAt'], now));
  });

/** Deletes the accounts of students of one class who left long enough ago. @returns how many. */
export async function expireStudents(
  classroom: Classroom,
  roster: Roster,
  now: number,
  faults: Faults,
): Promise<number> {
  const lines = Object.values(roster.students);
  if (lines.some((line) => hasLeft(line) && line.archivedAt === undefined)) await dateArchived(roster, now);
  let gone = 0;
  for (const { id } of lines.filter((line) => isDue(line, daysOfStudents(classroom), now)))
    gone += await faults.guard(() => expireOne(classroom, id, now), 0);
  return gone;
}
