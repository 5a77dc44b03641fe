import type { Guardian } from '@lemma/school/family';
import type { Note } from '@lemma/school/notes';
import type { Submission } from '@lemma/school/work';
import { documents, unpackedData } from '../../platform/documents.ts';
import { fileIdsOf, notesOn, submissionsOf } from './owned-documents.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** A document as plain JSON, with its timestamps as text. */
const plain = (value: unknown): Record<string, unknown> => {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return isRecord(copy) ? copy : {};
};

/** The documents of a child that a linked parent may see. Notes that are for teachers only are not in them. */
const OWN = ['students', 'formerNames', 'desks', 'progress', 'evidence', 'settings', 'shelves', 'sessions'] as const;

/** A day's practice questions without their seeds: with those, the answers to later questions could be computed. */
async function practiceOf(studentId: string): Promise<Record<string, unknown>[]> {
  const practice = await documents.practice.read(studentId);
  if (practice === undefined) return [];
  return [plain({ ...practice, items: practice.items.map(({ seed: _seed, ...rest }) => rest) })];
}

/** The questions that found out where the child starts, without their seeds, as in practice. */
async function placementOf(studentId: string): Promise<Record<string, unknown>[]> {
  const placement = await documents.placements.read(studentId);
  if (placement === undefined) return [];
  return [plain({ ...placement, items: placement.items.map(({ seed: _seed, ...rest }) => rest) })];
}

/** All notes that the family may read. */
const notesFor = async (studentId: string): Promise<Note[]> =>
  (await notesOn(studentId)).filter(({ audience }) => audience !== 'teachers');

/** Every file of the child's work and the child's own files, by the id to download them with. */
async function filesOf(
  studentId: string,
  submissions: readonly Submission[],
  notes: readonly Note[],
): Promise<Record<string, unknown>[]> {
  const ids = await fileIdsOf(studentId, submissions, notes);
  return (await documents.files.readAll(ids)).map(({ id, name, type, size, at }) => ({ id, name, type, size, at }));
}

/** Everything that is stored about a child and that a linked parent may see, by collection. */
export async function childDataOf(
  studentId: string,
  guardian: Guardian,
): Promise<Record<string, Record<string, unknown>[]>> {
  const own = await Promise.all(
    OWN.map(async (collection) => {
      const found = await documents[collection].ref(studentId).get();
      return [collection, found.exists ? [plain(unpackedData(found) ?? {})] : []] as const;
    }),
  );
  const [submissions, notes, looked] = await Promise.all([
    submissionsOf(studentId),
    notesFor(studentId),
    documents.looks.where(['studentId', '==', studentId]).get(),
  ]);
  const [practice, placement, files] = await Promise.all([
    practiceOf(studentId),
    placementOf(studentId),
    filesOf(studentId, submissions, notes),
  ]);
  return {
    ...Object.fromEntries(own),
    submissions: submissions.map(plain),
    practice,
    placement,
    notes: notes.map(plain),
    files,
    looks: documents.looks.every(looked.docs).map(plain),
    guardians: [plain(guardian)],
  };
}
