import { MINUTE, SECOND } from '@lemma/school/time';
import type { Submission } from '@lemma/school/work';
import { formatTime, Notice } from '@lemma/ui';
import { useEffect } from 'react';
import { post } from '#shared/outbox/outbox.ts';
import { useText } from '#shared/text/texts.ts';
import { useTimeLeft } from './use-time-left.ts';

type TimeLeftProps = { readonly uid: string; readonly submission: Submission };

/** The minutes left at which the time is announced. */
const SAID_AT_MINUTES = [10, 5, 1] as const;

/** The time left of a time limit. When it is over, the work is turned in. */
export function TimeLeft({ uid, submission }: TimeLeftProps) {
  const t = useText('work');
  const { id } = submission;
  const { endsAt, left, heard } = useTimeLeft(uid, submission);
  const over = left === 0;

  useEffect(() => {
    // Again with each time that is heard: what was turned in too early was dropped.
    if (over && heard) void post({ kind: 'hand-in', uid, submissionId: id, byClock: true });
  }, [over, heard, uid, id]);

  if (endsAt === undefined) return null;
  if (over) return <Notice tone="warm">{t('timeUp')}</Notice>;
  if (left === undefined) return <p className="pb-4 font-semibold">{t('timeEnds', { when: formatTime(endsAt) })}</p>;
  const minutes = Math.ceil(left / MINUTE);
  const said = SAID_AT_MINUTES.find((one) => one === minutes);
  const seconds = Math.ceil(left / SECOND);
  return (
    <div className="pb-4">
      <p role="timer" aria-live="off" className="figures-tabular font-semibold">
        {t('timeLeft', {
          time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
        })}
      </p>
      <p role="status" className="sr-only">
        {said !== undefined && t('minutesLeft', { minutes: said })}
      </p>
    </div>
  );
}
