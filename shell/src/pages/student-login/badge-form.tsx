import { readBadge } from '@lemma/school/people';
import { Button, FormErrorSummary, Notice, PageTitle } from '@lemma/ui';
import { type ChangeEvent, useCallback, useRef, useState } from 'react';
import { useText } from '../../text/texts.ts';
import { useSubmission } from '../auth-form.ts';
import { callSentence } from './call-sentence.ts';
import { useCamera } from './use-camera.ts';

type BadgeFormProps = { readonly onBadge: (text: string) => Promise<void>; readonly onBack: () => void };

/** Signs in with the code of a badge: by camera, by a photo, or (on the previous step) by typing its letters. */
export function BadgeForm({ onBadge, onBack }: BadgeFormProps) {
  const t = useText('student');
  const video = useRef<HTMLVideoElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const [on, setOn] = useState(false);
  const { pending, faults, submit } = useSubmission(callSentence);
  const enter = (text: string | undefined) => {
    setOn(false);
    const fault = text === undefined ? t('noCode') : readBadge(text) === undefined ? t('noBadge') : undefined;
    return submit(fault === undefined ? [] : [{ message: fault }], () => onBadge(text ?? ''));
  };
  const latest = useRef(enter);
  latest.current = enter;
  const failed = useCamera(
    video,
    on,
    useCallback((text: string) => void latest.current(text), []),
  );
  const handlePhoto = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const chosen = field.files?.[0];
    if (!chosen) return;
    const { readPhoto } = await import('./read-code.ts');
    await enter(await readPhoto(chosen));
    field.value = '';
  };
  return (
    <section className="flex flex-col gap-5">
      <PageTitle>{t('badgeTitle')}</PageTitle>
      <p>{t('badgeLead')}</p>
      <FormErrorSummary errors={faults} />
      {on && !failed && (
        <video ref={video} muted playsInline aria-label={t('cameraView')} className="w-full rounded-md bg-ink" />
      )}
      {failed && (
        <Notice tone="warm">
          <p role="status">{t('cameraOff')}</p>
        </Notice>
      )}
      {!failed && (
        <Button kind="primary" pending={pending} onClick={() => setOn(!on)}>
          {on ? t('cameraStop') : t('camera')}
        </Button>
      )}
      <input
        ref={photo}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('photo')}
        onChange={handlePhoto}
      />
      <Button onClick={() => photo.current?.click()}>{t('photo')}</Button>
      <Button kind="quiet" onClick={onBack}>
        {t('typeInstead')}
      </Button>
    </section>
  );
}
