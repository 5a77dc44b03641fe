import { mayWork, type Submission } from '@lemma/school';
import { useKeptFocus } from '@lemma/screens';
import { Button, ButtonLink, Dialog, formatDateTime, Notice } from '@lemma/ui';
import { useCallback, useState } from 'react';
import { post } from '../../../outbox/outbox.ts';
import type { Delivery } from '../../../outbox/sender.ts';
import { useOutbox } from '../../../outbox/use-outbox.ts';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';
import { tellRefused } from './tell-refused.ts';

type HandInBarProps = { readonly uid: string; readonly submission: Submission; readonly current: number };

/** The way on: previous, next, and handing in. "Handed in" is said only when the server has it. */
export function HandInBar({ uid, submission, current }: HandInBarProps) {
  const t = useText('work');
  const [asking, setAsking] = useState(false);
  const onDelivered = useCallback((delivery: Delivery) => {
    if (delivery.kind === 'refused') tellRefused(delivery.code);
  }, []);
  const { waiting, unsaved, refresh } = useOutbox(uid, submission.id, onDelivered);
  const held = waiting.some(({ kind }) => kind === 'hand-in');
  const open = submission.items.filter(({ closed, mastery }) => (mastery ? mastery.state === 'going' : !closed)).length;
  const done = submission.submittedAt !== undefined && !mayWork(submission);

  const place = useKeptFocus<HTMLDivElement>(done, submission.id);

  const handIn = async () => {
    setAsking(false);
    if (held) return;
    await post({ kind: 'hand-in', uid, submissionId: submission.id });
    await refresh();
  };

  return (
    <div className="mt-8 flex flex-col gap-4 border-t border-line pt-6">
      <div role="status" ref={place} tabIndex={-1}>
        {done && (
          <Notice title={t('handedIn', { when: formatDateTime(submission.submittedAt ?? 0) })}>
            {submission.late ? t('late') : t('onTime')}
          </Notice>
        )}
        {!done && held && <Notice tone="warm">{unsaved ? t('unsaved') : t('handInKept')}</Notice>}
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        <div className="flex gap-3">
          {current > 1 && (
            <ButtonLink to={paths.work(submission.assignmentId, current - 1)}>{t('previous')}</ButtonLink>
          )}
          {current < submission.items.length && (
            <ButtonLink to={paths.work(submission.assignmentId, current + 1)}>{t('next')}</ButtonLink>
          )}
        </div>
        {!done && (
          <Button pending={held && navigator.onLine} onClick={() => (open > 0 ? setAsking(true) : void handIn())}>
            {t('handIn')}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('askTitle')}
        description={t('askBody', { count: open })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('goOn')}</Button>
            <Button kind="primary" onClick={() => void handIn()}>
              {t('handIn')}
            </Button>
          </>
        }
      />
    </div>
  );
}
