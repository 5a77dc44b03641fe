import { useNavigate, useSearchParams } from '@lemma/router';
import type { PracticeItem } from '@lemma/school/practice';
import { ItemView, QueryView, useAccessProfile, useCall, useOnline } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Empty, Notice, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WhatChanged } from '#shared/parts/what-changed.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { HowItIsDone } from './parts/how-it-is-done.tsx';
import { PracticeBar } from './parts/practice-bar.tsx';
import { usePracticeAnswer } from './parts/use-practice-answer.ts';
import { practiceQueries } from './queries.ts';

/** Today's practice, one question at a time. At most ten a day; only the student sees it. */
export function PracticePage() {
  const t = useText('practice');
  const uid = useUid();
  const practice = useQuery(practiceQueries.practice(uid));
  return (
    <QueryView query={practice}>
      {({ items }) =>
        items.length > 0 ? (
          <Day uid={uid} items={items} />
        ) : (
          <>
            <PageHeader title={t('title')} back={{ to: paths.home(), label: t('home') }} />
            <Empty title={t('emptyTitle')} drawing="dots">
              <p>{t('emptyBody')}</p>
            </Empty>
          </>
        )
      }
    </QueryView>
  );
}

type DayProps = { readonly uid: string; readonly items: readonly PracticeItem[] };

function Day({ uid, items }: DayProps) {
  const t = useText('practice');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const number = Math.min(Math.max(1, Number(search.get('practice')) || 1), items.length);
  const current = items[number - 1];
  // Who comes back goes on with a question that is open, and can still go to those that are done.
  const [begin] = useState(() => (current?.item.closed ? openAfter(items, number) : undefined));
  useEffect(() => {
    if (begin !== undefined) void navigate(paths.home({ practice: begin }), { replace: true });
  }, [begin, navigate]);
  const done = items.filter(({ item }) => item.closed).length;
  return (
    <div data-whole="" className="flex min-h-0 flex-1 flex-col">
      <div className="docked:sr-only">
        <PageHeader
          title={t('title')}
          back={{ to: paths.home(), label: t('home') }}
          lead={t('lead', { done, total: items.length })}
        />
      </div>
      <PracticeBar number={number} total={items.length} done={done} />
      {current && <Question key={current.item.id} uid={uid} asked={current} number={number} items={items} />}
    </div>
  );
}

type QuestionProps = {
  readonly uid: string;
  readonly asked: PracticeItem;
  readonly number: number;
  /** All questions of the day. */
  readonly items: readonly PracticeItem[];
};

/** The number of the question to go on with: the next open one, or the first; undefined if all are done. */
function openAfter(items: readonly PracticeItem[], number: number): number | undefined {
  const open = items.flatMap(({ item }, index) => (item.closed ? [] : [index + 1]));
  return open.find((one) => one > number) ?? open[0];
}

function Question({ uid, asked, number, items }: QuestionProps) {
  const t = useText('practice');
  const tWork = useText('work');
  const online = useOnline();
  const access = useAccessProfile();
  const navigate = useNavigate();
  const { item, reason } = asked;
  const { response, type, answer, invalid, written, isUnsent, unsaved, replace } = usePracticeAnswer(uid, item);
  const hint = useCall('practiceHint', { networkMode: 'always', onSuccess: (reply) => replace(reply.item) });
  const next = openAfter(items, number);
  const begunAt = Math.min(...items.flatMap((one) => one.item.attempts[0]?.at ?? []));
  const state = unsaved ? 'unsaved' : online ? 'sending' : 'kept';
  return (
    <ItemView
      item={item}
      number={number}
      total={items.length}
      alone
      response={response}
      onResponse={type}
      onCheck={() => void answer()}
      checking={isUnsent && online}
      invalid={invalid}
      onHint={item.hintCount > 0 ? () => hint.mutate({ itemId: item.id, index: item.hints.length }) : undefined}
      hinting={hint.isPending}
      focused
      access={access}
      written={written}
      onward={
        next === undefined
          ? { label: t('toProgress'), onGo: () => navigate(paths.progress()) }
          : { label: t('next'), onGo: () => navigate(paths.home({ practice: next })) }
      }
      before={<p className="text-muted docked:text-sm">{t(`reasons.${reason}`)}</p>}
      notices={isUnsent && <Notice tone={state === 'sending' ? 'accent' : 'warm'}>{tWork(state)}</Notice>}
      worked={<HowItIsDone uid={uid} item={item} />}
      after={
        next === undefined && (
          <Empty title={t('doneTitle')} drawing="whole">
            <p>{t('doneBody')}</p>
            <WhatChanged uid={uid} skills={items.map((one) => one.item.skill)} since={begunAt} />
          </Empty>
        )
      }
    />
  );
}
