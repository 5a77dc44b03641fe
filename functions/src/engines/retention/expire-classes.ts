import { type Classroom, leaderOf } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import { isExpired, retentionDefaults } from '@lemma/school/privacy';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction, removeFound } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';
import { classesOf, filesOfWork } from '../erasure/owned-documents.ts';
import { removeFiles } from '../erasure/remove-files.ts';
import { linksIn, linksQuery } from '../erasure/remove-student.ts';
import { ownIn, ownQueries } from '../erasure/whose.ts';
import { removeInvitations } from '../invitations/remove-invitations.ts';
import { expireStudents, removeAccountOf } from './expire-students.ts';
import type { Faults } from './faults.ts';
import { RETENTION_ACTOR } from './retention-actor.ts';

export const daysOfClass = ({ retention }: Pick<Classroom, 'retention'>): number =>
  retention?.classes ?? retentionDefaults.classes;

const isDue = (classroom: Classroom, now: number): boolean => {
  const { archivedAt, deletingAt } = classroom;
  return deletingAt !== undefined || (archivedAt !== undefined && isExpired(archivedAt, daysOfClass(classroom), now));
};

/**
 * Marks a class as being deleted, if it is still due: a class that was restored meanwhile stays, and a marked one can
 * no longer be restored.
 */
const begin = (classId: string, now: number): Promise<Classroom | undefined> =>
  inTransaction(async (tx) => {
    const classroom = await documents.classes.read(classId, tx);
    if (!classroom || !isDue(classroom, now)) return undefined;
    if (classroom.deletingAt === undefined) tx.update(documents.classes.ref(classId), { deletingAt: now });
    return classroom;
  });

/** Deletes all work of a class: the assignments first, so that no new work can begin, then the submissions. */
async function removeWork(classId: string): Promise<void> {
  for await (const page of pagesOf(documents.assignments.where(['classId', '==', classId])))
    for (const { id, ref } of page) {
      const spoken = await documents.files.where(['voice.assignmentId', '==', id]).get();
      await removeFiles(
        spoken.docs.map((file) => file.id),
        { classId },
      );
      await ref.delete();
    }
  for await (const page of pagesOf(documents.submissions.where(['classId', '==', classId]))) {
    const work = page.flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
    await removeFiles(filesOfWork(work), { classId });
    await Promise.all(page.map(({ ref }) => ref.delete()));
  }
  await removeInvitations(documents.invitations.where(['classId', '==', classId]));
  for (const [, query] of ownQueries('class', classId)) await removeFound(query);
}

/** Whether a student is, or was, in another class that still exists: then the account stays. */
async function livesOn(student: Student, classId: string): Promise<boolean> {
  const others = classesOf(student).filter((id) => id !== classId);
  return (await documents.classes.readAll(others)).length > 0;
}

/** Removes the class from the account and desk of a student who stays in another class. */
const leaveClass = (studentId: string, classId: string): Promise<void> =>
  inTransaction(async (tx) => {
    const student = await documents.students.read(studentId, tx);
    const desk = await documents.desks.read(studentId, tx);
    const links = linksIn(await tx.get(linksQuery(studentId)));
    if (student === undefined) return;
    const gone = FieldValue.arrayRemove(classId);
    tx.update(documents.students.ref(studentId), { classIds: gone, pastClassIds: gone });
    for (const { id } of links) tx.update(documents.guardians.ref(id), { classIds: gone });
    for (const { assignmentId } of Object.values(desk?.assignments ?? {}).filter((entry) => entry.classId === classId))
      documents.desks.patch(tx, studentId, documents.desks.at(['assignments', assignmentId], FieldValue.delete()));
  });

/** The last step. A fold that is still running finds no document to write to. */
const finish = (classroom: Classroom, students: number): Promise<void> =>
  inTransaction(async (tx) => {
    const { id } = classroom;
    // Also deletes invitations that were sent while the work was being removed; without the class there can be no new
    // ones.
    const late = await tx.get(documents.invitations.where(['classId', '==', id]));
    for (const { ref } of late.docs) tx.delete(ref);
    for (const table of ownIn('class')) tx.delete(documents[table].ref(id));
    const subject = leaderOf(classroom);
    const about = { classId: id, ...(subject && { subject }) };
    audit(tx, { action: 'retention-classes', by: RETENTION_ACTOR, ...about, count: 1 });
    if (students > 0) audit(tx, { action: 'retention-students', by: RETENTION_ACTOR, ...about, count: students });
  });

/**
 * Deletes a class with its work, and the accounts that are in no other class. Once it has begun, later runs continue it
 * until it is done.
 */
async function expireClass(classId: string, now: number): Promise<{ students: number; classes: number }> {
  const classroom = await begin(classId, now);
  if (classroom === undefined) return { students: 0, classes: 0 };
  await removeWork(classId);
  let students = 0;
  for (const studentId of Object.keys((await documents.rosters.read(classId))?.students ?? {})) {
    const student = await documents.students.read(studentId);
    if (student === undefined) continue;
    if (await livesOn(student, classId)) await leaveClass(studentId, classId);
    else {
      await removeAccountOf(student, now);
      students += 1;
    }
  }
  await finish(classroom, students);
  return { students, classes: 1 };
}

type Gone = { readonly students: number; readonly classes: number };

async function expireIn(classId: string, now: number, faults: Faults): Promise<Gone> {
  const classroom = await documents.classes.read(classId);
  if (classroom === undefined) return { students: 0, classes: 0 };
  if (isDue(classroom, now)) return expireClass(classroom.id, now);
  const roster = await documents.rosters.read(classroom.id);
  return { students: roster ? await expireStudents(classroom, roster, now, faults) : 0, classes: 0 };
}

/** Deletes the expired ones of these classes, and expired accounts of students who left the others. */
export async function expireClassesOf(ids: readonly string[], now: number, faults: Faults): Promise<Gone> {
  const sum = { students: 0, classes: 0 };
  for (const id of ids) {
    const { students, classes } = await faults.guard(() => expireIn(id, now, faults), { students: 0, classes: 0 });
    sum.students += students;
    sum.classes += classes;
  }
  return sum;
}

/** Does this for all classes. */
export async function expireClasses(now: number, faults: Faults): Promise<Gone> {
  const sum = { students: 0, classes: 0 };
  for await (const page of pagesOf(documents.classes.where())) {
    const ids = page.map(({ id }) => id);
    const { students, classes } = await expireClassesOf(ids, now, faults);
    sum.students += students;
    sum.classes += classes;
  }
  return sum;
}
