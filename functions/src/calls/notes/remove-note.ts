import type { calls } from '@lemma/school/calls';
import { letGo, removeBytes } from '../../domain/files/voice-place.ts';
import { linksOf, notesOf, spreadNotes } from '../../domain/notes/notes.ts';
import { requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const removeNote: Handler<typeof calls.removeNote> = async ({ studentId, noteId }, caller) => {
  const gone = await inTransaction(async (tx) => {
    await requireTeacherOf('teach', studentId, caller, tx);
    const notes = await notesOf(studentId, tx);
    const links = await linksOf(studentId, tx);
    const removed = notes.find(({ id }) => id === noteId);
    if (removed === undefined) return [];
    const voice = removed.voice && (await letGo(tx, removed.voice.fileId, studentId));
    voice?.write();
    spreadNotes(
      tx,
      studentId,
      notes.filter((one) => one !== removed),
      links,
    );
    audit(tx, { action: 'note-removed', by: caller.uid, studentIds: [studentId], subject: noteId });
    return voice?.gone ?? [];
  });
  await removeBytes(gone);
  return {};
};
