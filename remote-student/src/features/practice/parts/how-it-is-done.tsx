import type { WorkItem } from '@lemma/school/work';
import { bringInSight, EngineText } from '@lemma/screens';
import { Formula, Loading, Notice } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Worked, WorkedSteps } from '#shared/parts/worked.tsx';
import { useText } from '#shared/text/texts.ts';
import { practiceQueries } from '../queries.ts';

type HowItIsDoneProps = { readonly uid: string; readonly item: WorkItem };

/** The answer to a question that takes no more answers, and how one gets there. Opens by itself after the last wrong one. */
export function HowItIsDone({ uid, item }: HowItIsDoneProps) {
  const t = useText('solution');
  const [chosen, setChosen] = useState<boolean | undefined>();
  const open = chosen ?? !item.solved;
  const solution = useQuery({ ...practiceQueries.solution(uid, item.id), enabled: item.closed && open });
  const place = useRef<HTMLDivElement>(null);
  const shown = open && solution.isSuccess;
  useEffect(() => {
    // On a small screen it may begin below what is visible.
    if (shown && place.current) bringInSight(place.current);
  }, [shown]);
  if (!item.closed) return null;
  return (
    <div ref={place}>
      <Worked open={open} onOpenChange={setChosen} title={t('title')} showLabel={t('show')} closeLabel={t('close')}>
        {solution.isPending && <Loading />}
        {solution.isError && <Notice tone="warm">{t('away')}</Notice>}
        {solution.data && (
          <>
            <p className="text-lg">
              {t('answer')}{' '}
              {item.field.kind === 'choice' ? (
                <EngineText text={solution.data.key} />
              ) : (
                <Formula text={solution.data.key} />
              )}
            </p>
            <WorkedSteps steps={solution.data.steps} />
          </>
        )}
      </Worked>
    </div>
  );
}
