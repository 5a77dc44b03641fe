import { PRACTICE } from '@lemma/offline/journal';
import { useNavigate, useSearchParams } from '@lemma/router';
import type { PracticeItem } from '@lemma/school/practice';
import { LONGEST_TRY_MS } from '@lemma/school/work';
import { ItemView, QueryView, type Unreadable, useCall, useOnline } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, Notice, PageHeader } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Delivery } from '#shared/outbox/delivery.ts';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { useOutbox } from '#shared/outbox/use-outbox.ts';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { practiceQueries } from './queries.ts';

/** Today's practice, one question at a time. At most ten a day; only the student sees it. */
export function PracticePage() {
  const t = useText('practice');
  const uid = useUid();
  const practice = useQuery(practiceQueries.practice(uid));
  const [search] = useSearchParams();
  return (
    <QueryView query={practice}>
      {({ items }) => {
        const done = items.filter(({ item }) => item.closed).length;
        const number = Math.min(Math.max(1, Number(search.get('practice')) || 1), items.length);
        const current = items[number - 1];
        return (
          <>
            <PageHeader
              title={t('title')}
              back={{ to: paths.home(), label: t('home') }}
              {...(items.length > 0 && { lead: t('lead', { done, total: items.length }) })}
            />
            {items.length === 0 && (
              <Empty title={t('emptyTitle')} drawing="dots">
                <p>{t('emptyBody')}</p>
              </Empty>
            )}
            {current && (
              <Question key={current.item.id} uid={uid} asked={current} number={number} total={items.length} />
            )}
            {items.length > 0 && done === items.length && (
              <Empty
                title={t('doneTitle')}
                drawing="whole"
                action={<ButtonLink to={paths.progress()}>{t('toProgress')}</ButtonLink>}
              >
                <p>{t('doneBody')}</p>
              </Empty>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

type QuestionProps = {
  readonly uid: string;
  readonly asked: PracticeItem;
  readonly number: number;
  readonly total: number;
};

function Question({ uid, asked, number, total }: QuestionProps) {
  const t = useText('practice');
  const tWork = useText('work');
  const online = useOnline();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { item, reason } = asked;
  const [response, setResponse] = useState('');
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const since = useRef(Date.now());

  const replace = useCallback(
    (next: PracticeItem['item']) =>
      client.setQueryData(
        practiceQueries.practice(uid).queryKey,
        (known) =>
          known && { items: known.items.map((one) => (one.item.id === next.id ? { ...one, item: next } : one)) },
      ),
    [client, uid],
  );
  const onDelivered = useCallback(
    (delivery: Delivery) => {
      if (delivery.kind === 'refused') tellRefused(delivery.code);
      if (delivery.kind !== 'practice' || delivery.itemId !== item.id) return;
      if (delivery.reply.kind === 'invalid') setInvalid(delivery.reply);
      else replace(delivery.reply.item);
    },
    [item.id, replace],
  );
  const { waiting, unsaved, send } = useOutbox(uid, PRACTICE, onDelivered);
  const unsent = waiting.find((entry) => entry.kind === 'practice' && entry.itemId === item.id);
  const answer = async () => {
    if (unsent) return;
    setInvalid(undefined);
    const took = Math.min(LONGEST_TRY_MS, Math.max(0, Date.now() - since.current));
    await send({ kind: 'practice', uid, submissionId: PRACTICE, itemId: item.id, response, took });
    since.current = Date.now();
  };
  const hint = useCall('practiceHint', { networkMode: 'always', onSuccess: (reply) => replace(reply.item) });
  const state = unsaved ? 'unsaved' : online ? 'sending' : 'kept';
  return (
    <ItemView
      item={item}
      number={number}
      total={total}
      response={unsent?.kind === 'practice' ? unsent.response : response}
      onResponse={(next) => {
        setResponse(next);
        setInvalid(undefined);
      }}
      onCheck={() => void answer()}
      checking={unsent !== undefined && online}
      invalid={invalid}
      onHint={item.hintCount > 0 ? () => hint.mutate({ itemId: item.id, index: item.hints.length }) : undefined}
      hinting={hint.isPending}
      focused
      onward={
        number < total ? { label: t('next'), onGo: () => navigate(paths.home({ practice: number + 1 })) } : undefined
      }
      before={<p className="text-muted docked:text-sm">{t(`reasons.${reason}`)}</p>}
      notices={unsent && <Notice tone={state === 'sending' ? 'accent' : 'warm'}>{tWork(state)}</Notice>}
      after={
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
          {number > 1 && <ButtonLink to={paths.home({ practice: number - 1 })}>{t('previous')}</ButtonLink>}
          {number < total && !item.closed && (
            <ButtonLink to={paths.home({ practice: number + 1 })}>{t('next')}</ButtonLink>
          )}
        </div>
      }
    />
  );
}
