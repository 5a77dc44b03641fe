import type { Submission, WorkItem } from '@lemma/school';
import { ItemView, type Unreadable } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { Notice } from '@lemma/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../../text/texts.ts';
import { post } from '../data/outbox.ts';
import type { Delivery } from '../data/sender.ts';
import { useDraft } from '../data/use-draft.ts';
import { useOutbox } from '../data/use-outbox.ts';
import { tellRefused } from './tell-refused.ts';

type WorkItemFormProps = {
  readonly uid: string;
  readonly submission: Submission;
  readonly item: WorkItem;
  readonly number: number;
};

/** One question with its journal: an answer is on this device before anything says so, and checked when the server has it. */
export function WorkItemForm({ uid, submission, item, number }: WorkItemFormProps) {
  const t = useText('work');
  const [response, setResponse] = useDraft(uid, submission.id, item.id, item.draft ?? '');
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const since = useRef(Date.now());

  const onDelivered = useCallback(
    (delivery: Delivery) => {
      if (delivery.kind === 'refused') tellRefused(delivery.error);
      if (delivery.kind === 'attempt' && delivery.itemId === item.id && delivery.reply.kind === 'invalid')
        setInvalid(delivery.reply);
    },
    [item.id],
  );
  const { waiting, refresh } = useOutbox(uid, submission.id, onDelivered);
  const held = waiting.some((entry) => entry.kind === 'attempt' && entry.itemId === item.id);

  const check = async () => {
    if (held) return;
    setInvalid(undefined);
    await post({
      kind: 'attempt',
      uid,
      submissionId: submission.id,
      itemId: item.id,
      response,
      took: Date.now() - since.current,
    });
    since.current = Date.now();
    await refresh();
  };
  const hint = useMutation({
    mutationFn: () => call('takeHint', { submissionId: submission.id, itemId: item.id, index: item.hints.length }),
  });

  return (
    <>
      <ItemView
        item={item}
        number={number}
        total={submission.items.length}
        response={response}
        onResponse={(next) => {
          setResponse(next);
          setInvalid(undefined);
        }}
        onCheck={() => void check()}
        checking={held && navigator.onLine}
        invalid={invalid}
        onHint={item.hintCount > 0 ? () => hint.mutate() : undefined}
        hinting={hint.isPending}
      />
      {held && (
        <div className="mt-4" role="status">
          <Notice tone={navigator.onLine ? 'accent' : 'warm'}>{navigator.onLine ? t('sending') : t('kept')}</Notice>
        </div>
      )}
    </>
  );
}
