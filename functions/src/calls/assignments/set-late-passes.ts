import type { calls } from '@lemma/school/calls';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const setLatePasses: Handler<typeof calls.setLatePasses> = ({ classId, passes }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    tx.update(documents.classes.ref(classId), { latePasses: passes });
    audit(tx, { action: 'late-passes-set', by: caller.uid, classId });
    return {};
  });
