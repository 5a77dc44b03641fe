import type { Submission, WorkItem } from '@lemma/school/work';
import { LONGEST_TRY_MS } from '@lemma/school/work';
import { bringInSight, ItemView, type Unreadable, useAccessProfile, useCall, useOnline } from '@lemma/screens';
import { Button, Notice } from '@lemma/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Delivery } from '#shared/outbox/delivery.ts';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { useDraft } from '#shared/outbox/use-draft.ts';
import { useOutbox } from '#shared/outbox/use-outbox.ts';
import { useWrittenLines } from '#shared/outbox/use-written-lines.ts';
import { withReply } from '#shared/outbox/with-reply.ts';
import { useText } from '#shared/text/texts.ts';
import { workQueries } from '../queries.ts';
import { MasteryProgress } from './mastery-progress.tsx';
import { OtherDevice } from './other-device.tsx';
import { Scratchpad } from './scratchpad.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import { Twin } from './twin.tsx';
import type { HandingIn } from './use-hand-in.ts';
import { useOnward } from './use-onward.ts';
import { isTimed } from './use-time-left.ts';

type WorkItemFormProps = {
  readonly uid: string;
  readonly submission: Submission;
  readonly item: WorkItem;
  readonly number: number;
  /** Content above the question. */
  readonly before: ReactNode;
  /** Content below the answer and the question's own parts. */
  readonly after: ReactNode;
  readonly handIn: HandingIn;
};

type HandInWaitsProps = Pick<WorkItemFormProps, 'handIn' | 'submission'>;

/** What happens with work whose turning in waits on this device, and the way back to it. */
function HandInWaits({ handIn: { unsaved, isOver, callBack }, submission }: HandInWaitsProps) {
  const t = useText('work');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Turning in is pressed at the end of the page, below the question that the answer belongs to.
    const question = place.current?.closest('[data-question-scroll]')?.querySelector('[data-question]');
    if (question) bringInSight(question);
  }, []);
  return (
    <div ref={place}>
      <Notice tone="warm">
        <p>{t(unsaved ? 'unsaved' : isOver ? 'handInOver' : 'handInStored')}</p>
        {!isOver && isTimed(submission) && <p>{t('notAfterTime')}</p>}
        {!isOver && (
          <Button size="small" onClick={() => void callBack()}>
            {t('goOn')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

type UnsentProps = {
  readonly state: 'unsaved' | 'sending' | 'kept';
  readonly submission: Submission;
};

/** Where an answer is that the server does not have yet. */
function Unsent({ state, submission }: UnsentProps) {
  const t = useText('work');
  return (
    <Notice tone={state === 'sending' ? 'accent' : 'warm'}>
      <p>{t(state)}</p>
      {state !== 'sending' && isTimed(submission) && <p>{t('notAfterTime')}</p>}
    </Notice>
  );
}

/** The key of the work in the query cache. */
const useWorkKey = (uid: string, { assignmentId }: Submission) =>
  useMemo(() => workQueries.submission(uid, assignmentId).queryKey, [uid, assignmentId]);

/** If the clock was changed while the student worked, the time is cut to a plausible range. */
const tookSince = (begun: number): number => Math.min(Math.max(0, Date.now() - begun), LONGEST_TRY_MS);

/**
 * One question with its outbox: an answer is stored on this device before the screen says so, and checked when the
 * server has it. Until then it stands in the field and no other text is taken, which nobody would see.
 */
export function WorkItemForm({ uid, submission, item, number, before, after, handIn }: WorkItemFormProps) {
  const t = useText('work');
  const online = useOnline();
  const access = useAccessProfile();
  const draft = useDraft(uid, {
    submissionId: submission.id,
    itemId: item.id,
    fromServer: item.draft ?? '',
    answered: item.attempts.at(-1)?.response,
  });
  const written = useWrittenLines(uid, submission.id, item);
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const since = useRef(Date.now());
  const client = useQueryClient();
  const queryKey = useWorkKey(uid, submission);

  const onDelivered = useCallback(
    (delivery: Delivery) => {
      if (delivery.kind === 'refused') tellRefused(delivery.code);
      if (delivery.kind !== 'attempt' || delivery.itemId !== item.id) return;
      if (delivery.reply.kind === 'invalid') setInvalid(delivery.reply);
      else client.setQueryData(queryKey, (known) => withReply(known, delivery.reply));
    },
    [item.id, client, queryKey],
  );
  const { waiting, refused, unsaved, send, letGo } = useOutbox(uid, submission.id, onDelivered);
  const unsentAnswer = waiting.find((entry) => entry.kind === 'attempt' && entry.itemId === item.id);

  const check = async () => {
    if (unsentAnswer) return;
    setInvalid(undefined);
    await send({
      kind: 'attempt',
      uid,
      submissionId: submission.id,
      itemId: item.id,
      response: draft.text,
      took: tookSince(since.current),
      ...(written?.toSend && { written: written.toSend }),
    });
    since.current = Date.now();
  };
  const hint = useCall('takeHint', { networkMode: 'always' });

  const onward = useOnward({ submission, item, number, onLast: handIn.request });
  const unsent = unsentAnswer && !handIn.isWaiting ? (unsaved ? 'unsaved' : online ? 'sending' : 'kept') : undefined;
  return (
    <ItemView
      item={item}
      number={number}
      total={submission.items.length}
      response={unsentAnswer?.kind === 'attempt' ? unsentAnswer.response : draft.text}
      onResponse={(next) => {
        if (!unsentAnswer) draft.change(next);
        setInvalid(undefined);
      }}
      onCheck={() => void check()}
      checking={unsentAnswer !== undefined && online}
      invalid={invalid}
      paused={handIn.isWaiting || unsent === 'kept' || unsent === 'unsaved'}
      onHint={
        item.hintCount > 0
          ? () => hint.mutate({ submissionId: submission.id, itemId: item.id, index: item.hints.length })
          : undefined
      }
      hinting={hint.isPending}
      focused
      access={access}
      written={written}
      onward={onward}
      note={!unsentAnswer && draft.state === 'saved' ? t('draftSaved') : undefined}
      before={before}
      notices={
        <>
          {unsent && <Unsent state={unsent} submission={submission} />}
          {handIn.isWaiting && <HandInWaits handIn={handIn} submission={submission} />}
          {!unsentAnswer && draft.state === 'unsaved' && <Notice tone="warm">{t('unsaved')}</Notice>}
          {draft.other !== undefined && !item.closed && (
            <OtherDevice here={draft.text} there={draft.other} onChoose={draft.choose} />
          )}
          <MasteryProgress item={item} />
        </>
      }
      after={
        <>
          <Scratchpad uid={uid} submission={submission} item={item} />
          <Twin submission={submission} item={item} />
          <SetAsideList submission={submission} item={item} refused={refused} onSeen={(id) => void letGo(id)} />
          {after}
        </>
      }
    />
  );
}
