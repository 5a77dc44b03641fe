import type { calls } from '@lemma/school/calls';
import { takeUp } from '../../domain/files/voice-place.ts';
import { noteDown } from '../../domain/notes/notes.ts';
import { presentLinesOf } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** How many students' notes are written in parallel. */
const STUDENTS_AT_ONCE = 8;

export const writeNotes: Handler<typeof calls.writeNotes> = async ({ classId, studentIds, ...note }, caller) => {
  await requireTeacher('teach', classId, caller);
  const lines = presentLinesOf(await mustRead(documents.rosters, classId), studentIds);
  const { noteId: commentId, voice } = note;
  // Stores the recording for all students first, so that their notes can then be written in parallel.
  if (voice)
    await inTransaction(async (tx) => {
      const place = { kind: 'note' as const, commentId, studentIds: lines.map(({ id }) => id) };
      (await takeUp(tx, caller, voice, place)).write();
    });
  for (let from = 0; from < lines.length; from += STUDENTS_AT_ONCE)
    await Promise.all(
      lines.slice(from, from + STUDENTS_AT_ONCE).map(({ id: studentId }) => noteDown({ studentId, ...note }, caller)),
    );
  return {};
};
