import { SECOND } from '@lemma/school/time';
import { mayWork, type Submission, type WorkItem } from '@lemma/school/work';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Delivery } from '#shared/outbox/delivery.ts';
import { journal, withdraw } from '#shared/outbox/outbox.ts';
import { reconcile } from '#shared/outbox/reconcile.ts';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { useOutbox } from '#shared/outbox/use-outbox.ts';
import { workQueries } from '../queries.ts';
import { isDone, isMissed } from './item-state.ts';

/** Milliseconds until the server's time is asked for again, after it was not what this device took it for. */
const ASK_AGAIN_MS = 5 * SECOND;

/** Whether the answer field has a text that was not checked, on this device or another. */
async function isTyped(submissionId: string, item: WorkItem): Promise<boolean> {
  const local = await journal.readDraft(submissionId, item.id).catch(() => undefined);
  const typed = reconcile(local, item.draft ?? '');
  const text = typed.kind === 'one' ? typed.draft.text : typed.here;
  return text.trim() !== '' && text !== item.attempts.at(-1)?.response;
}

/** The state of turning in one piece of work, and the functions to request and do it. */
export function useHandIn(uid: string, submission: Submission) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState<readonly number[]>([]);
  const client = useQueryClient();
  const { assignmentId } = submission;
  const onDelivered = useCallback(
    (delivery: Delivery) => {
      if (delivery.kind === 'refused') tellRefused(delivery.code);
      if (delivery.kind !== 'too-early') return;
      const { queryKey } = workQueries.opened(uid, assignmentId);
      setTimeout(() => void client.invalidateQueries({ queryKey }), ASK_AGAIN_MS);
    },
    [client, uid, assignmentId],
  );
  const { waiting, unsaved, send } = useOutbox(uid, submission.id, onDelivered);
  const handingIn = waiting.find((entry) => entry.kind === 'hand-in');
  const answered = new Set(waiting.flatMap((entry) => (entry.kind === 'attempt' ? [entry.itemId] : [])));
  const open = submission.items.filter((item) => !isDone(item) && !answered.has(item.id)).length;
  const missed = submission.items.filter((item) => isMissed(item) && !answered.has(item.id)).length;
  const turnIn = async () => {
    setAsking(false);
    if (handingIn) return;
    await send({ kind: 'hand-in', uid, submissionId: submission.id });
  };
  const { items, id } = submission;
  /** The numbers of the questions, from 1, for which this is true. */
  const numbersOf = (are: readonly boolean[]) => are.flatMap((is, index) => (is ? [index + 1] : []));
  const request = async () => {
    const are = items.map((item) => !isDone(item) && !answered.has(item.id) && isTyped(id, item));
    const unchecked = numbersOf(await Promise.all(are));
    setTyped(unchecked);
    if (open + missed + answered.size > 0) setAsking(true);
    else await turnIn();
  };
  return {
    /** True while turning in waits on this device. */
    isWaiting: handingIn !== undefined,
    /** True if what waits was turned in by the clock, after which nothing counts any more. */
    isOver: handingIn?.byClock === true,
    /** Takes back turning in that waits on this device. */
    callBack: async () => handingIn && withdraw(handingIn.id),
    unsaved,
    /** The numbers of the questions that have an answer which was typed and not checked, when it was last asked. */
    typed,
    /** The numbers of the questions whose answer waits on this device. */
    unsent: numbersOf(items.map((item) => answered.has(item.id))),
    /** The questions with an answer that waits on this device. */
    answered,
    /** The number of unanswered questions that can still be answered. */
    open,
    /** The number of questions without a correct answer that take no more. */
    missed,
    done: submission.submittedAt !== undefined && !mayWork(submission),
    asking,
    setAsking,
    turnIn,
    /** Turns in, or asks first if something is unanswered, not checked or not correct. */
    request: () => void request(),
  };
}
export type HandingIn = ReturnType<typeof useHandIn>;
