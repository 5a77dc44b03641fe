import { codeOf } from '@lemma/contract';
import type { Submission, WorkItem } from '@lemma/school';
import { useUid } from '@lemma/shared-auth';
import { Button, errorSentence, Formula, Loading, Notice, Prose } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentQueries } from '../../../data/student-queries.ts';
import { useText } from '../../../text/texts.ts';

const finished = new Set<Submission['state']>(['submitted', 'graded', 'returned', 'excused']);

type SolutionProps = { readonly submission: Submission; readonly item: WorkItem };

/** How this very question is done, once the teacher lets solutions out and nothing can be answered any more. */
export function Solution({ submission, item }: SolutionProps) {
  const t = useText('solution');
  const uid = useUid();
  const [open, setOpen] = useState(false);
  const solutions = useQuery({ ...studentQueries.solutions(uid, submission.id), enabled: open, retry: false });
  if (!finished.has(submission.state)) return null;
  if (!open) {
    return (
      <div className="mt-4">
        <Button onClick={() => setOpen(true)}>{t('show')}</Button>
      </div>
    );
  }
  const solved = solutions.data?.items.find(({ itemId }) => itemId === item.id);
  return (
    <section
      aria-label={t('title')}
      className="mt-4 flex flex-col items-start gap-3 border-l-4 border-line-strong py-2 pl-4"
    >
      <h2 className="font-semibold">{t('title')}</h2>
      {solutions.isPending && <Loading />}
      {solutions.isError && <Notice tone="warm">{words(codeOf(solutions.error), t('notYet'))}</Notice>}
      {solved && (
        <>
          <p className="text-lg">
            {t('answer')} {item.field.kind === 'choice' ? <Prose text={solved.key} /> : <Formula text={solved.key} />}
          </p>
          <ol className="flex list-decimal flex-col gap-2 pl-6">
            {solved.solution.map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                {line !== '' && (
                  <p className="text-lg">
                    <Formula text={line} />
                  </p>
                )}
                <p className="text-muted">
                  <Prose text={why} />
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      <Button size="small" onClick={() => setOpen(false)}>
        {t('close')}
      </Button>
    </section>
  );
}

const words = (code: ReturnType<typeof codeOf>, notYet: string): string =>
  code === 'work/not-open' ? notYet : errorSentence(code).body;
