import { PRACTICE } from '@lemma/offline/journal';
import type { PracticeItem } from '@lemma/school/practice';
import { LONGEST_TRY_MS } from '@lemma/school/work';
import type { Unreadable } from '@lemma/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Delivery } from '#shared/outbox/delivery.ts';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { useOutbox } from '#shared/outbox/use-outbox.ts';
import { useWrittenLines } from '#shared/outbox/use-written-lines.ts';
import { practiceQueries } from '../queries.ts';

/** What a student types for a question of practice, and its way through the outbox. */
export function usePracticeAnswer(uid: string, item: PracticeItem['item']) {
  const client = useQueryClient();
  const [response, setResponse] = useState('');
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const since = useRef(Date.now());
  const written = useWrittenLines(uid, PRACTICE, item);
  const replace = useCallback(
    (changed: PracticeItem['item']) =>
      client.setQueryData(
        practiceQueries.practice(uid).queryKey,
        (known) =>
          known && { items: known.items.map((one) => (one.item.id === changed.id ? { ...one, item: changed } : one)) },
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
    await send({
      ...({ kind: 'practice', uid, submissionId: PRACTICE, itemId: item.id, response, took } as const),
      ...(written?.toSend && { written: written.toSend }),
    });
    since.current = Date.now();
  };
  return {
    response: unsent?.kind === 'practice' ? unsent.response : response,
    type: (typed: string) => {
      setResponse(typed);
      setInvalid(undefined);
    },
    answer,
    invalid,
    written,
    isUnsent: unsent !== undefined,
    unsaved,
    /** Shows the question as the server has it now. */
    replace,
  };
}
