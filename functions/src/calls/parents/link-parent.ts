import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { mayIn } from '@lemma/school/class';
import type { Guardian } from '@lemma/school/family';
import type { Transaction } from 'firebase-admin/firestore';
import { parentCodeId } from '../../domain/family/parent-code.ts';
import { parentCounter } from '../../domain/family/parent-counter.ts';
import { familyNotes, notesOf } from '../../domain/notes/notes.ts';
import { parentAgrees } from '../../domain/roster/consent.ts';
import { guardianIdOf, nameOf, requireAccount, requireNotStudent } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import type { ParentCodeRecord } from '../../platform/records.ts';
import { takeToken } from '../../platform/throttle.ts';

/** Limits the codes that one person may try: twenty at once, then one every three minutes. */
const TRIES = { capacity: 20, refillMs: 180_000 };

/** Whether a court order, or a teacher, has blocked new adults from being linked to a child. */
async function isClosed(tx: Transaction, studentId: string, classIds: readonly string[]): Promise<boolean> {
  const rosters = await documents.rosters.readAll(classIds, tx);
  return rosters.some(({ students }) => students[studentId]?.linkingClosedAt !== undefined);
}

/** A code is worth what its maker may do: nothing where they teach the child no more. */
async function isOfTeacher(
  tx: Transaction,
  { createdBy }: ParentCodeRecord,
  classIds: readonly string[],
): Promise<boolean> {
  return (await documents.classes.readAll(classIds, tx)).some((one) => mayIn(one, createdBy, 'teach'));
}

/** Links a parent by the teacher's code. The same parent using the same code again gets the same answer. */
export const linkParent: Handler<typeof calls.linkParent> = async ({ code }, caller) => {
  await requireNotStudent(caller);
  await takeToken(hashOf('parent codes', caller.uid), TRIES, caller.now);
  const codeId = parentCodeId(code);
  return inTransaction(async (tx) => {
    await requireAccount(caller.uid, tx);
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
    // Answers as for an unknown code, so that nobody can find out about a court order by trying.
    if (before?.blocked || (await isClosed(tx, student.id, student.classIds)))
      throw new AppError('code/unknown', 'kept from the child');
    if (!(await isOfTeacher(tx, record, student.classIds))) throw new AppError('code/unknown', 'of a teacher who left');
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
