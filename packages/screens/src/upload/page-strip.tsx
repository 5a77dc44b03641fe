import type { Turn } from '@lemma/school/files';
import { Badge, IconButton } from '@lemma/ui';
import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { useUploadText } from '../text/use-upload-text.ts';
import { turned } from './page-list.ts';
import { PageQuestions } from './page-questions.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UploadActions, UploadStatus } from './upload-list.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';

type PageStripProps = {
  readonly uploads: readonly Upload[];
  readonly queue: UploadQueue;
  readonly turns: Readonly<Record<string, Turn>>;
  readonly onTurns: (turns: Readonly<Record<string, Turn>>) => void;
  /** How many questions the work has; without questions, pages are not assigned to any. */
  readonly questions: number;
  readonly shown: Readonly<Record<string, readonly number[]>>;
  readonly onShown: (shown: Readonly<Record<string, readonly number[]>>) => void;
};

/** The pages in order, as they will be seen, with buttons to rotate, move and remove them. */
export function PageStrip({ uploads, queue, turns, onTurns, questions, shown, onShown }: PageStripProps) {
  const t = useUploadText('upload');
  return (
    <ol aria-label={t('pagesInOrder')} className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {uploads.map((upload, index) => {
        const { key, file, state } = upload;
        const turn = turns[key] ?? 0;
        const page = index + 1;
        return (
          <li key={key} className="flex min-w-0 flex-col gap-2">
            <Thumbnail file={file} turn={turn} label={t('pageOf', { page, name: file.name })} />
            <div className="flex items-center justify-between gap-1">
              <Badge>{t('page', { page })}</Badge>
              <UploadActions upload={upload} queue={queue} />
            </div>
            <UploadStatus upload={upload} />
            {questions > 0 && (
              <PageQuestions
                page={t('page', { page })}
                count={questions}
                chosen={shown[key] ?? []}
                onChange={(chosen) => onShown({ ...shown, [key]: chosen })}
              />
            )}
            <div className="flex gap-1">
              <IconButton
                label={t('earlier', { page })}
                disabled={index === 0}
                icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
                onClick={() => queue.move(key, -1)}
              />
              {file.type.startsWith('image/') && state.kind !== 'failed' && (
                <IconButton
                  label={t('turn', { page })}
                  icon={<RotateCw aria-hidden="true" />}
                  onClick={() => onTurns({ ...turns, [key]: turned(turn) })}
                />
              )}
              <IconButton
                label={t('later', { page })}
                disabled={index === uploads.length - 1}
                icon={<ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />}
                onClick={() => queue.move(key, 1)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
