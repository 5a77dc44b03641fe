import type { Note } from '@lemma/school/notes';
import { submissionIdOf } from '@lemma/school/work';
import { documents } from '../../platform/documents.ts';
import type { FileRecord, VoicePlace } from '../../platform/records.ts';

type Place<K extends VoicePlace['kind']> = Extract<VoicePlace, { readonly kind: K }>;

/** The children that an adult is linked to now. */
async function childrenOf(uid: string): Promise<string[]> {
  const links = await documents.guardians.where(['parentId', '==', uid]).get();
  return links.docs
    .flatMap((link) => documents.guardians.parse(link) ?? [])
    .flatMap(({ state, studentId }) => (state === 'active' ? [studentId] : []));
}

const teachesClass = async (uid: string, classIds: readonly string[]): Promise<boolean> =>
  (await documents.classes.readAll(classIds)).some(({ teacherIds }) => teacherIds.includes(uid));

const teaches = async (uid: string, studentId: string): Promise<boolean> =>
  teachesClass(uid, (await documents.students.read(studentId))?.classIds ?? []);

/**
 * Who may hear a comment on work: the student and the family, as the work says now, and the teachers of the
 * assignment.
 */
async function mayHearWork(uid: string, fileId: string, { assignmentId }: Place<'work'>): Promise<boolean> {
  const assignment = await documents.assignments.read(assignmentId);
  if (assignment === undefined) return false;
  if (await teachesClass(uid, [assignment.classId])) return true;
  const ids = [uid, ...(await childrenOf(uid))].map((id) => submissionIdOf(assignmentId, id));
  const works = await documents.submissions.readAll(ids);
  return works.some(({ feedback }) => feedback.some(({ voice }) => voice?.fileId === fileId));
}

/** Who may hear a note on a student: those whom the note is for, as it says now. */
async function mayHearNote(uid: string, fileId: string, { studentIds }: Place<'note'>): Promise<boolean> {
  const isIn = async (studentId: string, isFor: (note: Note) => boolean): Promise<boolean> =>
    ((await documents.notes.read(studentId))?.notes ?? []).some((note) => note.voice?.fileId === fileId && isFor(note));
  if (await isIn(uid, ({ audience }) => audience === 'student')) return true;
  for (const child of await childrenOf(uid))
    if (await isIn(child, ({ audience }) => audience !== 'teachers')) return true;
  for (const studentId of studentIds)
    if ((await teaches(uid, studentId)) && (await isIn(studentId, () => true))) return true;
  return false;
}

/**
 * Who may read the comment may hear it, asked of the comment itself each time: what is removed, or for others from now on, is shut at
 * once. Before the comment is written, nobody but who recorded it.
 */
export async function mayHear(uid: string, file: FileRecord, voice: VoicePlace): Promise<boolean> {
  switch (voice.kind) {
    case 'loose':
      return file.uid === uid;
    case 'work':
      return mayHearWork(uid, file.id, voice);
    case 'note':
      return mayHearNote(uid, file.id, voice);
  }
}
