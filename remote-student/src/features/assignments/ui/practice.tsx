import { codeOf } from '@lemma/contract';
import { mayWork, type Submission, type WorkItem } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { Button } from '@lemma/ui';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../text/texts.ts';
import { tellRefused } from './tell-refused.ts';

type PracticeProps = {
  readonly submission: Submission;
  readonly item: WorkItem;
  /** The next problem is on its way. */
  readonly onNext: () => void;
};

/** Practice until mastery: how far it is, and the way to the next problem. */
export function Practice({ submission, item, onNext }: PracticeProps) {
  const t = useText('work');
  const { mastery } = item;
  const next = useMutation({
    mutationFn: (round: number) => call('nextProblem', { submissionId: submission.id, itemId: item.id, round }),
    onSuccess: onNext,
    onError: (error) => tellRefused(codeOf(error)),
  });
  if (mastery === undefined) return null;
  const problem = mastery.rounds.length + 1;
  const { streak, most, inRow, state } = mastery;
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p role="status">
        {state !== 'going' && t(`mastery.${state}`)}
        {state === 'going' &&
          (mastery.rule === 'streak'
            ? t('mastery.inRow', { row: inRow, streak, problem, most })
            : t('mastery.known', { problem, most }))}
      </p>
      {state === 'going' && item.closed && mayWork(submission) && (
        <Button kind="primary" pending={next.isPending} onClick={() => next.mutate(problem + 1)}>
          {t('mastery.next')}
        </Button>
      )}
    </div>
  );
}
