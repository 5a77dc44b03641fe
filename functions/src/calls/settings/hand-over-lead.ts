import type { calls } from '@lemma/school/calls';
import { leaderOf } from '@lemma/school/class';
import { roleOf } from '../../domain/classes/co-teachers.ts';
import { leadChange } from '../../domain/classes/lead.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const handOverLead: Handler<typeof calls.handOverLead> = ({ classId, uid }, caller) =>
  inTransaction(async (tx) => {
    // Asked again when the first answer got lost: whoever asks leads no more, and it is done.
    if (leaderOf(await requireTeacher('read', classId, caller, tx)) === uid) return {};
    const classroom = await requireTeacher('lead', classId, caller, tx);
    roleOf(classroom, uid);
    tx.update(documents.classes.ref(classId), await leadChange(classroom, uid, tx));
    audit(tx, { action: 'lead-handed-over', by: caller.uid, classId, subject: uid });
    return {};
  });
