import type { DeskEntry } from '@lemma/school/desk';
import { submissionIdOf } from '@lemma/school/work';
import { CommentBody } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { formatDateTime, Section, useBeginning } from '@lemma/ui';
import { useEffect } from 'react';
import { useText } from '#shared/text/texts.ts';

const MOST_NOTES = 5;

/** The teachers' comments on the student's work; they count as read once they are shown. */
export function WorkNotes({ uid, entries }: { readonly uid: string; readonly entries: readonly DeskEntry[] }) {
  const t = useText('home');
  const written = entries.flatMap((entry) => entry.feedback.map((comment) => ({ ...comment, entry })));
  const { shown: notes, more } = useBeginning(
    written.toSorted((one, other) => other.at - one.at),
    MOST_NOTES,
  );
  const unread = notes.filter(({ readAt }) => readAt === undefined).map(({ entry }) => entry.assignmentId);
  const unreadIds = [...new Set(unread)].join(' ');
  useEffect(() => {
    // If this fails, the next visit sends it again.
    for (const id of unreadIds.split(' ').filter(Boolean))
      call('readFeedback', { submissionId: submissionIdOf(id, uid) }).catch(() => undefined);
  }, [unreadIds, uid]);
  if (notes.length === 0) return null;
  return (
    <Section title={t('notes')}>
      <ul className="flex flex-col gap-4">
        {notes.map(({ id, byName, at, entry, question, ...comment }) => (
          <li key={id} className="border-s-4 border-tint ps-4">
            {question !== undefined && <p className="text-sm text-muted">{t('noteOn', { number: question })}</p>}
            <CommentBody comment={comment} />
            <p className="text-sm text-muted">
              {t('noteBy', { name: byName, title: entry.title, when: formatDateTime(at) })}
            </p>
          </li>
        ))}
        <li className="empty:hidden">{more}</li>
      </ul>
    </Section>
  );
}
