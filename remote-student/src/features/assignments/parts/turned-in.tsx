import { codeOf } from '@lemma/contract';
import { mayTakeBack, type Submission, takeBackEndsAt } from '@lemma/school/work';
import { bringInSight, useCall, useTakenOverFocus } from '@lemma/screens';
import { Button, formatDateTime, formatScore, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { WhatChanged } from '#shared/parts/what-changed.tsx';
import { useText } from '#shared/text/texts.ts';
import { serverNow } from '../logic/server-time.ts';
import { workQueries } from '../queries.ts';
import { stateOf } from './item-state.ts';
import { LessPoints } from './less-points.tsx';
import type { HandingIn } from './use-hand-in.ts';

type TurnedInProps = { readonly uid: string; readonly submission: Submission; readonly handIn: HandingIn };

/** The receipt at the top: when, whether on time, and the score. Shown only when the server has stored the work. */
export function TurnedIn({ uid, submission, handIn: { done } }: TurnedInProps) {
  const t = useText('work');
  const place = useTakenOverFocus<HTMLDivElement>(done, submission.id);
  useEffect(() => {
    if (done && place.current) bringInSight(place.current);
  }, [done, place]);
  const opened = useQuery(workQueries.opened(uid, submission.assignmentId));
  const back = useCall('takeBack', { onError: (error) => tellRefused(codeOf(error)) });
  // Where the server has not said its time, by the device's clock: the server decides when it is asked.
  const now = opened.data?.heard ? serverNow(opened.data.heard) : Date.now();
  const right = submission.items.filter((item) => stateOf(item) === 'solved').length;
  const isOut = submission.held !== true && submission.state !== 'excused';
  const begunAt = Math.min(...submission.items.flatMap(({ attempts }) => attempts[0]?.at ?? []));
  return (
    <div role="status" ref={place} tabIndex={-1} className="not-empty:pb-4">
      {done && (
        <Notice title={t('handedIn', { when: formatDateTime(submission.submittedAt ?? 0) })}>
          <p>{submission.late ? t('late') : t('onTime')}</p>
          {isOut && (
            <p className="font-semibold">
              {t('total', { right, count: submission.items.length })}{' '}
              {formatScore(submission.score, submission.maxScore)}
            </p>
          )}
          {isOut && <LessPoints submission={submission} />}
          {opened.data && mayTakeBack(submission, now) && opened.data.solutions !== true && (
            <div className="my-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                size="small"
                pending={back.isPending}
                onClick={() => back.mutate({ submissionId: submission.id })}
              >
                {t('takeBack')}
              </Button>
              <p className="text-sm">{t('takeBackUntil', { when: formatDateTime(takeBackEndsAt(submission)) })}</p>
            </div>
          )}
          {isOut && <WhatChanged uid={uid} skills={submission.items.map(({ skill }) => skill)} since={begunAt} />}
        </Notice>
      )}
    </div>
  );
}
