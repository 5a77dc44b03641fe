import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { Guardian } from '@lemma/school/family';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { familyNotes, notesOf } from '../notes/notes.ts';
import { guardianIdOf, nameOf, requireNotStudent, requireTeacherOf } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { hashOf } from '../platform/hash.ts';
import { takeToken } from '../platform/throttle.ts';
import { parentAgrees } from '../roster/consent.ts';
import { parentCodeId } from './parent-code.ts';

/** Codes typed by one person: twenty at once, then one each three minutes. */
const TRIES = { capacity: 20, refillMs: 180_000 };

/** Reads how many adults a child has, and returns the writing of that number in the child's rosters. */
async function parentCounter(tx: Transaction, studentId: string, except: string, classIds: readonly string[]) {
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  const others = links.docs.filter((link) => link.id !== except && link.get('state') === 'active').length;
  return (own: 0 | 1) => {
    for (const classId of classIds) {
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'parentCount'], others + own));
    }
  };
}

/** Whether a court order, or a teacher's word, keeps everybody new from a child. */
async function isClosed(tx: Transaction, studentId: string, classIds: readonly string[]): Promise<boolean> {
  const rosters = await documents.rosters.readAll(classIds, tx);
  return rosters.some(({ students }) => students[studentId]?.linkingClosedAt !== undefined);
}

export const closeLinking: Handler<typeof calls.closeLinking> = ({ studentId, closed }, caller) =>
  inTransaction(async (tx) => {
    const { classIds } = await requireTeacherOf('teach', studentId, caller, tx);
    for (const classId of classIds) {
      const at = closed ? caller.now : FieldValue.delete();
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'linkingClosedAt'], at));
    }
    const action = closed ? 'linking-closed' : 'linking-opened';
    audit(tx, { action, by: caller.uid, studentIds: [studentId] });
    return {};
  });

/** Links a parent by the teacher's code. The same parent again with the same code gets the same answer. */
export const linkParent: Handler<typeof calls.linkParent> = async ({ code }, caller) => {
  await requireNotStudent(caller);
  await takeToken(hashOf('parent codes', caller.uid), TRIES, caller.now);
  const codeId = parentCodeId(code);
  return inTransaction(async (tx) => {
    const record = await documents.parentCodes.read(codeId, tx);
    if (record === undefined || (record.usedBy !== undefined && record.usedBy !== caller.uid)) {
      throw new AppError('code/unknown', 'parent code');
    }
    const student = await mustRead(documents.students, record.studentId, tx);
    const answer = { studentId: student.id, studentName: student.fullName };
    const id = guardianIdOf(student.id, caller.uid);
    const before = await documents.guardians.read(id, tx);
    if (record.usedBy === caller.uid) {
      if (before?.state === 'active') return answer;
      throw new AppError('code/unknown', 'used and revoked');
    }
    // Told like a code that is not there: nobody learns of an order by trying.
    if (before?.blocked || (await isClosed(tx, student.id, student.classIds)))
      throw new AppError('code/unknown', 'kept from the child');
    if (record.expiresAt <= caller.now) throw new AppError('code/expired', 'parent code');
    const parentName = await nameOf(caller, tx);
    const notes = familyNotes(await notesOf(student.id, tx));
    const countParents = await parentCounter(tx, student.id, id, student.classIds);
    const wantsLetters = ((await documents.digests.read(caller.uid, tx))?.often ?? 'off') !== 'off';
    const agree = wantsLetters ? await parentAgrees(tx, [student.id], parentName, caller.now) : undefined;
    const guardian: Guardian = {
      id,
      studentId: student.id,
      parentId: caller.uid,
      parentName,
      studentName: student.fullName,
      classIds: student.classIds,
      state: 'active',
      createdAt: before?.createdAt ?? caller.now,
      notes,
      ...(before?.requests && { requests: before.requests }),
    };
    documents.guardians.put(tx, id, guardian);
    tx.update(documents.parentCodes.ref(codeId), { usedBy: caller.uid });
    countParents(1);
    agree?.();
    audit(tx, { action: 'parent-linked', by: caller.uid, studentIds: [student.id], subject: record.createdBy });
    return answer;
  });
};

/** Ends a parent's access at once: the rules read this link on every read. */
export const revokeParent: Handler<typeof calls.revokeParent> = ({ studentId, parentId, block }, caller) =>
  inTransaction(async (tx) => {
    const student = await requireTeacherOf('teach', studentId, caller, tx);
    const id = guardianIdOf(studentId, parentId);
    const guardian = await mustRead(documents.guardians, id, tx);
    if (guardian.state === 'revoked' && (guardian.blocked ?? false) === block) return {};
    const countParents = await parentCounter(tx, studentId, id, student.classIds);
    tx.update(documents.guardians.ref(id), { state: 'revoked', blocked: block });
    countParents(0);
    audit(tx, {
      action: block ? 'parent-blocked' : 'parent-revoked',
      by: caller.uid,
      studentIds: [studentId],
      subject: parentId,
    });
    return {};
  });
