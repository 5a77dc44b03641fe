import { CommentBody } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { formatDateTime, Section, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#shared/text/texts.ts';
import { homeQueries } from '../queries.ts';

const MOST_SHOWN = 5;

/** What teachers wrote to the student in general; it counts as read once it is shown. */
export function TeacherNotes({ uid }: { readonly uid: string }) {
  const t = useText('home');
  const { data } = useQuery(homeQueries.notes(uid));
  const { shown: notes, more } = useBeginning((data?.notes ?? []).toReversed(), MOST_SHOWN);
  const isUnread = notes.some(({ readAt }) => readAt === undefined);
  useEffect(() => {
    // If this fails, the next visit sends it again.
    if (isUnread) call('readNotes', { studentId: uid }).catch(() => undefined);
  }, [isUnread, uid]);
  if (notes.length === 0) return null;
  return (
    <Section title={t('wrote')}>
      <ul className="flex flex-col gap-4">
        {notes.map(({ id, byName, at, ...comment }) => (
          <li key={id} className="border-s-4 border-tint ps-4">
            <CommentBody comment={comment} />
            <p className="text-sm text-muted">{t('wroteBy', { name: byName, when: formatDateTime(at) })}</p>
          </li>
        ))}
        <li className="empty:hidden">{more}</li>
      </ul>
    </Section>
  );
}
