import type { StoredFile } from '@lemma/school/files';
import { Button, errorSentence, formatBytes, IconButton, Progress } from '@lemma/ui';
import { Check, RotateCcw, X } from 'lucide-react';
import { useUploadText } from '../text/use-upload-text.ts';
import { isUnderWay, mayTryAgain, type Upload, type UploadQueue } from './upload-queue.ts';

type UploadListProps = { readonly uploads: readonly Upload[]; readonly queue: UploadQueue };

/** Files that are being uploaded, each with its state and the possible actions. */
export function UploadList({ uploads, queue }: UploadListProps) {
  const t = useUploadText('upload');
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t('onTheWay')} className="divide-y divide-line border-y border-line">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex min-h-14 items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <UploadStatus upload={upload} />
          </div>
          <UploadActions upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  );
}

/** The page count is shown only for files with pages; a spreadsheet or document has none. */
const storedFileWords = (t: ReturnType<typeof useUploadText<'upload'>>, { type, pages, size }: StoredFile): string =>
  type === 'application/pdf' || type.startsWith('image/')
    ? t('kept', { pages, size: formatBytes(size) })
    : t('keptWhole', { size: formatBytes(size) });

/** One file: its name and state in words, with a progress bar while it is being sent. */
export function UploadStatus({ upload: { file, state } }: { readonly upload: Upload }) {
  const t = useUploadText('upload');
  if (state.kind === 'sending' || state.kind === 'paused') {
    const text = state.kind === 'paused' ? t('paused') : t('share', { share: state.share });
    return <Progress label={file.name} value={state.share} max={1} text={text} />;
  }
  return (
    <>
      <p className="truncate">{file.name}</p>
      <p role="status" className="text-sm text-muted">
        {state.kind === 'waiting' && t('waiting')}
        {state.kind === 'stopped' && t('stopped')}
        {state.kind === 'kept' && (
          <>
            <Check aria-hidden="true" className="me-1 inline size-4 text-accent" />
            {state.again ? t('again') : storedFileWords(t, state.file)}
          </>
        )}
        {state.kind === 'failed' && (
          <span className="text-warm-strong">
            {errorSentence(state.code).title}. {errorSentence(state.code).body}
          </span>
        )}
      </p>
    </>
  );
}

export function UploadActions({ upload, queue }: { readonly upload: Upload; readonly queue: UploadQueue }) {
  const t = useUploadText('upload');
  const { key, file, state } = upload;
  const name = file.name;
  const under = isUnderWay(state);
  return (
    <>
      {mayTryAgain(state) && (
        <Button
          size="small"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          aria-label={t('retry', { name })}
          onClick={() => queue.retry(key)}
        >
          {t('retryShort')}
        </Button>
      )}
      <IconButton
        label={under ? t('stop', { name }) : t('remove', { name })}
        icon={<X aria-hidden="true" />}
        onClick={() => (under ? queue.stop(key) : queue.remove(key))}
      />
    </>
  );
}
