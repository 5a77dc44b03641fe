import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import { mayWork, type Submission, type WorkItem } from '@lemma/school/work';
import type { Onward } from '@lemma/screens';
import { useCall } from '@lemma/screens';
import { tellRefused } from '#shared/outbox/tell-refused.ts';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { isDone } from './item-state.ts';

type OnwardOf = {
  readonly submission: Submission;
  readonly item: WorkItem;
  /** The number of the question, from 1. */
  readonly number: number;
  /** Called after the last question. */
  readonly onLast: () => void;
};

/**
 * What comes after a question: the next problem of practice, the next question, one that was left open, and finally
 * turning in. Undefined if everything is turned in and seen.
 */
export function useOnward({ submission, item, number, onLast }: OnwardOf): Onward | undefined {
  const t = useText('work');
  const navigate = useNavigate();
  const next = useCall('nextProblem', {
    onError: (error) => tellRefused(codeOf(error)),
  });
  const { items, assignmentId } = submission;
  const open = mayWork(submission);
  if (open && item.mastery?.state === 'going') {
    const round = item.mastery.rounds.length + 2;
    return {
      label: t('mastery.next'),
      onGo: () => next.mutate({ submissionId: submission.id, itemId: item.id, round }),
      pending: next.isPending,
    };
  }
  const go = (to: number) => () => navigate(paths.assignments({ work: assignmentId, item: to }));
  if (number < items.length) return { label: t('next'), onGo: go(number + 1) };
  if (!open) return undefined;
  const left = items.findIndex((one) => !isDone(one)) + 1;
  return left > 0 ? { label: t('toOpen', { number: left }), onGo: go(left) } : { label: t('handIn'), onGo: onLast };
}
