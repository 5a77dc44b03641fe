import type { Voice } from '@lemma/school/files';
import type { Note } from '@lemma/school/notes';
import type { Student } from '@lemma/school/people';
import type { Submission } from '@lemma/school/work';
import { documents } from '../../platform/documents.ts';
import { hashOf } from '../../platform/hash.ts';

/** The id of a child's quota of files. */
export const quotaIdOf = (studentId: string): string => hashOf('files of', studentId);

const voicesOf = (comments: readonly { readonly voice?: Voice | undefined }[]): string[] =>
  comments.flatMap(({ voice }) => (voice ? [voice.fileId] : []));

/** All notes on a child, whoever may read them. */
export const notesOn = async (studentId: string): Promise<readonly Note[]> =>
  (await documents.notes.read(studentId))?.notes ?? [];

/** The files of this work: turned in with it, attached to an answer, or recordings of its comments. */
export const filesOfWork = (submissions: readonly Submission[]): string[] => {
  const pages = submissions.flatMap(({ handIns, items }) => [
    ...handIns.flatMap((one) => one.pages),
    ...items.flatMap(({ working = [] }) => working),
  ]);
  const voices = voicesOf(submissions.flatMap(({ feedback }) => feedback));
  return [...new Set([...pages.map(({ fileId }) => fileId), ...voices])];
};

/** Every file that belongs to the child's work, comments on it, or to the child, whoever sent it. */
export async function fileIdsOf(
  studentId: string,
  submissions: readonly Submission[],
  notes: readonly Note[],
): Promise<string[]> {
  const own = await documents.files.where(['uid', '==', studentId]).get();
  return [...new Set([...own.docs.map(({ id }) => id), ...filesOfWork(submissions), ...voicesOf(notes)])];
}

export async function submissionsOf(studentId: string): Promise<Submission[]> {
  const found = await documents.submissions.where(['studentId', '==', studentId]).get();
  return found.docs.flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
}

/** Duplicate accounts of the child that were merged into this one. */
export async function doublesOf(student: Student): Promise<Student[]> {
  const rosters = await documents.rosters.readAll(classesOf(student));
  const lines = rosters.flatMap(({ students }) => Object.values(students));
  return documents.students.readAll(lines.filter(({ mergedInto }) => mergedInto === student.id).map(({ id }) => id));
}

/** The classes that a child is in or was in. */
export const classesOf = ({ classIds, pastClassIds }: Student): string[] => [
  ...new Set([...classIds, ...pastClassIds]),
];
