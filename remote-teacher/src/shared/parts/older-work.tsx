import type { InsightAssignment } from '@lemma/school/insight';
import { formatDate } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type OlderWorkProps = { readonly assignments: readonly Pick<InsightAssignment, 'older' | 'dueAt'>[] };

/**
 * Names the work that is summed up, so that the figures beside it are not mistaken for those of all work. Empty if
 * there is none.
 */
export function OlderWork({ assignments }: OlderWorkProps) {
  const t = useText('computed');
  const older = assignments.filter((one) => one.older === true);
  if (older.length === 0) return null;
  const newest = Math.max(...older.map(({ dueAt }) => dueAt));
  return (
    <p className="measure py-2 text-sm text-muted">{t('older', { count: older.length, date: formatDate(newest) })}</p>
  );
}
