import { AppError } from '@lemma/contract';
import { type ChosenVoice, isVoiceType, type Voice } from '@lemma/school/files';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import type { VoicePlace } from '../../platform/records.ts';
import { quotaKey } from './store-file.ts';

/** A change that has done its reads and not yet its writes, and the files whose bytes are deleted after the writes. */
type Change = { readonly write: () => void; readonly gone: readonly string[] };
const NOTHING: Change = { write: () => undefined, gone: [] };

export type Bound = Exclude<VoicePlace, { readonly kind: 'loose' }>;

export async function removeBytes(gone: readonly string[]): Promise<void> {
  const store = await fileStore();
  for (const fileId of gone) await store.remove(fileId);
}

/** Removes a recording from a comment. A note to several students keeps it for the others. */
export async function letGo(tx: Transaction, fileId: string, from?: string): Promise<Change> {
  const file = await documents.files.read(fileId, tx);
  if (file?.voice === undefined) return NOTHING;
  const { voice, uid, size } = file;
  const ref = documents.files.ref(fileId);
  const others = voice.kind === 'note' ? voice.studentIds.filter((id) => id !== from) : [];
  if (voice.kind === 'note' && others.length > 0)
    return { write: () => tx.update(ref, { voice: { ...voice, studentIds: others } }), gone: [] };
  const key = quotaKey(uid);
  const used = await documents.quotas.read(key, tx);
  const write = () => {
    tx.delete(ref);
    if (used) documents.quotas.put(tx, key, { bytes: used.bytes - size, files: used.files - 1 });
  };
  return { write, gone: [fileId] };
}

/** Where the recording belongs after `place` is added; undefined when it already belongs to another comment. */
function withPlace(current: VoicePlace, place: Bound): VoicePlace | undefined {
  if (current.kind === 'loose') return place;
  if (current.commentId !== place.commentId) return undefined;
  if (current.kind === 'note' && place.kind === 'note')
    return { ...current, studentIds: [...new Set([...current.studentIds, ...place.studentIds])] };
  return current.kind === 'work' && place.kind === 'work' && current.assignmentId === place.assignmentId
    ? current
    : undefined;
}

/**
 * Attaches a recording to a comment. Only the person who recorded it may do that, and only to one comment. Rewriting
 * the comment with the same recording keeps it, whoever rewrites it.
 * @throws AppError `auth/forbidden`.
 */
export async function takeUp(tx: Transaction, caller: Caller, chosen: ChosenVoice, place: Bound) {
  const file = await documents.files.read(chosen.fileId, tx);
  const next = file?.voice && withPlace(file.voice, place);
  if (file?.voice === undefined || next === undefined || !isVoiceType(file.type))
    throw new AppError('auth/forbidden', `recording ${chosen.fileId}`);
  const isNew = JSON.stringify(next) !== JSON.stringify(file.voice);
  if (isNew && file.uid !== caller.uid) throw new AppError('auth/forbidden', `recording ${chosen.fileId}`);
  const voice: Voice = { ...chosen, type: file.type };
  return { voice, write: () => void (isNew && tx.update(documents.files.ref(file.id), { voice: next })) };
}

type Exchange = { readonly chosen: ChosenVoice | undefined; readonly before: Voice | undefined; readonly place: Bound };

/**
 * Replaces the recording of a comment that is being written: attaches the new one and removes the one before. It reads
 * at once; call `write` after all reads of the transaction.
 */
export async function exchangeVoice(tx: Transaction, caller: Caller, { chosen, before, place }: Exchange) {
  const taken = chosen && (await takeUp(tx, caller, chosen, place));
  const from = place.kind === 'note' ? place.studentIds[0] : undefined;
  const left = before && before.fileId !== chosen?.fileId ? await letGo(tx, before.fileId, from) : NOTHING;
  const write = () => {
    taken?.write();
    left.write();
  };
  return { ...(taken && { voice: taken.voice }), write, gone: left.gone };
}
