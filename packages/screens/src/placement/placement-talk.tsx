import { codeOf } from '@lemma/contract';
import { Link } from '@lemma/router';
import { MOST_PLACEMENT, type PlacementView } from '@lemma/school/practice';
import { LONGEST_TRY_MS, type WorkItem } from '@lemma/school/work';
import { ErrorState, errorSentence, PageHeader } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useAccessProfile } from '../access/use-access-profile.ts';
import { ItemView, type Unreadable } from '../item-view.tsx';
import { placementQuery } from '../queries/common-queries.ts';
import { useCall } from '../queries/use-call.ts';
import { QueryView } from '../query-view.tsx';
import { useText } from '../text/texts.ts';

type PlacementTalkProps = {
  readonly uid: string;
  /** Where "stop for now" leads. */
  readonly home: string;
  /** Shown when the placement is done. */
  readonly done: ReactNode;
};

/** The questions of a placement, one after the other. The server chooses each from the answers before it. */
export function PlacementTalk({ uid, home, done }: PlacementTalkProps) {
  const t = useText('placement');
  const placement = useQuery(placementQuery(uid));
  return (
    <QueryView query={placement}>
      {({ item, answered }) =>
        item === undefined ? (
          done
        ) : (
          <div data-whole="" className="flex min-h-0 flex-1 flex-col">
            <div className="docked:sr-only">
              <PageHeader
                title={t('title')}
                lead={t('lead', { number: answered + 1 })}
                back={{ to: home, label: t('home') }}
              />
            </div>
            <div className="hidden items-center gap-2 border-b border-line px-1 docked:flex docked:h-12 docked:shrink-0">
              <Link
                to={home}
                aria-label={t('leave')}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink no-underline hover:bg-wash"
              >
                <X aria-hidden="true" className="size-5" />
              </Link>
              <p aria-hidden="true" className="text-sm leading-tight text-muted">
                {t('lead', { number: answered + 1 })}
              </p>
            </div>
            <Question key={item.id} uid={uid} item={item} answered={answered} />
          </div>
        )
      }
    </QueryView>
  );
}

type QuestionProps = { readonly uid: string; readonly item: WorkItem; readonly answered: number };

function Question({ uid, item, answered }: QuestionProps) {
  const t = useText('placement');
  const client = useQueryClient();
  const access = useAccessProfile();
  const [response, setResponse] = useState('');
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const since = useRef(Date.now());
  // Both are the same for every repetition, so that a double click or a repeated request is one answer.
  const [attemptId] = useState(() => crypto.randomUUID());
  const took = useRef<number>(undefined);
  const take = useCall('answerPlacement', {
    networkMode: 'always',
    meta: { silent: true },
    onSuccess: (reply) => {
      took.current = undefined;
      if (reply.kind === 'invalid') setInvalid(reply);
      else client.setQueryData(placementQuery(uid).queryKey, (): PlacementView => reply.placement);
    },
  });
  const send = (given: string | null) => {
    took.current ??= Math.min(LONGEST_TRY_MS, Math.max(0, Date.now() - since.current));
    take.mutate({ itemId: item.id, attemptId, response: given, took: took.current });
  };
  const fault = take.error ? errorSentence(codeOf(take.error)) : undefined;
  return (
    <ItemView
      item={item}
      number={answered + 1}
      total={MOST_PLACEMENT}
      response={response}
      onResponse={(next) => {
        setResponse(next);
        setInvalid(undefined);
      }}
      onCheck={() => send(response)}
      checking={take.isPending}
      invalid={invalid}
      focused
      access={access}
      talk={{ answer: t('answer'), skip: t('notYet'), onSkip: () => send(null) }}
      notices={
        fault && (
          <ErrorState
            title={fault.title}
            onRetry={() => send(take.variables?.response ?? null)}
            retrying={take.isPending}
          >
            {fault.body}
          </ErrorState>
        )
      }
      after={<p className="mt-6 text-sm text-muted">{t('left')}</p>}
    />
  );
}
