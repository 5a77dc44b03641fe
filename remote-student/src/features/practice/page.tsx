import { codeOf } from '@lemma/contract';
import { useNavigate, useSearchParams } from '@lemma/router';
import type { PracticeItem } from '@lemma/school/practice';
import { LONGEST_TRY_MS } from '@lemma/school/work';
import { ItemView, QueryView, type Unreadable, useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, ErrorState, errorSentence, PageHeader } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
  const client = useQueryClient();
  const navigate = useNavigate();
  const { item, reason } = asked;
  const [response, setResponse] = useState('');
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const since = useRef(Date.now());
  // A try keeps its id until the server has answered, so that a repeated request is not a second try.
  const attemptId = useRef(crypto.randomUUID());

  const replace = (next: PracticeItem['item']) =>
    client.setQueryData(
      practiceQueries.practice(uid).queryKey,
      (known) => known && { items: known.items.map((one) => (one.item.id === next.id ? { ...one, item: next } : one)) },
    );
  const check = useCall('answerPractice', {
    networkMode: 'always',
    meta: { silent: true },
    onSuccess: (reply) => {
      attemptId.current = crypto.randomUUID();
      since.current = Date.now();
      if (reply.kind === 'invalid') setInvalid(reply);
      else replace(reply.item);
    },
  });
  const answer = () =>
    check.mutate({
      itemId: item.id,
      attemptId: attemptId.current,
      response,
      took: Math.min(LONGEST_TRY_MS, Math.max(0, Date.now() - since.current)),
    });
  const hint = useCall('practiceHint', { networkMode: 'always', onSuccess: (reply) => replace(reply.item) });
  const fault = check.error ? errorSentence(codeOf(check.error)) : undefined;
  return (
    <ItemView
      item={item}
      number={number}
      total={total}
      response={response}
      onResponse={(next) => {
        setResponse(next);
        setInvalid(undefined);
      }}
      onCheck={answer}
      checking={check.isPending}
      invalid={invalid}
      onHint={item.hintCount > 0 ? () => hint.mutate({ itemId: item.id, index: item.hints.length }) : undefined}
      hinting={hint.isPending}
      focused
      onward={
        number < total ? { label: t('next'), onGo: () => navigate(paths.home({ practice: number + 1 })) } : undefined
      }
      before={<p className="text-muted docked:text-sm">{t(`reasons.${reason}`)}</p>}
      notices={
        fault && (
          <ErrorState title={fault.title} onRetry={answer} retrying={check.isPending}>
            {fault.body}
          </ErrorState>
        )
      }
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
