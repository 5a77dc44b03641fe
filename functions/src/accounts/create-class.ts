import { AppError } from '@lemma/contract';
import { calls } from '@lemma/school/calls';
import type { Classroom } from '@lemma/school/class';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { nameOf, requireNotStudent, requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { hashOf, randomId } from '../platform/hash.ts';
import { once } from '../platform/once.ts';
import { takeToken } from '../platform/throttle.ts';
import { CODE_LIFE_MS, freeCode, writeCode } from './class-code.ts';

/** Thirty classes at once and one more each hour: more than any teacher has, too few to fill the database with. */
const CLASSES = { capacity: 30, refillMs: 3_600_000 };

export const createClass: Handler<typeof calls.createClass> = async ({ name, grade, requestId }, caller) => {
  await requireNotStudent(caller);
  const { answered, keep } = once(caller, ['create-class', name, String(grade)], requestId, calls.createClass.output);
  const before = await answered();
  if (before) return before;
  await takeToken(hashOf('classes', caller.uid), CLASSES, caller.now);
  const classId = randomId();
  const codeExpiresAt = caller.now + CODE_LIFE_MS;
  return inTransaction(async (tx) => {
    const meanwhile = await answered(tx);
    if (meanwhile) return meanwhile;
    const teacherName = await nameOf(caller, tx);
    const free = await freeCode(tx);
    writeCode(tx, free, classId, codeExpiresAt);
    documents.classes.create(tx, classId, {
      id: classId,
      name,
      grade,
      teacherIds: [caller.uid],
      leaderId: caller.uid,
      teacherName,
      code: free,
      codeExpiresAt,
      createdAt: caller.now,
    });
    documents.rosters.create(tx, classId, { classId, students: {} });
    documents.boards.create(tx, classId, { classId, assignments: {} });
    const made = { classId, code: free };
    keep(tx, made);
    return made;
  });
};

export const renewClassCode: Handler<typeof calls.renewClassCode> = async ({ classId }, caller) => {
  const codeExpiresAt = caller.now + CODE_LIFE_MS;
  return inTransaction(async (tx) => {
    const classroom = await requireTeacher('teach', classId, caller, tx);
    const code = await freeCode(tx);
    tx.delete(documents.classCodes.ref(classroom.code));
    writeCode(tx, code, classId, codeExpiresAt);
    tx.update(documents.classes.ref(classId), { code, codeExpiresAt });
    audit(tx, { action: 'class-code-renewed', by: caller.uid, classId });
    return { code, codeExpiresAt };
  });
};

function setCodeEnd(tx: Transaction, { id, code }: Classroom, codeExpiresAt: number, more: object = {}): void {
  documents.classCodes.put(tx, code, { classId: id, expiresAt: codeExpiresAt });
  tx.update(documents.classes.ref(id), { codeExpiresAt, ...more });
}

export const stopClassCode: Handler<typeof calls.stopClassCode> = ({ classId }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('teach', classId, caller, tx);
    if (classroom.codeExpiresAt <= caller.now) return {};
    setCodeEnd(tx, classroom, caller.now);
    audit(tx, { action: 'class-code-stopped', by: caller.uid, classId });
    return {};
  });

export const archiveClass: Handler<typeof calls.archiveClass> = ({ classId, archived }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    if (classroom.deletingAt !== undefined) throw new AppError('data/conflict', `class ${classId} is being deleted`);
    if (archived === (classroom.archivedAt !== undefined)) return {};
    if (archived) setCodeEnd(tx, classroom, caller.now, { archivedAt: caller.now });
    else setCodeEnd(tx, classroom, caller.now + CODE_LIFE_MS, { archivedAt: FieldValue.delete() });
    audit(tx, { action: archived ? 'class-archived' : 'class-restored', by: caller.uid, classId });
    return {};
  });
