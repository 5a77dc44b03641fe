import { AppError } from '@lemma/contract';
import { type Classroom, leaderOf } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import type { Erasure } from '@lemma/school/privacy';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { settleAccounts } from '../../domain/accounts/settle-accounts.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction, removeFound } from '../../platform/firebase.ts';
import { pagesOf } from '../../platform/pages.ts';
import { removeInvitations } from '../invitations/remove-invitations.ts';
import { classErasureId, countsOfClass, storeClassCopy } from './class-copy.ts';
import { countChange, standInBy } from './erased-copy.ts';
import { classesOf, filesOfWork } from './owned-documents.ts';
import { removeAccountOf } from './remove-account-of.ts';
import { removeFiles } from './remove-files.ts';
import { linksIn, linksQuery } from './remove-student.ts';
import { RETENTION_ACTOR } from './retention-actor.ts';
import { ownIn, ownQueries } from './whose.ts';

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

/**
 * Removes the class from the account and desk of a student who stays in another class, or was in one. Who is in none after that
 * comes in nowhere, and no teacher may bring the account back into use: it waits for the class (`readmit`), or goes with the last
 * class before. Parents have what they had.
 */
async function leaveClass(studentId: string, classId: string): Promise<void> {
  const waits = await inTransaction(async (tx) => {
    const student = await documents.students.read(studentId, tx);
    const desk = await documents.desks.read(studentId, tx);
    const links = linksIn(await tx.get(linksQuery(studentId)));
    if (student === undefined) return false;
    const others = student.classIds.filter((id) => id !== classId);
    const isInNone = (await documents.classes.readAll(others, tx)).length === 0;
    const gone = FieldValue.arrayRemove(classId);
    const closed = isInNone ? { state: 'archived' as const } : {};
    tx.update(documents.students.ref(studentId), { classIds: gone, pastClassIds: gone, ...closed });
    for (const { id } of links) tx.update(documents.guardians.ref(id), { classIds: gone });
    for (const { assignmentId } of Object.values(desk?.assignments ?? {}).filter((entry) => entry.classId === classId))
      documents.desks.patch(tx, studentId, documents.desks.at(['assignments', assignmentId], FieldValue.delete()));
    return isInNone;
  });
  if (waits) await settleAccounts([studentId], { ends: false });
}

/** A run that lags behind another must not delete the students of a class that has been restored meanwhile. */
async function requireLeaving({ id, deletingAt }: Classroom, tx?: Transaction): Promise<void> {
  const now = await documents.classes.read(id, tx);
  if (now?.deletingAt === undefined || now.deletingAt !== deletingAt)
    throw new AppError('data/conflict', `class ${id} is deleted already`);
}

/** The last step, with the receipt. A fold that is still running finds no document to write to. */
const finish = (classroom: Classroom, receipt: Erasure): Promise<void> =>
  inTransaction(async (tx) => {
    const { id: classId } = classroom;
    await requireLeaving(classroom, tx);
    // Also deletes invitations that were sent while the work was being removed; without the class there can be no new
    // ones.
    const late = await tx.get(documents.invitations.where(['classId', '==', classId]));
    for (const { ref } of late.docs) tx.delete(ref);
    for (const table of ownIn('class')) tx.delete(documents[table].ref(classId));
    documents.erasures.put(tx, receipt.id, { ...receipt, restoredAt: undefined, goneAt: undefined });
    const subject = leaderOf(classroom);
    const about = { by: RETENTION_ACTOR, classId, ...(subject && { subject }) };
    const students = receipt.ofClass?.students ?? 0;
    audit(tx, { ...about, action: 'retention-classes', count: 1 });
    if (students > 0) audit(tx, { ...about, action: 'retention-students', count: students });
  });

/**
 * Deletes a class that is marked as being deleted, with its work and the accounts that are in no other class, after it
 * stored a copy for 30 days. It may break off anywhere; the next call continues. @returns the number of these accounts.
 */
export async function eraseClass(classroom: Classroom, now: number): Promise<number> {
  const { id: classId } = classroom;
  const id = classErasureId(classroom);
  const copy = await storeClassCopy(classroom, now);
  await removeWork(classId);
  for (const studentId of Object.keys((await documents.rosters.read(classId))?.students ?? {})) {
    await requireLeaving(classroom);
    const student = await documents.students.read(studentId);
    if (student === undefined) continue;
    if (await livesOn(student, classId)) await leaveClass(studentId, classId);
    else await removeAccountOf(student, now, standInBy(copy.key), countChange(id));
  }
  const { students, ...counts } = await countsOfClass(id, copy);
  const receipt: Erasure = {
    ...{ id, at: now, by: copy.by, byName: copy.ofClass?.byName ?? '', parentIds: [], answer: '' },
    ...{ restorableUntil: copy.until, ...counts },
    ofClass: { leaderId: copy.ofClass?.leaderId ?? copy.by, students },
  };
  await finish(classroom, receipt);
  return students;
}
