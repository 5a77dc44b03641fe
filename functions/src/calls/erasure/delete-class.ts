import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { isNameTyped } from '@lemma/school/privacy';
import { openClassRecord } from '../../engines/erasure/class-copy.ts';
import { beginOn } from '../../engines/shares/put-share.ts';
import { nameOf, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Marks the class as being deleted: nobody brings it back into use from here on. A task deletes it, which may take
 * minutes; where that breaks off, the nightly run ends it.
 */
export const deleteClass: Handler<typeof calls.deleteClass> = async ({ classId, name }, caller) => {
  const { uid: by, now } = caller;
  await inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    if (classroom.archivedAt === undefined) throw new AppError('data/conflict', `class ${classId} is in use`);
    if (!isNameTyped(name, classroom.name)) throw new AppError('input/malformed', 'the name of the class');
    if (classroom.deletingAt !== undefined) return;
    await openClassRecord(tx, { ...classroom, deletingAt: now }, { by, byName: await nameOf(caller, tx), now });
    tx.update(documents.classes.ref(classId), { deletingAt: now });
    audit(tx, { action: 'class-deleted', by, classId, subject: by });
  });
  await beginOn('classes', classId, now);
  return {};
};
