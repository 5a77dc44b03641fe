import { codeOf } from '@lemma/contract';
import { isHandedIn, type Submission, type WorkItem } from '@lemma/school/work';
import { EngineText } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { errorSentence, Formula, Loading, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Worked, WorkedSteps } from '#shared/parts/worked.tsx';
import { useText } from '#shared/text/texts.ts';
import { workQueries } from '../queries.ts';
import { isMissed as isItemMissed } from './item-state.ts';

type SolutionProps = { readonly submission: Submission; readonly item: WorkItem };

/** The solution of this question, once the teacher releases solutions and nothing can be answered any more. */
export function Solution({ submission, item }: SolutionProps) {
  const t = useText('solution');
  const uid = useUid();
  const [chosen, setOpen] = useState<boolean | undefined>();
  const finished = isHandedIn(submission) || submission.state === 'excused';
  const opened = useQuery(workQueries.opened(uid, submission.assignmentId));
  const { refetch } = opened;
  const before = useRef(finished);
  useEffect(() => {
    // Turning in may change whether solutions are released.
    if (finished && !before.current) void refetch();
    before.current = finished;
  }, [finished, refetch]);
  // Where nothing was right, it stands there; whoever was right may ask for it.
  const isMissed = finished && isItemMissed(item);
  const open = chosen ?? (isMissed && opened.data?.solutions === true);
  const solutions = useQuery({ ...workQueries.solutions(uid, submission.id), enabled: open, retry: false });
  if (isMissed && opened.data?.solutions === false) return <p className="mt-4 text-muted">{t('notYet')}</p>;
  // Not offered if the server would refuse it, or while that is not known. Functions of the previous release do not say.
  if (!finished || !opened.data || opened.data.solutions === false || opened.isFetching) return null;
  const solved = solutions.data?.items.find(({ itemId }) => itemId === item.id);
  return (
    <Worked open={open} onOpenChange={setOpen} title={t('title')} showLabel={t('show')} closeLabel={t('close')}>
      {solutions.isPending && <Loading />}
      {solutions.isError && <Notice tone="warm">{words(codeOf(solutions.error), t('notYet'))}</Notice>}
      {solved && (
        <>
          <p className="text-lg">
            {t('answer')}{' '}
            {item.field.kind === 'choice' ? <EngineText text={solved.key} /> : <Formula text={solved.key} />}
          </p>
          <WorkedSteps steps={solved.solution} />
        </>
      )}
    </Worked>
  );
}

const words = (code: ReturnType<typeof codeOf>, notYet: string): string =>
  code === 'work/not-open' ? notYet : errorSentence(code).body;
