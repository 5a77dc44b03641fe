import { type Classroom, leaderOf } from '@lemma/school/class';
import { ERASED_DAYS, type ErasureCounts } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import { documentAt } from '../../platform/any-collection.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { getAll, inTransaction } from '../../platform/firebase.ts';
import { randomId } from '../../platform/hash.ts';
import type { ErasedRecord } from '../../platform/records.ts';
import { backupPieces, linesOfPieces } from './backup-file.ts';
import { copyKeyOf } from './erased-copy.ts';
import { erasureIdOf } from './erasure-id.ts';
import { gatherClass } from './gather.ts';
import { RETENTION_ACTOR } from './retention-actor.ts';
import { type Copy, openPieces, storePieces } from './stored-pieces.ts';
import { ownIn } from './whose.ts';

/** The id of the deletion of a class: another one after it was restored, and the same however often it is interrupted. */
export const classErasureId = ({ id, deletingAt = 0 }: Pick<Classroom, 'id' | 'deletingAt'>): string =>
  erasureIdOf(id, `class ${deletingAt}`);

/** The pieces of the copy of a deleted class. */
export const classCopy = (erasureId: string, key: string): Copy => ({
  place: copyKeyOf(erasureId),
  key,
  read: async (tx) => (await documents.erased.read(erasureId, tx))?.ofClass?.pieces,
  write: (tx, pieces) => documents.erased.patch(tx, erasureId, documents.erased.at(['ofClass', 'pieces'], pieces)),
});

/** The record of a deletion that begins: its copy's key, whose it is and how long it can be restored. */
export async function openClassRecord(
  tx: Transaction,
  classroom: Classroom,
  { by, byName, now }: { readonly by: string; readonly byName: string; readonly now: number },
): Promise<ErasedRecord> {
  const erasureId = classErasureId(classroom);
  const before = await documents.erased.read(erasureId, tx);
  if (before) return before;
  const leaderId = leaderOf(classroom) ?? by;
  const record: ErasedRecord = {
    ...{ key: randomId(), classIds: [classroom.id], by, until: now + ERASED_DAYS * DAY, changed: 0 },
    ofClass: { name: classroom.name, leaderId, byName, pieces: { tries: [] } },
  };
  documents.erased.create(tx, erasureId, record);
  return record;
}

/** Stores an encrypted copy of everything of a class, unless an earlier try of the same deletion has done so. */
export async function storeClassCopy(classroom: Classroom, now: number): Promise<ErasedRecord> {
  const record = await inTransaction((tx) => openClassRecord(tx, classroom, { by: RETENTION_ACTOR, byName: '', now }));
  const head = { kind: 'class', id: classroom.id, madeAt: now } as const;
  const copy = classCopy(classErasureId(classroom), record.key);
  await storePieces(copy, () => backupPieces(head, gatherClass(classroom.id, 'whole')));
  return record;
}

const AT_ONCE = 300;

/** What the last step of a deletion deletes: it counts as deleted. */
const isLast = (path: string, classId: string): boolean =>
  ownIn('class').some((table) => path === `${documents[table].collection}/${classId}`);

/** How many of these documents are gone, with those that the last step deletes. */
async function goneOf(paths: readonly string[], classId: string): Promise<string[]> {
  const gone: string[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const refs = paths.slice(from, from + AT_ONCE).flatMap((path) => documentAt(path) ?? []);
    for (const { exists, ref } of await getAll(refs, [])) if (!exists || isLast(ref.path, classId)) gone.push(ref.path);
  }
  return gone;
}

/** What a deletion has deleted: all that its copy has and that is no longer there. The same however often it was interrupted. */
export async function countsOfClass(
  erasureId: string,
  { key, classIds: [classId = ''] }: ErasedRecord,
): Promise<ErasureCounts & { readonly students: number }> {
  const [paths, files]: [string[], Set<string>] = [[], new Set()];
  for await (const line of linesOfPieces(openPieces(classCopy(erasureId, key)))) {
    if ('document' in line) paths.push(line.document);
    if ('file' in line) files.add(line.file);
  }
  const gone = await goneOf([...new Set(paths)], classId);
  const { changed } = await mustRead(documents.erased, erasureId);
  const goneFiles = gone.filter((path) => path.startsWith('files/') && files.has(path.slice('files/'.length)));
  const students = gone.filter((path) => path.startsWith('students/')).length;
  return { documents: gone.length, files: goneFiles.length, changed, students };
}
