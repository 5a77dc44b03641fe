import type { Submission, WorkItem } from '@lemma/school';
import { useUid } from '@lemma/shared-auth';
import { Button, Figure, Formula, Loading, Notice, Prose } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentQueries } from '../../../data/student-queries.ts';
import { useText } from '../../../text/texts.ts';

/** The last rung of the ladder, where the server will show it: the hints are used up, or an answer was wrong. */
const isOffered = ({ closed, hintCount, hints, attempts }: WorkItem): boolean =>
  closed || (hintCount > 0 && (hints.length >= hintCount || attempts.some(({ verdict }) => verdict === 'wrong')));

/** A problem like this one with other numbers, worked line by line. */
export function Twin({ submission, item }: { readonly submission: Submission; readonly item: WorkItem }) {
  const t = useText('twin');
  const uid = useUid();
  const [open, setOpen] = useState(false);
  const twin = useQuery({ ...studentQueries.twin(uid, submission.id, item.id), enabled: open, retry: false });
  if (!isOffered(item)) return null;
  if (!open) {
    return (
      <div className="mt-4">
        <Button onClick={() => setOpen(true)}>{t('show')}</Button>
      </div>
    );
  }
  return (
    <section
      aria-label={t('title')}
      className="mt-4 flex flex-col items-start gap-3 border-l-4 border-line-strong py-2 pl-4"
    >
      <h2 className="font-semibold">{t('title')}</h2>
      {twin.isPending && <Loading />}
      {twin.isError && <Notice tone="warm">{t('none')}</Notice>}
      {twin.data && (
        <>
          <Prose text={twin.data.prompt} />
          {twin.data.math !== undefined && (
            <p className="text-lg">
              <Formula text={twin.data.math} display />
            </p>
          )}
          {twin.data.picture && <Figure picture={twin.data.picture} />}
          <ol className="flex list-decimal flex-col gap-2 pl-6">
            {twin.data.steps.map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                <p className="text-lg">
                  <Formula text={line} />
                </p>
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
