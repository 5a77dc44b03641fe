import { type DeskEntry, openedEntries, standingOf } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import { CommentBody, QueryView, WorkStanding } from '@lemma/screens';
import { ButtonLink, formatDateTime, formatRelative, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { canHandIn } from '#shared/logic/can-hand-in.ts';
import { paths } from '#shared/paths.ts';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { ChildData } from './child-data.tsx';
import { ChildSkills } from './child-skills.tsx';
import { TeacherNotes } from './teacher-notes.tsx';

// With figures and mathematics, which the page's heading does not wait for.
const TryAtHome = lazy(async () => ({ default: (await import('./try-at-home.tsx')).TryAtHome }));

type ChildReportProps = { readonly uid: string; readonly link: Guardian };

/**
 * A report on one child in the form of a letter: what is due, what is missing, what came back, what the teacher wrote.
 */
export function ChildReport({ uid, link }: ChildReportProps) {
  const { studentId, studentName: name } = link;
  const t = useText('children');
  const desk = useQuery(parentQueries.desk(uid, studentId));
  return (
    <Section title={name}>
      <QueryView query={desk}>
        {(data) => {
          const entries = openedEntries(data);
          if (entries.length === 0)
            return (
              <>
                <p className="text-muted">{t('noWork')}</p>
                <TeacherNotes link={link} />
              </>
            );
          const count = (standing: ReturnType<typeof standingOf>) =>
            entries.filter((entry) => standingOf(entry) === standing).length;
          return (
            <>
              <p className="measure pb-3">
                {t('summary', { due: count('due'), missing: count('missing'), done: count('done') })}
              </p>
              <Work studentId={studentId} entries={entries} />
              <TeacherNotes link={link} />
              <Suspense>{data?.family && <TryAtHome family={data.family} />}</Suspense>
              <ChildSkills family={data?.family} name={name} />
            </>
          );
        }}
      </QueryView>
      <ChildData uid={uid} link={link} />
    </Section>
  );
}

/** How many finished assignments a report shows at first. */
const MOST_DONE = 4;

type WorkProps = { readonly studentId: string; readonly entries: readonly DeskEntry[] };

/** Open work comes first, then the newest finished work; older work is folded away. */
function Work({ studentId, entries }: WorkProps) {
  const t = useText('children');
  const isDone = (entry: DeskEntry): boolean => standingOf(entry) === 'done';
  const done = entries.filter(isDone).toReversed();
  const lines = (some: readonly DeskEntry[]) => (
    <ul className="flex flex-col">
      {some.map((entry) => (
        <EntryLine key={entry.assignmentId} studentId={studentId} entry={entry} />
      ))}
    </ul>
  );
  const older = done.slice(MOST_DONE);
  return (
    <>
      {lines([...entries.filter((entry) => !isDone(entry)), ...done.slice(0, MOST_DONE)])}
      {older.length > 0 && (
        <details className="py-4">
          <summary className="cursor-pointer">{t('older', { count: older.length })}</summary>
          {lines(older)}
        </details>
      )}
    </>
  );
}

function EntryLine({ studentId, entry }: { readonly studentId: string; readonly entry: DeskEntry }) {
  const t = useText('children');
  const standing = standingOf(entry);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <p className="font-semibold">{entry.title}</p>
          <p className="text-sm text-muted">
            {entry.className} · {entry.teacherName} · {t('due', { when: formatRelative(entry.dueAt) })}
          </p>
        </div>
        <WorkStanding entry={entry} />
      </div>
      {entry.nudge && standing !== 'done' && (
        <p className="mt-2">{t('nudged', { name: entry.nudge.byName, when: formatDateTime(entry.nudge.at) })}</p>
      )}
      {entry.feedback.map((comment) => (
        <blockquote key={comment.id} className="measure mt-3 border-s-4 border-accent bg-accent-wash px-4 py-3">
          {comment.question !== undefined && (
            <p className="text-sm text-muted">{t('onQuestion', { number: comment.question })}</p>
          )}
          <CommentBody comment={comment} />
          <footer className="text-sm text-muted">
            {comment.byName}, {formatDateTime(comment.at)}
          </footer>
        </blockquote>
      ))}
      {canHandIn(entry) && standing !== 'done' && (
        <div className="mt-3">
          <ButtonLink size="small" to={paths.submissions({ child: studentId, assignment: entry.assignmentId })}>
            {t('handIn')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
