import type { calls } from '@lemma/school/calls';
import { mayIn } from '@lemma/school/class';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { requireTeacherOf } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

export const noteExport: Handler<typeof calls.noteExport> = async ({ classId, studentIds, what }, caller) => {
  const [classroom, roster] =
    classId === undefined ? [] : await Promise.all([documents.classes.read(classId), documents.rosters.read(classId)]);
  const inClass = classroom !== undefined && mayIn(classroom, caller.uid, 'read') ? roster?.students : undefined;
  // One document for a whole class. Others have moved, or are in another class of the caller.
  for (const id of studentIds) if (inClass?.[id] === undefined) await requireTeacherOf('read', id, caller);
  await noteLooks(caller.uid, studentIds, 'export', caller.now, what);
  return {};
};
