import { Button } from '@lemma/ui';
import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../text/texts.ts';
import { useSound } from './use-sound.ts';

export type VoicePlayerProps = {
  readonly seconds: number;
  /** Fetches the recording when it is first played. @throws AppError. */
  readonly load: () => Promise<Blob>;
  /** The button that plays the recording. */
  readonly button?: Ref<HTMLButtonElement>;
};

/** Seconds as minutes and seconds: 0:07. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`;

/** Plays a spoken comment: a button, the current time, and a slider to move within it by mouse, finger or keys. */
export function VoicePlayer({ seconds, load, button }: VoicePlayerProps) {
  const t = useText('voice');
  const { state, fault, at, isThere, toggle, seek } = useSound(load);
  const isPlaying = state === 'playing';
  const Icon = isPlaying ? Pause : Play;
  // Browsers round the length of a recording in different ways.
  const place = Math.min(Math.floor(at), seconds);
  return (
    <div>
      <div className="flex max-w-md items-center gap-3" data-print="hide">
        <Button
          ref={button}
          className="min-w-28"
          icon={<Icon aria-hidden="true" className="size-5" />}
          pending={state === 'loading'}
          onClick={toggle}
        >
          {isPlaying ? t('pause') : t('listen')}
        </Button>
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('second', { at: place, of: seconds })}
          min={0}
          max={seconds}
          step={1}
          value={place}
          disabled={!isThere}
          onChange={(event) => seek(Number(event.currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
        <span className="figures-tabular text-sm whitespace-nowrap text-muted">
          {clock(place)} / {clock(seconds)}
        </span>
      </div>
      <p className="hidden print:block">{t('printed', { length: clock(seconds) })}</p>
      <p role="status" className="text-sm font-semibold text-warm">
        {fault && t(fault)}
      </p>
    </div>
  );
}
