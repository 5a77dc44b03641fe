import type { WorkItem } from '@lemma/school/work';
import { useText } from '#shared/text/texts.ts';

/** The progress of practice until mastery. */
export function MasteryProgress({ item: { mastery } }: { readonly item: WorkItem }) {
  const t = useText('work');
  if (mastery === undefined) return null;
  const problem = mastery.rounds.length + 1;
  const { streak, most, inRow, state, rule } = mastery;
  if (state !== 'going') return <p>{t(`mastery.${state}`)}</p>;
  return (
    <p>
      {rule === 'streak'
        ? t('mastery.inRow', { row: inRow, streak, problem, most })
        : t('mastery.known', { problem, most })}
    </p>
  );
}
