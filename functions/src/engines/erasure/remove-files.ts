import { FieldValue } from 'firebase-admin/firestore';
import { letGo } from '../../domain/files/voice-place.ts';
import { documents } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firebase.ts';
import type { FileRecord, UploadRecord } from '../../platform/records.ts';
import { quotaIdOf } from './owned-documents.ts';

/** Whose work is deleted: a child's, or all work of a class. */
type Leaving = { readonly studentId: string } | { readonly classId: string };

const goes = (leaving: Leaving, { studentId, classId }: FileRecord['handedIn'][number]): boolean =>
  'studentId' in leaving ? leaving.studentId === studentId : leaving.classId === classId;

/**
 * Removes a file from work that is deleted, and the file itself unless other work contains it too. True if its bytes
 * are deleted.
 */
const removeOne = (fileId: string, leaving: Leaving): Promise<boolean> =>
  inTransaction(async (tx) => {
    const file = await documents.files.read(fileId, tx);
    if (file === undefined) return true;
    const child = 'studentId' in leaving ? leaving.studentId : undefined;
    // The recording of a comment for everybody with the same answer stays with the assignment.
    if (child !== undefined && file.voice?.kind === 'work' && file.voice.forAll) return false;
    if (file.voice) {
      const change = await letGo(tx, fileId, child);
      change.write();
      return change.gone.length > 0;
    }
    const others = file.handedIn.filter((one) => !goes(leaving, one));
    if (others.length > 0) {
      tx.update(documents.files.ref(fileId), { handedIn: others });
      return false;
    }
    const shelf = await documents.shelves.read(file.uid, tx);
    const quota = await documents.quotas.read(quotaIdOf(file.uid), tx);
    tx.delete(documents.files.ref(fileId));
    // A page split from a scan is on no shelf and does not count toward the quota.
    if (shelf?.files[fileId] === undefined) return true;
    documents.shelves.patch(tx, file.uid, documents.shelves.at(['files', fileId], FieldValue.delete()));
    if (quota) {
      const left = { bytes: quota.bytes - file.size, files: quota.files - 1 };
      documents.quotas.put(tx, quotaIdOf(file.uid), left);
    }
    return true;
  });

/** Removes the files of deleted work: records first, then bytes. */
export async function removeFiles(fileIds: readonly string[], leaving: Leaving): Promise<void> {
  const store = await fileStore();
  for (const fileId of fileIds) if (await removeOne(fileId, leaving)) await store.remove(fileId);
}

const partsOf = ({ id, parts }: UploadRecord): string[] => parts.map((_, index) => `${id}-${index}`);

/** Removes the parts of unfinished uploads. */
export async function removeUploads(studentId: string): Promise<void> {
  const store = await fileStore();
  const own = await documents.uploads.where(['uid', '==', studentId]).get();
  for (const snapshot of own.docs) {
    const upload = documents.uploads.parse(snapshot);
    for (const part of upload ? partsOf(upload) : []) await store.remove(part);
    await snapshot.ref.delete();
  }
}
