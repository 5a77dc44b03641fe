import { mayWork, type Submission } from '@lemma/school/work';
import { useCallback, useState } from 'react';
import type { Delivery } from '#shared/outbox/delivery.ts';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { useOutbox } from '#shared/outbox/use-outbox.ts';
import { isDone, isMissed } from './item-state.ts';

/** The state of turning in one piece of work, and the functions to request and do it. */
export function useHandIn(uid: string, submission: Submission) {
  const [asking, setAsking] = useState(false);
  const onDelivered = useCallback((delivery: Delivery) => {
    if (delivery.kind === 'refused') tellRefused(delivery.code);
  }, []);
  const { waiting, unsaved, send } = useOutbox(uid, submission.id, onDelivered);
  const isWaiting = waiting.some(({ kind }) => kind === 'hand-in');
  const answered = new Set(waiting.flatMap((entry) => (entry.kind === 'attempt' ? [entry.itemId] : [])));
  const open = submission.items.filter((item) => !isDone(item) && !answered.has(item.id)).length;
  const missed = submission.items.filter((item) => isMissed(item) && !answered.has(item.id)).length;
  const turnIn = async () => {
    setAsking(false);
    if (isWaiting) return;
    await send({ kind: 'hand-in', uid, submissionId: submission.id });
  };
  return {
    /** True while turning in waits on this device. */
    isWaiting,
    unsaved,
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
    /** Turns in, or asks first if something is unanswered or not correct. */
    request: () => (open + missed > 0 ? setAsking(true) : void turnIn()),
  };
}
export type HandingIn = ReturnType<typeof useHandIn>;
