import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { Guardian } from '@lemma/school/family';
import type { Student } from '@lemma/school/people';
import { type Erasure, isNameTyped } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import {
  completeCopy,
  countChange,
  countsOf,
  readCopy,
  standInBy,
  storeCopy,
  toldOf,
} from '../../engines/erasure/erased-copy.ts';
import { erasureIdOf } from '../../engines/erasure/erasure-id.ts';
import { receiptOf } from '../../engines/erasure/receipt-of.ts';
import { linksIn, linksQuery, removeStudent, shutOut, unlist } from '../../engines/erasure/remove-student.ts';
import { sendReceipts } from '../../engines/erasure/send-receipts.ts';
import { guardianIdOf, nameOf, requireTeacherOfLeaving } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Input = Parameters<Handler<typeof calls.eraseChild>>[0];

/** The student, if a parent's stored request and the typed name allow the deletion. @throws AppError. */
async function requireRequest(
  { studentId, parentId, requestId, name }: Input,
  caller: Caller,
  links: readonly Guardian[],
  tx?: Transaction,
): Promise<Student> {
  const student = await requireTeacherOfLeaving('teach', studentId, caller, tx);
  const guardian = links.find(({ id }) => id === guardianIdOf(studentId, parentId));
  const asked = guardian?.requests?.find(({ id }) => id === requestId);
  if (asked?.kind !== 'delete' || asked.state !== 'open') throw new AppError('data/not-found', requestId);
  if (!isNameTyped(name, student.fullName)) throw new AppError('input/malformed', 'the name of the child');
  return student;
}

/** Locks the accounts. After that, only this function writes data of the child. */
const close = (input: Input, caller: Caller): Promise<Student> =>
  inTransaction(async (tx) => {
    const links = linksIn(await tx.get(linksQuery(input.studentId)));
    const student = await requireRequest(input, caller, links, tx);
    await shutOut(tx, student, links, caller.now);
    return student;
  });

/** The last step: removes the child's links and roster lines, and writes the receipt. */
const finish = (student: Student, doubles: readonly Student[], receipt: Erasure): Promise<void> =>
  inTransaction(async (tx) => {
    await unlist(tx, student, doubles);
    documents.erasures.put(tx, receipt.id, { ...receipt, restoredAt: undefined, goneAt: undefined });
    audit(tx, { action: 'child-erased', by: receipt.by, subject: receipt.id });
  });

/**
 * Deletes a child's data everywhere, at a parent's request that a teacher confirms. An encrypted copy of it is stored
 * for 30 days. Then the accounts are locked, and the copy gets what was written until then. The documents that give the
 * teacher the right to do this are deleted last: if the function is interrupted, the same call continues.
 */
export const eraseChild: Handler<typeof calls.eraseChild> = async (input, caller) => {
  const id = erasureIdOf(input.studentId, input.requestId);
  const before = await documents.erasures.read(id);
  if (before?.by === caller.uid && before.restoredAt === undefined) {
    await sendReceipts(before, caller.now);
    return { receipt: receiptOf(before) };
  }
  const links = linksIn(await linksQuery(input.studentId).get());
  const copy = await storeCopy(await requireRequest(input, caller, links), id, caller);
  const student = await close(input, caller);
  await completeCopy(id, copy, student, caller.now);
  const doubles = await removeStudent(student, links, standInBy(copy.key), countChange(id));
  const receipt: Erasure = {
    id,
    at: caller.now,
    by: caller.uid,
    byName: await nameOf(caller),
    parentIds: toldOf((await readCopy(id, copy)).lines, student.id, input.parentId),
    answer: input.answer,
    restorableUntil: copy.until,
    ...(await countsOf(id, copy)),
  };
  await finish(student, doubles, receipt);
  await sendReceipts(receipt, caller.now);
  return { receipt: receiptOf(receipt) };
};
