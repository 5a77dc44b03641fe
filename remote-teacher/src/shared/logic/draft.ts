import { type ChosenVoice, fileEndings, isVoiceType, VOICE_ALONE, type Voice } from '@lemma/school/files';
import { uploadFile } from '@lemma/shared-auth';

/** A recording: in progress, finished but not sent, or sent before. */
export type Spoken =
  | { readonly kind: 'going' }
  | { readonly kind: 'new'; readonly blob: Blob; readonly seconds: number }
  | { readonly kind: 'kept'; readonly voice: Voice };

/** A comment that is being written. Nothing of it is lost when sending fails. */
export type Draft = { readonly text: string; readonly spoken?: Spoken };
export const NO_DRAFT: Draft = { text: '' };

/** A draft for changing a comment that was already sent. */
export const draftOf = (comment: { readonly text: string; readonly voice?: Voice | undefined } | undefined): Draft => {
  if (comment?.voice === undefined) return { text: comment?.text ?? '' };
  const text = comment.text === VOICE_ALONE ? '' : comment.text;
  return { text, spoken: { kind: 'kept', voice: comment.voice } };
};

/** Whether the draft has content and no recording is in progress. */
export const maySend = ({ text, spoken }: Draft): boolean =>
  spoken?.kind !== 'going' && (text.trim() !== '' || spoken !== undefined);

/** Whether leaving the page would lose a recording. */
export const isUnsent = ({ spoken }: Draft): boolean => spoken?.kind === 'going' || spoken?.kind === 'new';

async function chosen(spoken: Spoken | undefined): Promise<ChosenVoice | undefined> {
  if (spoken === undefined || spoken.kind === 'going') return undefined;
  if (spoken.kind === 'kept') return { fileId: spoken.voice.fileId, seconds: spoken.voice.seconds };
  const { blob, seconds } = spoken;
  const [type = ''] = blob.type.split(';');
  const name = `voice.${isVoiceType(type) ? fileEndings[type] : 'webm'}`;
  const { file } = await uploadFile(new File([blob], name), { purpose: 'comment-voice', onProgress: () => undefined });
  return { fileId: file.fileId, seconds };
}

/**
 * The draft in the form that calls expect: its recording is uploaded first, and only once however often this is tried.
 * @throws AppError.
 */
export async function written({ text, spoken }: Draft): Promise<{ text: string; voice?: ChosenVoice }> {
  const voice = await chosen(spoken);
  return { text: text.trim(), ...(voice && { voice }) };
}
