import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { roleIn } from '@lemma/school/class';
import { FieldValue } from 'firebase-admin/firestore';
import { writeMembers } from '../../domain/classes/co-teachers.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const removeCoTeacher: Handler<typeof calls.removeCoTeacher> = ({ classId, uid }, caller) =>
  inTransaction(async (tx) => {
    const leaves = uid === caller.uid;
    const classroom = await requireTeacher(leaves ? 'read' : 'lead', classId, caller, tx);
    const role = roleIn(classroom, uid);
    if (role === undefined) return {};
    if (role === 'leads') throw new AppError('data/conflict', 'the lead is handed over first');
    writeMembers(tx, classroom, {
      teacherIds: FieldValue.arrayRemove(uid),
      onlookerIds: FieldValue.arrayRemove(uid),
    });
    audit(tx, { action: leaves ? 'teacher-left' : 'teacher-removed', by: caller.uid, classId, subject: uid });
    return {};
  });
