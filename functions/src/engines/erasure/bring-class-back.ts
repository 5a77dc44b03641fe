import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { BACKUP_VERSION, type BackupLine, linesOfPieces } from './backup-file.ts';
import { classCopy } from './class-copy.ts';
import { copyKeyOf, noteRestored, rememberBy } from './erased-copy.ts';
import { noteReturn } from './note-return.ts';
import { type Ending, restore } from './restore.ts';
import { openPieces, removePieces } from './stored-pieces.ts';
import { documentsIn } from './what-returns.ts';

/** The class as it comes back: no longer being deleted, and archived from now on, so that its time begins anew. */
function anew(line: BackupLine, classId: string, now: number): BackupLine {
  if (!('document' in line) || line.document !== `classes/${classId}`) return line;
  const { deletingAt: _marked, ...data } = line.data;
  return { ...line, data: { ...data, archivedAt: now } };
}

/** Each family reads who brought the class back, with its child's data. */
const toldBy =
  (by: string, classId: string): Ending =>
  async (tx, studentIds) => {
    noteReturn(tx, { action: 'class-brought-back', by, classId }, studentIds);
    return {};
  };

/**
 * Restores a deleted class that somebody asked to restore. Its copy is deleted last: until then, the same call continues.
 * Names that were removed from the free texts of others stay removed.
 */
export async function bringClassBack(erasureId: string, now: number): Promise<void> {
  const record = await documents.erased.read(erasureId);
  if (record?.ofClass?.restoringAt === undefined) return;
  const [classId = ''] = record.classIds;
  const lines: BackupLine[] = [];
  for await (const line of linesOfPieces(openPieces(classCopy(erasureId, record.key))))
    lines.push(anew(line, classId, now));
  const head = { lemma: 'backup', version: BACKUP_VERSION, kind: 'class', id: classId, madeAt: now } as const;
  const ending = toldBy(record.ofClass.leaderId, classId);
  if ((await documents.classes.read(classId)) === undefined) await restore(head, lines, now, 'refuse', ending);
  const students = documentsIn('students', lines).map(({ id }) => id);
  await rememberBy(record.key, record.classIds, students);
  await inTransaction(async (tx) => noteRestored(tx, erasureId, now));
  await removePieces(copyKeyOf(erasureId), record.ofClass.pieces);
  await documents.erased.ref(erasureId).delete();
}
