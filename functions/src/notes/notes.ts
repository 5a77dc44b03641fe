import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { VOICE_ALONE } from '@lemma/school/files';
import { FAMILY_NOTES, MOST_NOTES, type Note } from '@lemma/school/notes';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { exchangeVoice, letGo, removeBytes, takeUp } from '../files/voice-place.ts';
import { nameOf, requireGuardian, requireStudent, requireTeacher, requireTeacherOf } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { presentLinesOf } from '../roster/lines.ts';

/** The notes on a student, oldest first. */
export const notesOf = async (studentId: string, tx: Transaction): Promise<readonly Note[]> =>
  (await documents.notes.read(studentId, tx))?.notes ?? [];

/** What a parent is shown of the notes: what is not for teachers alone, the newest of it. */
export const familyNotes = (notes: readonly Note[]): Note[] =>
  notes.filter(({ audience }) => audience !== 'teachers').slice(-FAMILY_NOTES);

/** Writes all notes on a student, and to the student and the parents the ones that are for them: nothing else reaches their browsers. */
export function spreadNotes(
  tx: Transaction,
  studentId: string,
  notes: readonly Note[],
  guardianIds: readonly string[],
): void {
  documents.notes.put(tx, studentId, { studentId, notes: [...notes] });
  const own = notes.filter(({ audience }) => audience === 'student');
  documents.studentNotes.put(tx, studentId, { studentId, notes: own });
  for (const id of guardianIds) tx.update(documents.guardians.ref(id), { notes: familyNotes(notes) });
}

async function linksOf(studentId: string, tx: Transaction): Promise<string[]> {
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  return links.docs.flatMap((link) => (link.get('state') === 'active' ? [link.id] : []));
}

export const writeNote: Handler<typeof calls.writeNote> = async (input, caller) => {
  const { studentId, noteId, audience, voice: chosen } = input;
  const text = input.text || VOICE_ALONE;
  const gone = await inTransaction(async (tx) => {
    await requireTeacherOf('teach', studentId, caller, tx);
    const byName = await nameOf(caller, tx);
    const notes = await notesOf(studentId, tx);
    const links = await linksOf(studentId, tx);
    const before = notes.find(({ id }) => id === noteId);
    const isSame = before?.text === text && before.voice?.fileId === chosen?.fileId;
    if (isSame && before?.audience === audience) return [];
    const others = notes.filter(({ id }) => id !== noteId);
    if (others.length >= MOST_NOTES) throw new AppError('data/too-large', 'notes');
    const place = { kind: 'note' as const, commentId: noteId, studentIds: [studentId] };
    const { voice, write, gone: left } = await exchangeVoice(tx, caller, { chosen, before: before?.voice, place });
    const made: Note = { id: noteId, text, audience, byName, at: before?.at ?? caller.now, ...(voice && { voice }) };
    const all = [...others, made].toSorted((one, other) => one.at - other.at);
    write();
    spreadNotes(tx, studentId, all, links);
    audit(tx, { action: 'note-written', by: caller.uid, studentIds: [studentId], subject: noteId });
    return left;
  });
  await removeBytes(gone);
  return {};
};

/** So many students at once. */
const AT_ONCE = 8;

export const writeNotes: Handler<typeof calls.writeNotes> = async ({ classId, studentIds, ...note }, caller) => {
  await requireTeacher('teach', classId, caller);
  const lines = presentLinesOf(await mustRead(documents.rosters, classId), studentIds);
  const { noteId: commentId, voice } = note;
  // At once for all of them: their notes are then written without waiting for each other.
  if (voice)
    await inTransaction(async (tx) => {
      const place = { kind: 'note' as const, commentId, studentIds: lines.map(({ id }) => id) };
      (await takeUp(tx, caller, voice, place)).write();
    });
  for (let from = 0; from < lines.length; from += AT_ONCE)
    await Promise.all(
      lines.slice(from, from + AT_ONCE).map(({ id: studentId }) => writeNote({ studentId, ...note }, caller)),
    );
  return {};
};

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

/** Notes when they were read: by the student what is for the student, by a parent what is for parents alone. */
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
