import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { CODE_LIFE_MS, setCodeEnd } from '../../domain/classes/class-code.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

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
