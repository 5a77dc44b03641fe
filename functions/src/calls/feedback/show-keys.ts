import type { calls } from '@lemma/school/calls';
import { keysOf } from '../../domain/work/keys-of.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/** Keys and worked solutions of one student's items, for the class's teachers. */
export const showKeys: Handler<typeof calls.showKeys> = async ({ submissionId }, caller) => {
  const {
    assignmentId,
    classId,
    studentId,
    drawnFor = studentId,
    items,
  } = await mustRead(documents.submissions, submissionId);
  await requireTeacher('read', classId, caller);
  return keysOf(await mustRead(documents.assignments, assignmentId), drawnFor, items);
};
