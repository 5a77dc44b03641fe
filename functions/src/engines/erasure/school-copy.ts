import { SCHOOL_BACKUP_MS, type SchoolBackup } from '@lemma/school/privacy';
import { HOUR } from '@lemma/school/time';
import { allOf, collectionNames } from '../../platform/any-collection.ts';
import { documents } from '../../platform/documents.ts';
import { randomId } from '../../platform/hash.ts';
import type { SchoolBackupRecord } from '../../platform/records.ts';
import { type BackupLine, backupPieces } from './backup-file.ts';
import { FLEETING, gatherSchool } from './gather.ts';
import { type Copy, removePieces, storePieces } from './stored-pieces.ts';

/** Bytes of lines in one piece: small enough for its progress to be seen. */
const PIECE_BYTES = 2_000_000;
/** A backup that is not done after this time is given up: the queue has tried for hours. */
const LONGEST_MS = 6 * HOUR;

const placeOf = (id: string): string => `school-${id}`;

/** The pieces of a backup of the school. */
export const schoolCopy = (id: string, key: string): Copy => ({
  place: placeOf(id),
  key,
  read: async (tx) => (await documents.schoolBackups.read(id, tx))?.pieces,
  write: (tx, pieces) => documents.schoolBackups.patch(tx, id, documents.schoolBackups.at(['pieces'], pieces)),
});

/** A backup that somebody asks for now, of which nothing is stored yet. */
export const newSchoolBackup = (
  { by, byName }: Pick<SchoolBackupRecord, 'by' | 'byName'>,
  now: number,
): SchoolBackupRecord => ({
  ...{ id: randomId(), by, byName, at: now, until: now + SCHOOL_BACKUP_MS },
  ...{ key: randomId(), pieces: { tries: [] }, done: 0, of: 0 },
});

export const stateOf = ({ at, pieces }: SchoolBackupRecord, now: number): SchoolBackup['state'] =>
  pieces.whole !== undefined ? 'ready' : now - at > LONGEST_MS ? 'failed' : 'making';

/** About how many lines a backup will have: a line for each document, and one more for each file. */
async function countLines(): Promise<number> {
  const counts = await Promise.all(
    collectionNames
      .filter((name) => !FLEETING.has(name))
      .map(async (name) => (await allOf(name).count().get()).data().count * (name === 'files' ? 2 : 1)),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Makes a backup that an operator asked for, unless it is made already; tells in its record how far it is. */
export async function makeSchoolBackup(id: string): Promise<void> {
  const record = await documents.schoolBackups.read(id);
  if (record === undefined || record.pieces.whole !== undefined) return;
  await documents.schoolBackups.change(id, documents.schoolBackups.at(['of'], await countLines()));
  let lines = 0;
  async function* counted(): AsyncGenerator<BackupLine> {
    for await (const line of gatherSchool('operators')) {
      lines += 1;
      yield line;
    }
  }
  const head = { kind: 'school', id: null, madeAt: Date.now() } as const;
  await storePieces(
    schoolCopy(id, record.key),
    () => backupPieces(head, counted(), PIECE_BYTES),
    () => documents.schoolBackups.change(id, documents.schoolBackups.at(['done'], lines)),
  );
}

/** Deletes a backup whose day is over: its pieces, and then its key. @returns how many. */
export async function expireSchoolBackup(id: string, now: number): Promise<number> {
  const record = await documents.schoolBackups.read(id);
  if (record === undefined || record.until > now) return 0;
  await removePieces(placeOf(id), record.pieces);
  await documents.schoolBackups.ref(id).delete();
  return 1;
}
