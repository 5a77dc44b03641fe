import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { requireNotStudent, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Deletes a draft. Only a draft has no work of students: publishing is undone only while nobody has begun. Doing it twice
 * changes nothing.
 */
export const removeDraft: Handler<typeof calls.removeDraft> = async ({ assignmentId }, caller) => {
  await requireNotStudent(caller);
  await inTransaction(async (tx) => {
    const draft = await documents.assignments.read(assignmentId, tx);
    if (draft === undefined) return;
    const { classId, state } = draft;
    await requireTeacher('teach', classId, caller, tx);
    if (state !== 'draft') throw new AppError('data/conflict', `delete of ${state}`);
    tx.delete(documents.assignments.ref(assignmentId));
    documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], FieldValue.delete()));
    audit(tx, { action: 'draft-removed', by: caller.uid, classId, subject: assignmentId });
  });
  return {};
};
