import { MOST_WORKING, mayWork, type Submission, type WorkItem } from '@lemma/school/work';
import { useCommand } from '@lemma/screens';
import { call, uploadFile } from '@lemma/shared-auth';
import { Button, TextArea } from '@lemma/ui';
import { useRef, useState } from 'react';
import { usePad } from '#shared/outbox/use-pad.ts';
import { useText } from '#shared/text/texts.ts';
import { DrawingPad } from './drawing-pad.tsx';

type ScratchpadProps = { readonly uid: string; readonly submission: Submission; readonly item: WorkItem };

/** A scratchpad, stored on this device. A photo or the drawing is sent to the teacher only when the student adds it. */
export function Scratchpad({ uid, submission, item }: ScratchpadProps) {
  const t = useText('pad');
  const [open, setOpen] = useState(false);
  const given = item.working?.length ?? 0;
  return (
    <details className="mt-6 border-y border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center py-2">
        <span className="font-semibold">{t('title')}</span>
        {given > 0 && <span className="ms-auto ps-4 text-sm text-muted">{t('given', { count: given })}</span>}
      </summary>
      {open && <Open uid={uid} submission={submission} item={item} />}
    </details>
  );
}

function Open({ uid, submission, item }: ScratchpadProps) {
  const t = useText('pad');
  const { pad, ready, state, change } = usePad(uid, submission.id, item.id);
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <div className="flex flex-col gap-4 pb-5">
      <p className="measure text-sm text-muted">{t('lead')}</p>
      <TextArea
        label={t('write')}
        rows={3}
        maxLength={4000}
        disabled={!ready}
        value={pad.text}
        onChange={(event) => change({ ...pad, text: event.currentTarget.value })}
      />
      <DrawingPad
        canvas={canvas}
        label={t('draw')}
        strokes={pad.strokes}
        onStroke={(stroke) => change({ ...pad, strokes: [...pad.strokes, stroke] })}
      />
      {pad.strokes.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => change({ ...pad, strokes: pad.strokes.slice(0, -1) })}>
            {t('undo')}
          </Button>
          <Button size="small" onClick={() => change({ ...pad, strokes: [] })}>
            {t('clear')}
          </Button>
        </div>
      )}
      {mayWork(submission) && (
        <Give submission={submission} item={item} canvas={canvas} drawn={pad.strokes.length > 0} />
      )}
      <p role="status" className="text-sm text-muted">
        {state !== 'none' && t(state)}
      </p>
    </div>
  );
}

type GiveProps = {
  readonly submission: Submission;
  readonly item: WorkItem;
  readonly canvas: { readonly current: HTMLCanvasElement | null };
  readonly drawn: boolean;
};

function Give({ submission, item, canvas, drawn }: GiveProps) {
  const t = useText('pad');
  const photo = useRef<HTMLInputElement>(null);
  const give = useCommand(async (file: File) => {
    const { file: stored } = await uploadFile(file, { purpose: 'hand-in', onProgress: () => undefined });
    await call('attachWorking', { submissionId: submission.id, itemId: item.id, fileId: stored.fileId });
  });
  if ((item.working?.length ?? 0) >= MOST_WORKING) return <p className="text-muted">{t('full')}</p>;
  const giveDrawing = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) give.mutate(new File([blob], `${t('drawingName')}.png`, { type: 'image/png' }));
    });
  return (
    <div className="flex flex-wrap gap-3">
      <Button pending={give.isPending} onClick={() => photo.current?.click()}>
        {t('photo')}
      </Button>
      {drawn && (
        <Button pending={give.isPending} onClick={giveDrawing}>
          {t('giveDrawing')}
        </Button>
      )}
      <input
        ref={photo}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('photo')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file && !give.isPending) give.mutate(file);
        }}
      />
    </div>
  );
}
