import { MINUTE, SECOND } from '@lemma/school/time';
import { mayWork, type Submission } from '@lemma/school/work';
import { Notice } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { post } from '#shared/outbox/outbox.ts';
import { useText } from '#shared/text/texts.ts';

type TimeLeftProps = { readonly uid: string; readonly submission: Submission };

/** The minutes left at which the time is announced. */
const SAID_AT_MINUTES = [10, 5, 1] as const;

/** The time left of a time limit. When it is over, the work is turned in. */
export function TimeLeft({ uid, submission }: TimeLeftProps) {
  const t = useText('work');
  const { id, endsAt, state } = submission;
  const runs = endsAt !== undefined && state !== 'resubmit' && mayWork(submission);
  const [now, setNow] = useState(() => Date.now());
  const over = runs && now >= endsAt;

  useEffect(() => {
    if (!runs || over) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs, over]);

  useEffect(() => {
    if (over) void post({ kind: 'hand-in', uid, submissionId: id });
  }, [over, uid, id]);

  if (!runs) return null;
  if (over) return <Notice tone="warm">{t('timeUp')}</Notice>;
  const left = endsAt - now;
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
