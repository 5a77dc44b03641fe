import type { Submission, WorkItem } from '@lemma/school/work';
import { EngineText } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Figure, Formula, Loading, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Worked, WorkedSteps } from '#shared/parts/worked.tsx';
import { useText } from '#shared/text/texts.ts';
import { workQueries } from '../queries.ts';

/** Whether the server would show a worked example: after all hints, or after a wrong answer. */
const isOffered = ({ closed, hintCount, hints, attempts }: WorkItem): boolean =>
  closed || (hintCount > 0 && (hints.length >= hintCount || attempts.some(({ verdict }) => verdict === 'wrong')));

/** A similar problem with other numbers, solved line by line. */
export function Twin({ submission, item }: { readonly submission: Submission; readonly item: WorkItem }) {
  const t = useText('twin');
  const uid = useUid();
  const [open, setOpen] = useState(false);
  const twin = useQuery({ ...workQueries.twin(uid, submission.id, item), enabled: open, retry: false });
  if (!isOffered(item)) return null;
  return (
    <Worked open={open} onOpenChange={setOpen} title={t('title')} showLabel={t('show')} closeLabel={t('close')}>
      {twin.isPending && <Loading />}
      {twin.isError && <Notice tone="warm">{t('none')}</Notice>}
      {twin.data && (
        <>
          <EngineText text={twin.data.prompt} block />
          {twin.data.math !== undefined && (
            <p className="text-lg">
              <Formula text={twin.data.math} display />
            </p>
          )}
          {twin.data.picture && <Figure picture={twin.data.picture} />}
          <WorkedSteps steps={twin.data.steps} />
        </>
      )}
    </Worked>
  );
}
