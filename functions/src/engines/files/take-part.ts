import { createHash } from 'node:crypto';
import { AppError } from '@lemma/contract';
import {
  largestFor,
  mostPagesFor,
  type StoredFile,
  typesFor,
  type UploadPart,
  type UploadReply,
} from '@lemma/school/files';
import { DAY } from '@lemma/school/time';
import { fileWithDigest, storeFile } from '../../domain/files/store-file.ts';
import { requireSpeaker, storeVoice, voiceWithDigest } from '../../domain/files/store-voice.ts';
import { requireAccount } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import { isOurs, toAppError } from '../../platform/fault.ts';
import { fileStore } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import type { UploadRecord } from '../../platform/records.ts';
import { cleanFile, safeName } from './clean-file.ts';

type Part = UploadPart & { readonly bytes: Uint8Array };

/** Milliseconds after which an unfinished upload is deleted. */
const STALE_MS = DAY;
export const MOST_PARTS = 200;
/** The most files of one person of which only a part has arrived: they are in no quota yet. */
export const MOST_UNFINISHED = 20;
/** What they may take together, in bytes: one class's scans on a slow connection. */
const MOST_UNFINISHED_BYTES = 100 * 1024 * 1024;

const idOf = (uid: string, digest: string): string => hashOf('upload', uid, digest);
const partKey = (id: string, index: number): string => `${id}-${index}`;
const receivedOf = (record: UploadRecord | undefined): number =>
  (record?.parts ?? []).reduce((sum, length) => sum + length, 0);

/** Deletes the parts of a file that have arrived. */
export async function forget(record: UploadRecord): Promise<void> {
  const store = await fileStore();
  await documents.uploads.ref(record.id).delete();
  await Promise.all(record.parts.map((_, index) => store.remove(partKey(record.id, index))));
}

async function forgetStale(uid: string, now: number): Promise<void> {
  const own = await documents.uploads.where(['uid', '==', uid]).limit(20).get();
  const records = own.docs.flatMap((snapshot) => documents.uploads.parse(snapshot) ?? []);
  await Promise.all(records.filter(({ at }) => at < now - STALE_MS).map(forget));
}

/** Stores the part if it is the next one. Otherwise nothing changes, and the answer says which part is expected. */
async function addPart(uid: string, part: Part, now: number): Promise<UploadRecord | undefined> {
  const id = idOf(uid, part.digest);
  const before = await documents.uploads.read(id);
  if (receivedOf(before) !== part.at || part.bytes.length === 0) return before;
  const index = before?.parts.length ?? 0;
  if (index >= MOST_PARTS) throw new AppError('input/malformed', 'too many parts');
  const store = await fileStore();
  await store.put(partKey(id, index), part.bytes, 'application/octet-stream');
  const entered = inTransaction(async (tx) => {
    await requireAccount(uid, tx);
    const current = await documents.uploads.read(id, tx);
    if (receivedOf(current) !== part.at) return current;
    if (current === undefined) {
      const others = await tx.get(documents.uploads.where(['uid', '==', uid]).limit(MOST_UNFINISHED));
      const sizes = others.docs.map((one) => documents.uploads.parse(one)?.size ?? 0);
      const bytes = sizes.reduce((sum, size) => sum + size, part.size);
      if (others.size >= MOST_UNFINISHED || bytes > MOST_UNFINISHED_BYTES)
        throw new AppError('file/quota', `unfinished files of ${uid}`);
    }
    const parts = [...(current?.parts ?? []), part.bytes.length];
    const record = { id, uid, size: part.size, parts, at: now };
    documents.uploads.put(tx, id, record);
    return record;
  });
  return entered.catch(async (error: unknown) => {
    // What is refused leaves nothing behind. After a fault of the server the same part is sent again.
    if (!isOurs(toAppError(error))) await store.remove(partKey(id, index));
    throw error;
  });
}

async function joined(record: UploadRecord): Promise<Uint8Array> {
  const store = await fileStore();
  const parts = await Promise.all(record.parts.map((_, index) => store.get(partKey(record.id, index))));
  return Buffer.concat(parts.filter((part) => part !== undefined));
}

async function finish(uid: string, part: Part, bytes: Uint8Array, now: number): Promise<UploadReply> {
  const { digest, purpose } = part;
  // Two tabs may have sent parts of different lengths, so the digest of the assembled file is checked.
  if (createHash('sha256').update(bytes).digest('hex') !== digest) throw new AppError('data/conflict', 'digest');
  const clean = await cleanFile(bytes, part.name, mostPagesFor(purpose));
  if (!typesFor(purpose).includes(clean.type)) throw new AppError('data/unsupported-type', `${clean.type} ${purpose}`);
  const name = safeName(part.name, clean.type);
  const store = purpose === 'comment-voice' ? storeVoice : storeFile;
  return { kind: 'kept', ...(await store({ uid, name, purpose, digest, at: now, ...clean })) };
}

/** What is already stored of a file with this content. */
async function earlier(uid: string, { purpose, digest }: Part): Promise<StoredFile | undefined> {
  if (purpose !== 'comment-voice') return fileWithDigest(uid, digest);
  await requireSpeaker(uid);
  return voiceWithDigest(uid, digest);
}

/**
 * Takes one part of an upload. Parts may arrive twice and from two tabs; the file is stored once, when it is complete,
 * and checked by content. A refused file leaves nothing behind.
 */
export async function takePart(uid: string, part: Part, now: number): Promise<UploadReply> {
  if (part.size > largestFor(part.purpose)) throw new AppError('data/too-large', `${part.size} bytes`);
  if (part.at + part.bytes.length > part.size) throw new AppError('input/malformed', 'longer than it says');
  const there = await earlier(uid, part);
  if (there) return { kind: 'kept', file: there, again: true };
  if (part.at === 0) await forgetStale(uid, now);
  if (part.at === 0 && part.bytes.length === part.size) return finish(uid, part, part.bytes, now);
  const record = await addPart(uid, part, now);
  const received = receivedOf(record);
  if (record === undefined || received < part.size) return { kind: 'more', received };
  try {
    const reply = await finish(uid, part, await joined(record), now);
    await forget(record);
    return reply;
  } catch (error) {
    // A file that was refused is deleted. After a fault of the server all parts stay, so that the same request can be
    // sent again.
    if (!isOurs(toAppError(error))) await forget(record);
    throw error;
  }
}
