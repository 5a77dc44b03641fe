import type { calls } from '@lemma/school/calls';
import { setCodeEnd } from '../../domain/classes/class-code.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const stopClassCode: Handler<typeof calls.stopClassCode> = ({ classId }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('teach', classId, caller, tx);
    if (classroom.codeExpiresAt <= caller.now) return {};
    setCodeEnd(tx, classroom, caller.now);
    audit(tx, { action: 'class-code-stopped', by: caller.uid, classId });
    return {};
  });
