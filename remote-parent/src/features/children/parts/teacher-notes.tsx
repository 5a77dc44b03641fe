import type { Guardian } from '@lemma/school/family';
import { CommentBody } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { formatDateTime } from '@lemma/ui';
import { useEffect } from 'react';
import { useText } from '#shared/text/texts.ts';

/**
 * What teachers wrote about the child in general, newest first. Notes for parents count as read once they are shown.
 */
export function TeacherNotes({ link: { studentId, notes } }: { readonly link: Guardian }) {
  const t = useText('children');
  const isUnread = notes.some(({ audience, readAt }) => audience === 'parents' && readAt === undefined);
  useEffect(() => {
    // If this fails, the next visit sends it again.
    if (isUnread) call('readNotes', { studentId }).catch(() => undefined);
  }, [isUnread, studentId]);
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('notes')} className="pt-6">
      <h3 className="font-semibold">{t('notes')}</h3>
      {notes.toReversed().map(({ id, byName, at, audience, ...comment }) => (
        <blockquote key={id} className="measure mt-3 border-s-4 border-accent bg-accent-wash px-4 py-3">
          <CommentBody comment={comment} />
          <footer className="text-sm text-muted">
            {byName}, {formatDateTime(at)}
            {audience === 'parents' && ` · ${t('forParents')}`}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
