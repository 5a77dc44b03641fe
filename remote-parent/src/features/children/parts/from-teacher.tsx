import type { DeskEntry } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import { CommentBody } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { formatDateTime, useBeginning } from '@lemma/ui';
import { useEffect } from 'react';
import { useText } from '#shared/text/texts.ts';

const MOST_QUOTES = 3;

/**
 * What teachers wrote: about the child in general, and on work; newest first. Notes for parents count as read once they are
 * shown.
 */
export function FromTeacher({ link, entries }: { readonly link: Guardian; readonly entries: readonly DeskEntry[] }) {
  const { studentId, notes } = link;
  const t = useText('children');
  const isUnread = notes.some(({ audience, readAt }) => audience === 'parents' && readAt === undefined);
  useEffect(() => {
    // If this fails, the next visit sends it again.
    if (isUnread) call('readNotes', { studentId }).catch(() => undefined);
  }, [isUnread, studentId]);
  const general = notes.map(({ audience, ...note }) => ({ note, about: '', forParents: audience === 'parents' }));
  const onWork = entries.flatMap(({ title, feedback }) =>
    feedback.map(({ question, ...note }) => ({
      note,
      about: question === undefined ? t('onWork', { title }) : t('onQuestion', { number: question, title }),
      forParents: false,
    })),
  );
  const { shown, more } = useBeginning(
    [...general, ...onWork].toSorted((one, other) => other.note.at - one.note.at),
    MOST_QUOTES,
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('notes')} className="pt-8">
      <h3 className="font-semibold">{t('notes')}</h3>
      {shown.map(({ note, about, forParents }) => (
        <blockquote key={note.id} className="measure mt-3 border-s-4 border-tint ps-4">
          {about !== '' && <p className="text-sm text-muted">{about}</p>}
          <CommentBody comment={note} />
          <footer className="text-sm text-muted">
            {note.byName}, {formatDateTime(note.at)}
            {forParents && ` · ${t('forParents')}`}
          </footer>
        </blockquote>
      ))}
      {more !== null && <div className="pt-2">{more}</div>}
    </section>
  );
}
