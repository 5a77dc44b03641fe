import { presentStudents } from '@lemma/school/class';
import type { Guardian } from '@lemma/school/family';
import type { Student } from '@lemma/school/people';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { writeStudentCount } from '../../domain/roster/newcomers.ts';
import { documents } from '../../platform/documents.ts';
import { accounts, findAccount, getAll, removeFound } from '../../platform/firebase.ts';
import { randomId } from '../../platform/hash.ts';
import { forgetElsewhere, type OnChange } from './forget-elsewhere.ts';
import { formerNamesOf } from './former-names.ts';
import { classesOf, doublesOf, fileIdsOf, notesOn, quotaIdOf, submissionsOf } from './owned-documents.ts';
import { removeFiles, removeUploads } from './remove-files.ts';
import { removeFromClass } from './remove-from-class.ts';
import { ownIn, ownQueries } from './whose.ts';

export const linksQuery = (studentId: string): Query => documents.guardians.where(['studentId', '==', studentId]);

export const linksIn = ({ docs }: FirebaseFirestore.QuerySnapshot): Guardian[] =>
  docs.flatMap((link) => documents.guardians.parse(link) ?? []);

/**
 * Locks the child and the linked adults out, and takes the child out of what is done with those who are in a class: from
 * then on only the deletion writes anything of the child. Reads first.
 */
export async function shutOut(
  tx: Transaction,
  student: Student,
  links: readonly Guardian[],
  now: number,
): Promise<void> {
  const { id: studentId } = student;
  const rosters = await documents.rosters.readAll(classesOf(student), tx);
  for (const { classId, students } of rosters)
    if (students[studentId])
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'state'], 'archived'));
  tx.update(documents.students.ref(studentId), { state: 'archived', signedOutAt: now, deletingAt: now });
  tx.delete(documents.secrets.ref(studentId));
  for (const { id, state } of links)
    if (state !== 'revoked') tx.update(documents.guardians.ref(id), { state: 'revoked' });
}

/**
 * Deletes what belongs to interviews with the child: their hidden states, and their lines in the teachers' histories.
 */
async function removeInterviews(query: Query): Promise<void> {
  const found = (await query.get()).docs.flatMap((snapshot) => documents.interviews.parse(snapshot) ?? []);
  for (const { id, teacherId } of found) {
    await documents.interviewSecrets.ref(id).delete();
    const history = await documents.trainings.read(teacherId);
    if (history?.lines[id])
      await documents.trainings.change(teacherId, documents.trainings.at(['lines', id], FieldValue.delete()));
  }
}

/** Deletes letters about the child, both queued and sent ones. */
async function removeLetters(studentId: string, links: readonly Guardian[]): Promise<void> {
  const begins = links.flatMap(({ parentId }) => [`digest-${parentId}-`, `reminder-${parentId}-${studentId}-`]);
  await Promise.all(
    begins.map((begin) =>
      removeFound(documents.mail.where().orderBy('__name__').startAt(begin).endAt(`${begin}\uf8ff`)),
    ),
  );
}

async function removeOwn(student: Student, links: readonly Guardian[]): Promise<void> {
  const { id } = student;
  await removeFiles(await fileIdsOf(id, await submissionsOf(id), await notesOn(id)), { studentId: id });
  await removeUploads(id);
  await removeLetters(id, links);
  for (const [collection, query] of ownQueries('child', id)) {
    if (collection === 'interviews') await removeInterviews(query);
    await removeFound(query);
  }
  await documents.quotas.ref(quotaIdOf(id)).delete();
  for (const classId of classesOf(student)) await removeFromClass(classId, id, Date.now());
  const own = (await getAll(ownIn('child').map((name) => documents[name].ref(id)))).filter(({ exists }) => exists);
  await Promise.all(own.map(({ ref }) => ref.delete()));
}

/** The last step: deletes the links, the roster lines, and the record that gives teachers access. */
export async function unlist(tx: Transaction, student: Student, doubles: readonly Student[]): Promise<void> {
  const gone = new Set([student, ...doubles].map(({ id }) => id));
  const links = await Promise.all([...gone].map((id) => tx.get(linksQuery(id))));
  const rosters = await documents.rosters.readAll(classesOf(student), tx);
  const boards = await documents.boards.readAll(student.classIds, tx);
  for (const { classId, students } of rosters) {
    const lines = Object.values(students);
    for (const { id } of lines.filter((line) => gone.has(line.id)))
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', id], FieldValue.delete()));
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
  for (const id of gone) {
    tx.delete(documents.formerNames.ref(id));
    tx.delete(documents.students.ref(id));
  }
}

/** Deletes the sign-in account; not an error if it does not exist. */
async function removeAccount(studentId: string): Promise<void> {
  if (await findAccount(studentId)) await accounts().deleteUser(studentId);
}

/** What replaces the id of a child in documents of others. */
export type StandIn = (studentId: string) => string;

/**
 * Deletes a child's accounts with all their data, except for what `unlist` deletes at the end, and removes the child from
 * documents of others. @returns the accounts that were merged into the child's.
 */
export async function removeStudent(
  student: Student,
  links: readonly Guardian[],
  standInOf: StandIn = () => `gone-${randomId()}`,
  onChange?: OnChange,
): Promise<readonly Student[]> {
  const doubles = await doublesOf(student);
  // Duplicate accounts first, because only the child's own class records that they belong to the child.
  for (const one of [...doubles, student]) {
    await removeAccount(one.id);
    await removeOwn(one, links);
    const { id, fullName, displayName } = one;
    const names = { fullName, displayName, formerNames: await formerNamesOf(one, links) };
    await forgetElsewhere(classesOf(one), { id, ...names, standIn: standInOf(id) }, onChange);
  }
  return doubles;
}
