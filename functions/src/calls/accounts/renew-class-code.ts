import type { calls } from '@lemma/school/calls';
import { CODE_LIFE_MS, freeCode, writeCode } from '../../domain/classes/class-code.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

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
