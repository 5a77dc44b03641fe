import { AppError } from '@lemma/contract';
import type { Request } from 'firebase-functions/v2/https';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { hashOf, randomId } from '../platform/hash.ts';
import type { FileRecord } from '../platform/records.ts';
import { cleanFile, safeName } from './clean-file.ts';
import { answer, type Reply, uidOf } from './http.ts';
import { readForm } from './read-form.ts';
import { fileStore } from './store.ts';

/** What one person may keep: a year of photographed pages. */
const QUOTA = { bytes: 1024 * 1024 * 1024, files: 1000 } as const;

const quotaKey = (uid: string): string => hashOf('files of', uid);

/** Books the room before the bytes are written, so that many uploads at once don't pass together. */
const book = (uid: string, bytes: number, files: 1 | -1): Promise<void> =>
  inTransaction(async (tx) => {
    const used = (await documents.quotas.read(quotaKey(uid), tx)) ?? { bytes: 0, files: 0 };
    const next = { bytes: used.bytes + bytes, files: used.files + files };
    if (files > 0 && (next.bytes > QUOTA.bytes || next.files > QUOTA.files))
      throw new AppError('data/too-large', 'quota');
    tx.set(documents.quotas.ref(quotaKey(uid)), next);
  });

async function keep(record: FileRecord, bytes: Uint8Array): Promise<void> {
  const store = await fileStore();
  await book(record.uid, record.size, 1);
  try {
    await store.put(record.id, bytes, record.type);
    await documents.files.ref(record.id).create(record);
  } catch (error) {
    await store.remove(record.id);
    await book(record.uid, -record.size, -1);
    throw error;
  }
}

/** POST a file: `{ fileId, name, type, size }`, or `{ error: { code } }` and nothing kept. */
export const upload = (request: Request, reply: Reply): Promise<void> =>
  answer(reply, async () => {
    if (request.method !== 'POST') throw new AppError('input/malformed', request.method);
    const uid = await uidOf(request);
    const form = await readForm(request);
    const { type, bytes } = await cleanFile(form.bytes);
    const id = randomId();
    const name = safeName(form.name, type);
    await keep({ id, uid, name, type, size: bytes.length, at: Date.now(), handedIn: [] }, bytes);
    reply.status(200).json({ fileId: id, name, type, size: bytes.length });
  });
