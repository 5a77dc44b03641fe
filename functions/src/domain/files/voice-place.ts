import { AppError } from '@lemma/contract';
import { type ChosenVoice, isVoiceType, type Voice } from '@lemma/school/files';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { fileStore } from '../../platform/file-store.ts';
import type { VoicePlace } from '../../platform/records.ts';
import { quotaKey } from './store-file.ts';

/** A change that is read already and not yet written, and the files whose bytes go once it is. */
type Change = { readonly write: () => void; readonly gone: readonly string[] };
const NOTHING: Change = { write: () => undefined, gone: [] };

export type Bound = Exclude<VoicePlace, { readonly kind: 'loose' }>;

export async function removeBytes(gone: readonly string[]): Promise<void> {
  const store = await fileStore();
  for (const fileId of gone) await store.remove(fileId);
}

/** Takes a recording out of a comment. Of one note to several students it stays with the others. */
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

/** Where a recording belongs with one place more, or undefined where it belongs to another comment. */
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
 * Puts a recording into a comment. Only who recorded it does, and into one comment alone; a comment that is written again with the
 * same recording keeps it, whoever writes. @throws AppError `auth/forbidden`.
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

/** A comment is written: what it says aloud now, and the end of what it said before. Reads; `write` comes after all reads. */
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
