import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { actionFor, onlookersWith, roleOf, writeMembers } from '../../domain/classes/co-teachers.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const setClassRole: Handler<typeof calls.setClassRole> = ({ classId, uid, role }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    const before = roleOf(classroom, uid);
    if (before === 'leads') throw new AppError('data/conflict', 'the lead is handed over');
    if (before === role) return {};
    writeMembers(tx, classroom, onlookersWith(uid, role));
    audit(tx, { action: actionFor[role], by: caller.uid, classId, subject: uid });
    return {};
  });
