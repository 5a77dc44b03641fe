import { AppError } from '@lemma/contract';
import {
  type calls,
  type Erasure,
  type ErasureCounts,
  type Guardian,
  presentStudents,
  type Student,
} from '@lemma/school';
import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { writeStudentCount } from '../assignments/newcomers.ts';
import type { Handler } from '../door.ts';
import { guardianIdOf, nameOf, requireTeacherOf } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents } from '../platform/documents.ts';
import { accounts, db, inTransaction } from '../platform/firebase.ts';
import { randomId } from '../platform/hash.ts';
import { forgetElsewhere } from './forget-elsewhere.ts';
import { classesOf, doublesOf, fileIdsOf, notesOn, OWN, ownQueries, quotaIdOf, submissionsOf } from './held.ts';
import { receiptOf } from './preview.ts';
import { sendReceipts } from './receipt-letter.ts';
import { removeFiles, removeUploads } from './remove-files.ts';
import { removeFromClass } from './remove-from-class.ts';

type Input = Parameters<Handler<typeof calls.eraseChild>>[0];

const linksQuery = (studentId: string): Query => db().collection('guardians').where('studentId', '==', studentId);

/** The request as it stands, and from now on nobody but this function writes for the child. */
const close = ({ studentId, parentId, requestId, name }: Input, caller: Caller): Promise<Student> =>
  inTransaction(async (tx) => {
    const student = await requireTeacherOf('teach', studentId, caller, tx);
    const links = (await tx.get(linksQuery(studentId))).docs.flatMap((link) => documents.guardians.parse(link) ?? []);
    const guardian = links.find(({ id }) => id === guardianIdOf(studentId, parentId));
    const asked = guardian?.requests?.find(({ id }) => id === requestId);
    if (asked?.kind !== 'delete' || asked.state !== 'open') throw new AppError('data/not-found', requestId);
    const typed = name.trim().toLowerCase();
    if (typed !== student.fullName.trim().toLowerCase()) throw new AppError('input/malformed', 'the name of the child');
    tx.update(documents.students.ref(studentId), { state: 'archived', signedOutAt: caller.now });
    tx.delete(documents.secrets.ref(studentId));
    for (const { id, state } of links)
      if (state !== 'revoked') tx.update(documents.guardians.ref(id), { state: 'revoked' });
    return student;
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function removeAll(query: Query): Promise<number> {
  const { docs } = await query.get();
  const writer = db().bulkWriter();
  for (const { ref } of docs) void writer.delete(ref);
  await writer.close();
  return docs.length;
}

/** What hangs on interviews with the child: what they hide, and their lines in the teachers' histories. */
async function removeInterviews(query: Query): Promise<number> {
  const found = (await query.get()).docs.flatMap((snapshot) => documents.interviews.parse(snapshot) ?? []);
  for (const { id, teacherId } of found) {
    await documents.interviewSecrets.ref(id).delete();
    const history = await documents.trainings.read(teacherId);
    if (history?.lines[id])
      await documents.trainings.ref(teacherId).update(new FieldPath('lines', id), FieldValue.delete());
  }
  return found.length;
}

/** Letters about the child that wait in the queue, or are kept after they were sent. */
async function removeLetters(links: readonly Guardian[]): Promise<number> {
  const counts = await Promise.all(
    links.map(({ parentId }) =>
      removeAll(
        db().collection('mail').orderBy('__name__').startAt(`digest-${parentId}-`).endAt(`digest-${parentId}-\uf8ff`),
      ),
    ),
  );
  return sum(counts);
}

async function removeOwn(student: Student, links: readonly Guardian[]): Promise<{ documents: number; files: number }> {
  const { id } = student;
  const files = await removeFiles(await fileIdsOf(id, await submissionsOf(id), await notesOn(id)), id);
  await removeUploads(id);
  let count = files + (await removeLetters(links));
  for (const [collection, query] of ownQueries(id)) {
    if (collection === 'interviews') count += await removeInterviews(query);
    count += await removeAll(query);
  }
  await documents.quotas.ref(quotaIdOf(id)).delete();
  for (const classId of classesOf(student)) await removeFromClass(classId, id, Date.now());
  const own = (await db().getAll(...OWN.map((name) => db().collection(name).doc(id)))).filter(({ exists }) => exists);
  await Promise.all(own.map(({ ref }) => ref.delete()));
  return { documents: count + own.length, files };
}

/** The last of it, with the receipt: the links, the lines of the rosters, and the record that the access of teachers rests on. */
const finish = (student: Student, doubles: readonly Student[], receipt: Erasure): Promise<void> =>
  inTransaction(async (tx) => {
    const gone = new Set([student, ...doubles].map(({ id }) => id));
    const links = await Promise.all([...gone].map((id) => tx.get(linksQuery(id))));
    const rosters = await documents.rosters.readAll(classesOf(student), tx);
    const boards = await documents.boards.readAll(student.classIds, tx);
    for (const { classId, students } of rosters) {
      const lines = Object.values(students);
      for (const { id } of lines.filter((line) => gone.has(line.id)))
        tx.update(documents.rosters.ref(classId), new FieldPath('students', id), FieldValue.delete());
      const left = lines.filter(({ id }) => !gone.has(id));
      const board = boards.find((one) => one.classId === classId);
      if (board)
        writeStudentCount(
          tx,
          board,
          presentStudents({ students: Object.fromEntries(left.map((line) => [line.id, line])) }).length,
        );
    }
    for (const { ref } of links.flatMap(({ docs }) => docs)) tx.delete(ref);
    for (const id of gone) tx.delete(documents.students.ref(id));
    tx.create(documents.erasures.ref(receipt.id), receipt);
    audit(tx, { action: 'child-erased', by: receipt.by, subject: receipt.id });
  });

/** An account that is not there is as it should be. */
async function removeAccount(studentId: string): Promise<void> {
  const { notFound } = await accounts().getUsers([{ uid: studentId }]);
  if (notFound.length === 0) await accounts().deleteUser(studentId);
}

/** One account with all that hangs on it, and what names it elsewhere. */
async function remove(student: Student, links: readonly Guardian[]): Promise<ErasureCounts> {
  await removeAccount(student.id);
  const gone = await removeOwn(student, links);
  const { id, fullName, displayName } = student;
  const forgotten = { id, fullName, displayName, standIn: `gone-${randomId()}` };
  return { ...gone, changed: await forgetElsewhere(classesOf(student), forgotten) };
}

/**
 * Deletes a child's data everywhere, on a parent's request that a teacher confirms. The child and the parents are shut out first, what
 * the right to go on rests on goes last: cut off in the middle, the same call goes on.
 */
export const eraseChild: Handler<typeof calls.eraseChild> = async (input, caller) => {
  const before = await documents.erasures.read(input.requestId);
  if (before?.by === caller.uid) return { receipt: receiptOf(before) };
  const student = await close(input, caller);
  const links = (await linksQuery(student.id).get()).docs.flatMap((link) => documents.guardians.parse(link) ?? []);
  const doubles = await doublesOf(student);
  const removed = [];
  // The doubles first: that they belong to the child stands in the child's class.
  for (const one of [...doubles, student]) removed.push(await remove(one, links));
  const receipt: Erasure = {
    id: input.requestId,
    at: caller.now,
    by: caller.uid,
    byName: await nameOf(caller),
    parentIds: links.map(({ parentId }) => parentId),
    answer: input.answer,
    documents: sum(removed.map((one) => one.documents)) + links.length + removed.length,
    files: sum(removed.map(({ files }) => files)),
    changed: sum(removed.map(({ changed }) => changed)),
  };
  await finish(student, doubles, receipt);
  await sendReceipts(receipt);
  return { receipt: receiptOf(receipt) };
};
