import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import type { ErasedRecord } from '../../platform/records.ts';
import type { BackupLine } from './backup-file.ts';
import { extendCopy, findCopy, standInBy } from './erased-copy.ts';
import { linksIn, linksQuery, removeStudent, unlist } from './remove-student.ts';

async function erase(erasureId: string, copy: ErasedRecord, childId: string, now: number): Promise<void> {
  const student = await documents.students.read(childId);
  if (student === undefined) return;
  await extendCopy(erasureId, copy, student, now);
  const links = linksIn(await linksQuery(childId).get());
  const doubles = await removeStudent(student, links, standInBy(copy.key));
  await inTransaction((tx) => unlist(tx, student, doubles));
}

/**
 * Brings children who were erased in line with a class that came back. Those whose families had them erased since its
 * backup are erased once more; what came back with them goes into the copy of that deletion, so that a restore of the
 * child has it. Those who were restored while the class was gone get what they had in it: `giveBack` does that.
 */
export async function eraseAgain(
  studentIds: ReadonlySet<string>,
  classId: string,
  giveBack: (childId: string, lines: readonly BackupLine[]) => Promise<void>,
  now: number,
): Promise<void> {
  for (const { id: erasureId } of (await documents.erased.where().get()).docs) {
    const copy = await documents.erased.read(erasureId);
    const receipt = await documents.erasures.read(erasureId);
    // Without a receipt the deletion is not done yet, and whoever confirmed it goes on with it.
    if (copy === undefined || receipt === undefined || copy.ofClass !== undefined) continue;
    const found = await findCopy(erasureId, copy);
    const childId = found?.head.id ?? '';
    if (receipt.restoredAt === undefined && studentIds.has(childId)) await erase(erasureId, copy, childId, now);
    if (found && receipt.restoredAt !== undefined && copy.classIds.includes(classId))
      await giveBack(childId, found.lines);
  }
}
