import type { calls } from '@lemma/school/calls';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { requireTeacherOf } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';

export const noteLook: Handler<typeof calls.noteLook> = async ({ studentId }, caller) => {
  await requireTeacherOf('read', studentId, caller);
  await noteLooks(caller.uid, [studentId], 'page', caller.now);
  return {};
};
