import { LONGEST_VOICE_SECONDS } from '@lemma/school/files';
import { clock } from '@lemma/screens';
import { Button, Notice } from '@lemma/ui';
import { Circle, Pause, Play, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Spoken } from '#shared/logic/draft.ts';
import { useText } from '#shared/text/texts.ts';
import { type RecorderFault, useRecorder } from './use-recorder.ts';

export type VoiceRecorderProps = {
  readonly onSpoken: (spoken: Spoken) => void;
  readonly onClose: () => void;
};

/** The recorder's controls: start, pause, continue, stop. Errors of the microphone are shown with what to do. */
export function VoiceRecorder({ onSpoken, onClose }: VoiceRecorderProps) {
  const t = useText('comment');
  const { state, start, hold, stop } = useRecorder({
    onGoing: () => onSpoken({ kind: 'going' }),
    onRecorded: (blob, seconds) => onSpoken({ kind: 'new', blob, seconds }),
  });
  return (
    <section aria-label={t('speak')} className="flex w-full flex-col gap-3 rounded-md border border-line bg-wash p-4">
      {state.kind === 'going' || state.kind === 'paused' ? (
        <Running elapsed={state.elapsed / 1000} isPaused={state.kind === 'paused'} onHold={hold} onStop={stop} />
      ) : (
        <Resting
          isAsking={state.kind === 'asking'}
          fault={state.kind === 'failed' ? state.fault : undefined}
          onStart={() => void start()}
          onClose={onClose}
        />
      )}
    </section>
  );
}

/**
 * Moves the focus to the first button when one set of controls replaces the other, because the focused button is gone.
 */
function useFirst() {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}

type RestingProps = {
  readonly isAsking: boolean;
  readonly fault: RecorderFault | undefined;
  readonly onStart: () => void;
  readonly onClose: () => void;
};

function Resting({ isAsking, fault, onStart, onClose }: RestingProps) {
  const t = useText('comment');
  const first = useFirst();
  return (
    <>
      <p className="text-sm text-muted">{t('speakLead', { longest: LONGEST_VOICE_SECONDS })}</p>
      <div role="status">{fault && <Notice tone="warm">{t(`faults.${fault}`)}</Notice>}</div>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={first}
          icon={<Circle aria-hidden="true" className="size-4 fill-warm text-warm" />}
          pending={isAsking}
          onClick={onStart}
        >
          {isAsking ? t('asking') : t('start')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

type RunningProps = {
  /** Seconds. */
  readonly elapsed: number;
  readonly isPaused: boolean;
  readonly onHold: () => void;
  readonly onStop: () => void;
};

function Running({ elapsed, isPaused, onHold, onStop }: RunningProps) {
  const t = useText('comment');
  const first = useFirst();
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      <div className="flex items-center gap-3">
        <Circle aria-hidden="true" className={`size-4 text-warm ${isPaused ? '' : 'fill-warm'}`} />
        <p role="status" className="font-semibold">
          {isPaused ? t('paused') : t('going')}
        </p>
        <p role="timer" className="figures-tabular text-lg">
          {clock(elapsed)} / {clock(LONGEST_VOICE_SECONDS)}
        </p>
      </div>
      <div aria-hidden="true" className="h-1.5 w-full max-w-md rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${(elapsed / LONGEST_VOICE_SECONDS) * 100}%` }}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} icon={<Square aria-hidden="true" className="size-4" />} onClick={onStop}>
          {t('stop')}
        </Button>
        <Button kind="quiet" icon={<Icon aria-hidden="true" className="size-4" />} onClick={onHold}>
          {isPaused ? t('resume') : t('pause')}
        </Button>
      </div>
    </>
  );
}
