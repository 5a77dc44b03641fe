import type { calls } from '@lemma/school/calls';
import type { Note } from '@lemma/school/notes';
import { linksOf, notesOf, spreadNotes } from '../../domain/notes/notes.ts';
import { requireGuardian, requireStudent } from '../../platform/access.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Notes when the notes were read: the student marks those for the student, a parent those for parents only. */
export const readNotes: Handler<typeof calls.readNotes> = ({ studentId }, caller) =>
  inTransaction(async (tx) => {
    const isStudent = studentId === caller.uid;
    await (isStudent ? requireStudent(caller, tx) : requireGuardian(studentId, caller, tx));
    const notes = await notesOf(studentId, tx);
    const isNew = ({ audience, readAt }: Note) =>
      readAt === undefined && audience === (isStudent ? 'student' : 'parents');
    if (!notes.some(isNew)) return {};
    const read = notes.map((note) => (isNew(note) ? { ...note, readAt: caller.now } : note));
    spreadNotes(tx, studentId, read, await linksOf(studentId, tx));
    return {};
  });
