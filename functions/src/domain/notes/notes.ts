import { AppError } from '@lemma/contract';
import type { CallInput } from '@lemma/school/calls';
import { VOICE_ALONE } from '@lemma/school/files';
import { FAMILY_NOTES, MOST_NOTES, type Note } from '@lemma/school/notes';
import type { Transaction } from 'firebase-admin/firestore';
import { nameOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { exchangeVoice, removeBytes } from '../files/voice-place.ts';

/** The notes on a student, oldest first. */
export const notesOf = async (studentId: string, tx: Transaction): Promise<readonly Note[]> =>
  (await documents.notes.read(studentId, tx))?.notes ?? [];

/** The notes that parents may read: the newest of those that are not for teachers only. */
export const familyNotes = (notes: readonly Note[]): Note[] =>
  notes.filter(({ audience }) => audience !== 'teachers').slice(-FAMILY_NOTES);

/**
 * Writes all notes on a student, and copies for the student and the parents of those addressed to them: their browsers
 * get nothing else.
 */
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

export async function linksOf(studentId: string, tx: Transaction): Promise<string[]> {
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  return links.docs.flatMap((link) => (link.get('state') === 'active' ? [link.id] : []));
}

/** Writes one note on a student or changes it. Writes nothing when the note already says the same. */
export async function noteDown(input: CallInput<'writeNote'>, caller: Caller): Promise<Record<string, never>> {
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
}
