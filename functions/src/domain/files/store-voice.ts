import { AppError } from '@lemma/contract';
import type { StoredFile } from '@lemma/school/files';
import { DAY } from '@lemma/school/time';
import { requireAccount } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import { isOurs, toAppError } from '../../platform/fault.ts';
import { fileStore } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import type { FileRecord } from '../../platform/records.ts';
import { type NewFile, QUOTA, quotaKey } from './store-file.ts';
import { letGo, removeBytes } from './voice-place.ts';

/** Milliseconds after which a recording whose comment was never sent is deleted. */
const STALE = DAY;
const RECORDINGS_AT_ONCE = 20;

/** The same recording has the same id, so that sending it twice stores it once. */
const idOf = (uid: string, digest: string): string => hashOf('voice', uid, digest);

const storedOf = ({ id, name, type, size, at }: FileRecord, digest: string): StoredFile => ({
  ...{ fileId: id, name, type, size, at, digest },
  pages: 1,
  purpose: 'comment-voice',
});

/** Only teachers may record comments. */
export async function requireSpeaker(uid: string): Promise<void> {
  const profile = await documents.users.read(uid);
  if (profile?.role !== 'teacher') throw new AppError('auth/forbidden', 'comments are a teacher’s');
}

/** The person's own recording with this content, if it was already sent. */
export async function voiceWithDigest(uid: string, digest: string): Promise<StoredFile | undefined> {
  const file = await documents.files.read(idOf(uid, digest));
  return file?.uid === uid ? storedOf(file, digest) : undefined;
}

/** Deletes a person's recordings from before `before` whose comments were never sent. */
export async function dropLoose(uid: string, before: number): Promise<void> {
  const own = documents.files.where(['uid', '==', uid], ['voice.kind', '==', 'loose']).limit(RECORDINGS_AT_ONCE);
  const found = (await own.get()).docs.flatMap((snapshot) => documents.files.parse(snapshot) ?? []);
  for (const { id, at } of found) {
    if (at >= before) continue;
    const gone = await inTransaction(async (tx) => {
      const file = await documents.files.read(id, tx);
      if (file?.voice?.kind !== 'loose') return [];
      const change = await letGo(tx, id);
      change.write();
      return change.gone;
    });
    await removeBytes(gone);
  }
}

/**
 * Stores a checked recording that belongs to no comment yet: bytes first, then its record. It is not listed among a
 * person's files.
 */
export async function storeVoice({ uid, bytes, digest, name, type, at }: NewFile) {
  await dropLoose(uid, at - STALE);
  const id = idOf(uid, digest);
  const store = await fileStore();
  await store.put(id, bytes, type);
  const record: FileRecord = {
    id,
    uid,
    name,
    type,
    size: bytes.length,
    at,
    pages: 1,
    handedIn: [],
    voice: { kind: 'loose' },
  };
  const entered = inTransaction(async (tx) => {
    await requireAccount(uid, tx);
    const key = quotaKey(uid);
    const used = (await documents.quotas.read(key, tx)) ?? { bytes: 0, files: 0 };
    if ((await documents.files.read(id, tx)) !== undefined) return false;
    const next = { bytes: used.bytes + record.size, files: used.files + 1 };
    if (next.bytes > QUOTA.bytes || next.files > QUOTA.files) return true;
    documents.files.create(tx, id, record);
    documents.quotas.put(tx, key, next);
    return false;
  });
  const refused = await entered.then(
    (full) => (full ? new AppError('file/quota', uid) : undefined),
    (error: unknown) => toAppError(error),
  );
  // After a fault of the server the same request is sent again.
  if (refused && !isOurs(refused)) await store.remove(id);
  if (refused) throw refused;
  return { file: storedOf(record, digest), again: false };
}
