import { type Classroom, isElsewhere, leaderOf, type Roster, type RosterStudent } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import { isExpired, retentionDefaults } from '@lemma/school/privacy';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { removeAccountOf } from '../erasure/remove-account-of.ts';
import { RETENTION_ACTOR } from '../erasure/retention-actor.ts';
import type { Faults } from './faults.ts';

/**
 * Whether a student has left the school: archived here, not moved to another class, and not a merged duplicate account.
 */
export const hasLeft = (line: RosterStudent): boolean => line.state === 'archived' && !isElsewhere(line);

export const daysOfStudents = ({ retention }: Pick<Classroom, 'retention'>): number =>
  retention?.students ?? retentionDefaults.students;

const isDue = (line: RosterStudent, days: number, now: number): boolean =>
  hasLeft(line) &&
  (line.deletingAt !== undefined || (line.archivedAt !== undefined && isExpired(line.archivedAt, days, now)));

/**
 * Marks a roster line as being deleted, if it is still due: a student who was restored meanwhile stays, and a marked
 * one can no longer be restored.
 */
const begin = (classId: string, studentId: string, now: number): Promise<Student | undefined> =>
  inTransaction(async (tx) => {
    const classroom = await documents.classes.read(classId, tx);
    const line = (await documents.rosters.read(classId, tx))?.students[studentId];
    const student = await documents.students.read(studentId, tx);
    if (!classroom || !line || !student || !isDue(line, daysOfStudents(classroom), now)) return undefined;
    // The account must appear as archived in the student's other classes too.
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

/** Dates accounts that were archived before the date was recorded: their period begins now. */
const dateArchived = (roster: Roster, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const current = await documents.rosters.read(roster.classId, tx);
    const undated = Object.values(current?.students ?? {}).filter(
      (line) => hasLeft(line) && line.archivedAt === undefined,
    );
    for (const { id } of undated)
      documents.rosters.patch(tx, roster.classId, documents.rosters.at(['students', id, 'archivedAt'], now));
  });

/** Deletes the expired accounts of students who left one class. @returns the number of deleted accounts. */
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
