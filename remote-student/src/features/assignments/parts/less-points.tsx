import { countedAttempts, type Submission, triesSpent, type WorkItem } from '@lemma/school/work';
import { formatScore } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

/** Why a question has fewer points than it could have; undefined for one that has them all. */
export function lessOf(item: WorkItem) {
  if (item.score >= item.points) return undefined;
  const tries = triesSpent(countedAttempts(item));
  const hints = item.hintCost === undefined ? 0 : item.hints.length;
  const because = (key: 'graded' | 'notYet' | 'working' | 'spent') => ({
    key,
    values: { tries, hints, name: item.grade?.byName ?? '' },
  });
  if (item.grade) return because('graded');
  if (!item.solved) return because('notYet');
  return because(tries + hints === 0 ? 'working' : 'spent');
}

/** Each question without all its points, with the reason, so that half a point is no riddle. */
export function LessPoints({ submission: { items, percent = 100 } }: { readonly submission: Submission }) {
  const t = useText('work');
  const rows = items.flatMap((item, at) => {
    const less = lessOf(item);
    return less ? [{ ...less, item, number: at + 1 }] : [];
  });
  if (rows.length === 0 && percent === 100) return null;
  return (
    <ul aria-label={t('less.title')} className="flex flex-col gap-1 text-sm">
      {percent < 100 && <li>{t('less.late', { percent })}</li>}
      {rows.map(({ item, number, key, values }) => (
        <li key={item.id}>
          {t('less.row', { number, score: formatScore(item.score, item.points) })} {t(`less.${key}`, values)}
        </li>
      ))}
    </ul>
  );
}
