import { codeOf } from '@lemma/contract';
import type { Submission, WorkItem } from '@lemma/school';
import { useUid } from '@lemma/shared-auth';
import { errorSentence, Formula, Loading, Notice, Prose } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentQueries } from '../../../data/student-queries.ts';
import { useText } from '../../../text/texts.ts';
import { Worked, WorkedSteps } from './worked.tsx';

const finished = new Set<Submission['state']>(['submitted', 'graded', 'returned', 'excused']);

type SolutionProps = { readonly submission: Submission; readonly item: WorkItem };

/** How this very question is done, once the teacher lets solutions out and nothing can be answered any more. */
export function Solution({ submission, item }: SolutionProps) {
  const t = useText('solution');
  const uid = useUid();
  const [open, setOpen] = useState(false);
  const solutions = useQuery({ ...studentQueries.solutions(uid, submission.id), enabled: open, retry: false });
  if (!finished.has(submission.state)) return null;
  const solved = solutions.data?.items.find(({ itemId }) => itemId === item.id);
  return (
    <Worked open={open} onOpenChange={setOpen} title={t('title')} showLabel={t('show')} closeLabel={t('close')}>
      {solutions.isPending && <Loading />}
      {solutions.isError && <Notice tone="warm">{words(codeOf(solutions.error), t('notYet'))}</Notice>}
      {solved && (
        <>
          <p className="text-lg">
            {t('answer')} {item.field.kind === 'choice' ? <Prose text={solved.key} /> : <Formula text={solved.key} />}
          </p>
          <WorkedSteps steps={solved.solution} />
        </>
      )}
    </Worked>
  );
}

const words = (code: ReturnType<typeof codeOf>, notYet: string): string =>
  code === 'work/not-open' ? notYet : errorSentence(code).body;
