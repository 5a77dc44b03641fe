import { callQuery, QueryView, useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { Button, formatDate, formatDateTime, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';

type ErasedStudentsProps = { readonly uid: string; readonly classId: string };

/** Deletions that this teacher confirmed and that can be undone. A receipt names no child. */
export function ErasedStudents({ uid, classId }: ErasedStudentsProps) {
  const t = useRosterText('students');
  const receipts = useQuery(callQuery(uid, 'erasureReceipts', {}));
  const restore = useCall('restoreErased', {
    onSuccess: () => news({ title: t('erasedBack'), tone: 'good' }),
    refreshes: [callQuery(uid, 'erasureReceipts', {}), teacherQueries.roster(uid, classId)],
  });
  const now = Date.now();
  return (
    <QueryView query={receipts} loading={null}>
      {({ receipts: all }) => {
        const open = all.filter(({ restorableUntil = 0 }) => restorableUntil > now);
        return open.length === 0 ? null : (
          <Section title={t('erased')} lead={t('erasedLead')}>
            <ul>
              {open.map(({ id, at, documents, files, restorableUntil = 0 }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2">
                  <span>
                    {t('erasedLine', { when: formatDateTime(at), documents, files })}{' '}
                    <span className="text-muted">{t('erasedUntil', { date: formatDate(restorableUntil) })}</span>
                  </span>
                  <Button size="small" pending={restore.isPending} onClick={() => restore.mutate({ id })}>
                    {t('restore')}
                  </Button>
                </li>
              ))}
            </ul>
          </Section>
        );
      }}
    </QueryView>
  );
}
