import { codeOf } from '@lemma/contract';
import type { CallInput } from '@lemma/school/calls';
import type { Interview } from '@lemma/school/interview';
import { MINUTE } from '@lemma/school/time';
import { Button, errorSentence, formatSaved, Notice } from '@lemma/ui';
import { useEffect, useRef } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useTrainingCall } from '../commands.ts';
import { Composer, type Sending } from './composer.tsx';
import { TurnView } from './turn-view.tsx';

/** The interview: what was said, what can be asked next, and its controls. */
export function Talk({ interview }: { readonly interview: Interview }) {
  const t = useTrainingText('interview');
  const { id, turns, limits, state, active, student, opening } = interview;
  const [say, undo, pause, finish] = [
    useTrainingCall('say'),
    useTrainingCall('undoTurn'),
    useTrainingCall('pauseInterview'),
    useTrainingCall('finishInterview'),
  ];
  const end = useRef<HTMLDivElement>(null);
  const attempt = useRef<{ readonly words: string; readonly turnId: string }>(undefined);
  const last = turns.at(-1);
  const count = turns.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const minutes = Math.floor(active / MINUTE);
  const full =
    (limits.turns !== undefined && count >= limits.turns) ||
    (limits.minutes !== undefined && minutes >= limits.minutes);
  const send = (sending: Sending, done: () => void) => {
    // Sending the same words again after a lost answer repeats the same turn.
    const words = JSON.stringify(sending);
    if (attempt.current?.words !== words) attempt.current = { words, turnId: crypto.randomUUID() };
    const input: CallInput<'say'> = { interviewId: id, turnId: attempt.current.turnId, ...sending };
    say.mutate(input, {
      onSuccess: () => {
        attempt.current = undefined;
        done();
      },
    });
  };
  const fault = [say, undo, pause, finish].find(({ isError }) => isError)?.error;
  return (
    <section aria-label={t('transcript')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
        <p className="figures-tabular mr-auto text-sm text-muted">
          {limits.turns === undefined ? t('turn', { turn: count }) : t('turnOf', { turn: count, most: limits.turns })}
          {' · '}
          {limits.minutes === undefined
            ? t('minutes', { count: minutes })
            : t('minutesOf', { count: minutes, most: limits.minutes })}
          {' · '}
          {formatSaved(interview.updatedAt)}
        </p>
        {last && (
          <Button
            size="small"
            pending={undo.isPending}
            onClick={() => undo.mutate({ interviewId: id, turnId: last.id })}
          >
            {t('undo')}
          </Button>
        )}
        {count > 0 && (
          <Button
            size="small"
            pending={pause.isPending}
            onClick={() => pause.mutate({ interviewId: id, paused: state !== 'paused' })}
          >
            {state === 'paused' ? t('resume') : t('pause')}
          </Button>
        )}
        <Button size="small" pending={finish.isPending} onClick={() => finish.mutate({ interviewId: id })}>
          {t('finish')}
        </Button>
      </div>
      <ol className="flex flex-col gap-5 py-5" aria-live="polite">
        <li>
          <p className="text-sm font-semibold">{student.name}</p>
          <p>{opening}</p>
        </li>
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} name={student.name} />
        ))}
      </ol>
      <div ref={end} />
      {fault !== undefined && <Notice tone="warm">{errorSentence(codeOf(fault)).body}</Notice>}
      {state === 'paused' && <Notice>{t('paused')}</Notice>}
      {full && <Notice>{t('limitReached')}</Notice>}
      {state !== 'paused' && !full && (
        <Composer interviewId={id} suggestions={interview.suggestions} pending={say.isPending} onSend={send} />
      )}
    </section>
  );
}
