import type { Refused } from '@lemma/offline/journal';
import type { Submission, WorkItem } from '@lemma/school/work';
import { GivenAnswer } from '@lemma/screens';
import { Button, formatDateTime, Notice } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type SetAsideListProps = {
  readonly submission: Submission;
  readonly item: Pick<WorkItem, 'id' | 'field'>;
  readonly refused: readonly Refused[];
  readonly onSeen: (id: string) => void;
};

/** Whether the server refused the answer as too late; otherwise it had another reason, and no time is shown. */
const isLate = (code: string): boolean => code === 'work/closed' || code === 'work/no-tries-left';

/**
 * Answers that came too late, shown beside the ones that count: from another device, or given without a connection.
 * None is lost.
 */
export function SetAsideList({ submission, item, refused, onSeen }: SetAsideListProps) {
  const t = useText('work');
  const aside = (submission.setAside ?? []).filter((entry) => entry.itemId === item.id);
  const own = refused.flatMap(({ id, entry, code }) =>
    entry.kind === 'attempt' && entry.itemId === item.id ? [{ id, response: entry.response, code }] : [],
  );
  if (aside.length === 0 && own.length === 0) return null;
  return (
    <section aria-label={t('asideLabel')} className="mt-4 flex flex-col gap-3">
      {aside.map(({ id, response, at, reason }) => (
        <Notice key={id} tone="warm" title={t('asideTitle')}>
          <p className="text-lg">
            <GivenAnswer options={item.field.options} response={response} />
          </p>
          <p className="text-sm">
            {t(reason === 'work/no-tries-left' ? 'asideTries' : 'asideClosed', { when: formatDateTime(at) })}
          </p>
        </Notice>
      ))}
      {own.map(({ id, response, code }) => (
        <Notice key={id} tone="warm" title={t(isLate(code) ? 'asideTitle' : 'refusedTitle')}>
          <p className="text-lg">
            <GivenAnswer options={item.field.options} response={response} />
          </p>
          <p className="text-sm">{t('refusedBody')}</p>
          <Button size="small" onClick={() => onSeen(id)}>
            {t('refusedSeen')}
          </Button>
        </Notice>
      ))}
    </section>
  );
}
