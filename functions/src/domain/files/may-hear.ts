import type { Note } from '@lemma/school/notes';
import { submissionIdOf } from '@lemma/school/work';
import { documents } from '../../platform/documents.ts';
import type { FileRecord, VoicePlace } from '../../platform/records.ts';

type Place<K extends VoicePlace['kind']> = Extract<VoicePlace, { readonly kind: K }>;

/** The children that an adult is currently linked to. */
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
 * Whether somebody may hear a comment on work: the student and family whose submission contains the comment now, and
 * the teachers of the assignment.
 */
async function mayHearWork(uid: string, fileId: string, { assignmentId }: Place<'work'>): Promise<boolean> {
  const assignment = await documents.assignments.read(assignmentId);
  if (assignment === undefined) return false;
  if (await teachesClass(uid, [assignment.classId])) return true;
  const ids = [uid, ...(await childrenOf(uid))].map((id) => submissionIdOf(assignmentId, id));
  const works = await documents.submissions.readAll(ids);
  return works.some(({ feedback }) => feedback.some(({ voice }) => voice?.fileId === fileId));
}

/** Whether somebody may hear a note on a student: the people the note is addressed to now. */
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
 * Whoever may read a comment may hear its recording. The comment itself is read each time, so access ends as soon as
 * the comment is removed or addressed to others. Before the comment is sent, only the person who recorded it may hear
 * it.
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
