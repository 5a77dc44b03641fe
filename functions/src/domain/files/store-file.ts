import { AppError } from '@lemma/contract';
import type { FilePurpose, FileType, StoredFile } from '@lemma/school/files';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { requireAccount } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf, randomId } from '../../platform/hash.ts';
import type { FileRecord } from '../../platform/records.ts';

/** The largest total size of one person's files: a year of photographed pages. */
export const QUOTA = { bytes: 1024 * 1024 * 1024, files: 1000 } as const;

export const quotaKey = (uid: string): string => hashOf('files of', uid);

export type NewFile = {
  readonly uid: string;
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly purpose: FilePurpose;
  readonly digest: string;
  readonly at: number;
};

/** The person's own file with this content, if there is one. */
export async function fileWithDigest(uid: string, digest: string): Promise<StoredFile | undefined> {
  const shelf = await documents.shelves.read(uid);
  return Object.values(shelf?.files ?? {}).find((file) => file.digest === digest);
}

/** Writes the records of a file whose bytes are stored; returns the existing record when another request was faster. */
const enter = (file: StoredFile, uid: string): Promise<StoredFile> =>
  inTransaction(async (tx) => {
    await requireAccount(uid, tx);
    const key = quotaKey(uid);
    const [shelf, used = { bytes: 0, files: 0 }] = await Promise.all([
      documents.shelves.read(uid, tx),
      documents.quotas.read(key, tx),
    ]);
    const there = Object.values(shelf?.files ?? {}).find(({ digest }) => digest === file.digest);
    if (there) return there;
    const next = { bytes: used.bytes + file.size, files: used.files + 1 };
    if (next.bytes > QUOTA.bytes || next.files > QUOTA.files) throw new AppError('file/quota', uid);
    const { fileId: id, name, type, size, at, pages } = file;
    documents.files.create(tx, id, { id, uid, name, type, size, at, pages, handedIn: [] });
    if (shelf) documents.shelves.grow(tx, uid, shelf, documents.shelves.at(['files', id], file));
    else documents.shelves.put(tx, uid, { uid, files: { [id]: file } });
    documents.quotas.put(tx, key, next);
    return file;
  });

/** Stores a checked file: bytes first, then its records, so that no record points to missing bytes. */
export async function storeFile({ uid, bytes, ...rest }: NewFile): Promise<{ file: StoredFile; again: boolean }> {
  const store = await fileStore();
  const fileId = randomId();
  await store.put(fileId, bytes, rest.type);
  try {
    const file = await enter({ ...rest, fileId, size: bytes.length }, uid);
    if (file.fileId !== fileId) await store.remove(fileId);
    return { file, again: file.fileId !== fileId };
  } catch (error) {
    await store.remove(fileId);
    throw error;
  }
}

/** The caller's own file, provided that no work contains it. @throws AppError `auth/forbidden`, `file/in-use`. */
export async function requireDroppable(fileId: string, uid: string, tx?: Transaction): Promise<FileRecord> {
  const file = await documents.files.read(fileId, tx);
  if (file?.uid !== uid) throw new AppError('auth/forbidden', fileId);
  // A recording is deleted together with its comment.
  if (file.handedIn.length > 0 || file.voice) throw new AppError('file/in-use', fileId);
  return file;
}

/** Deletes a file: records first, then its bytes. @throws AppError `file/in-use` for a file that was turned in. */
export async function dropFile(fileId: string, uid: string): Promise<void> {
  const { pages } = await inTransaction(async (tx) => {
    const file = await requireDroppable(fileId, uid, tx);
    const key = quotaKey(uid);
    const used = await documents.quotas.read(key, tx);
    tx.delete(documents.files.ref(fileId));
    documents.shelves.patch(tx, uid, documents.shelves.at(['files', fileId], FieldValue.delete()));
    if (used) documents.quotas.put(tx, key, { bytes: used.bytes - file.size, files: used.files - 1 });
    return file;
  });
  const store = await fileStore();
  await store.remove(fileId);
  // Also deletes the pages that were split from the file, unless work contains them.
  for (let page = 1; pages > 1 && page <= pages; page += 1) await dropPage(pageIdOf(fileId, page));
}

/** The id of one page of a PDF, which is stored as a file of its own. */
export const pageIdOf = (fileId: string, page: number): string => hashOf('page of', fileId, `${page}`);

/** Deletes a page that was split from a file, unless work contains it. */
export async function dropPage(id: string): Promise<void> {
  const isDropped = await inTransaction(async (tx) => {
    const page = await documents.files.read(id, tx);
    if (page === undefined || page.handedIn.length > 0) return false;
    tx.delete(documents.files.ref(id));
    return true;
  });
  if (isDropped) await (await fileStore()).remove(id);
}
