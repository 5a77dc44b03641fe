import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const setClassRetention: Handler<typeof calls.setClassRetention> = ({ classId, retention }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    if (classroom.deletingAt !== undefined) throw new AppError('data/conflict', `class ${classId} is being deleted`);
    tx.update(documents.classes.ref(classId), { retention: { ...classroom.retention, ...retention } });
    audit(tx, { action: 'retention-set', by: caller.uid, classId });
    return {};
  });
