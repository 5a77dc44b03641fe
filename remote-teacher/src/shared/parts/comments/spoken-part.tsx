import { useOnline, VoicePlayer } from '@lemma/screens';
import { downloadFile } from '@lemma/shared-auth';
import { Button, OfflineNotice } from '@lemma/ui';
import { Mic, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Spoken } from '#shared/logic/draft.ts';
import { useText } from '#shared/text/texts.ts';

type SpokenPartProps = {
  readonly spoken: Exclude<Spoken, { readonly kind: 'going' }>;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
};

/** The recording, to play before it is sent, to delete, or to record again. It stays until it is sent. */
export function SpokenPart({ spoken, onAgain, onDiscard }: SpokenPartProps) {
  const t = useText('comment');
  const isOnline = useOnline();
  const listen = useRef<HTMLButtonElement>(null);
  const isNew = spoken.kind === 'new';
  const seconds = isNew ? spoken.seconds : spoken.voice.seconds;
  useEffect(() => {
    if (isNew) listen.current?.focus();
  }, [isNew]);
  const load = () => (isNew ? Promise.resolve(spoken.blob) : downloadFile(spoken.voice.fileId));
  return (
    <section aria-label={t('speak')} className="flex w-full flex-col gap-2 rounded-md border border-line bg-wash p-4">
      <p role="status" className="font-semibold">
        {t('recorded', { seconds })}
      </p>
      <VoicePlayer seconds={seconds} load={load} button={listen} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Mic aria-hidden="true" className="size-4" />} onClick={onAgain}>
          {t('again')}
        </Button>
        <Button size="small" kind="quiet" icon={<X aria-hidden="true" className="size-4" />} onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('alsoWrite')}</p>
      {isNew && !isOnline && <OfflineNotice>{t('waits')}</OfflineNotice>}
    </section>
  );
}
