import { type Desk, type DeskEntry, openedEntries } from '@lemma/school/desk';
import { isToDo, submissionIdOf } from '@lemma/school/work';
import { CommentBody, deskQuery, PlacementInvitation, QueryView } from '@lemma/screens';
import { call, useAuth, useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, formatDateTime, formatRelative, PageHeader, Section, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeskLine } from '#shared/parts/desk-line.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { Outgoing } from './parts/outgoing.tsx';
import { TeacherNotes } from './parts/teacher-notes.tsx';

/** The next thing to do, then what is due, then what the teacher wrote. Never a comparison with classmates. */
export function HomePage() {
  const t = useText('home');
  const uid = useUid();
  const { profile } = useAuth();
  const desk = useQuery(deskQuery(uid));
  const firstName = (profile?.fullName ?? '').split(' ')[0] ?? '';
  return (
    <>
      <PageHeader title={firstName === '' ? t('title') : t('hello', { name: firstName })} />
      <Outgoing uid={uid} entries={openedEntries(desk.data ?? null)} />
      <QueryView query={desk}>
        {(data) => {
          const entries = openedEntries(data);
          const [next, ...later] = entries.filter(isToDo);
          return (
            <>
              {isPlacementOffered(data) && (
                <PlacementInvitation placement={data?.placement} to={paths.home({ placement: 1 })} />
              )}
              {next ? <Next entry={next} /> : <NothingToDo hasWork={entries.length > 0} />}
              {later.length > 0 && (
                <Section ruled title={t('later')}>
                  <ul className="flex flex-col">
                    {later.map((entry) => (
                      <DeskLine key={entry.assignmentId} entry={entry} />
                    ))}
                  </ul>
                </Section>
              )}
              {(data?.placement?.state === 'done' || entries.some(({ state }) => state !== 'not-started')) && (
                <Practice />
              )}
              <TeacherNotes uid={uid} />
              <Notes uid={uid} entries={entries} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

/** Offered until it is done: to everybody whom a teacher asked, and to a student who has not answered anything yet. */
function isPlacementOffered(desk: Desk | null): boolean {
  if (desk?.placement) return desk.placement.state !== 'done';
  return desk !== null && desk.family === undefined;
}

function Next({ entry }: { readonly entry: DeskEntry }) {
  const t = useText('home');
  return (
    <Section title={t('next')}>
      <p className="text-xl font-semibold">{entry.title}</p>
      <p className="mt-1 text-muted">
        {t('nextDetail', { done: entry.itemsDone, total: entry.itemCount, when: formatRelative(entry.dueAt) })}
      </p>
      {entry.nudge && <p className="mt-1">{t('nudged', { name: entry.nudge.byName })}</p>}
      <div className="mt-5">
        <ButtonLink
          kind="primary"
          to={paths.assignments({ work: entry.assignmentId, item: Math.min(entry.itemsDone + 1, entry.itemCount) })}
        >
          {entry.state === 'not-started' ? t('start') : t('goOn')}
        </ButtonLink>
      </div>
    </Section>
  );
}

function NothingToDo({ hasWork }: { readonly hasWork: boolean }) {
  const t = useText('home');
  return (
    <Empty title={hasWork ? t('doneTitle') : t('emptyTitle')} drawing={hasWork ? 'whole' : 'line'}>
      <p>{hasWork ? t('doneBody') : t('emptyBody')}</p>
    </Empty>
  );
}

/** Offered as soon as there are answers to base practice on. */
function Practice() {
  const t = useText('practice');
  return (
    <Section ruled title={t('homeTitle')} lead={t('homeBody')}>
      <ButtonLink to={paths.home({ practice: 1 })}>{t('start')}</ButtonLink>
    </Section>
  );
}

const MOST_NOTES = 5;

/** The teachers' comments on the student's work; they count as read once they are shown. */
function Notes({ uid, entries }: { readonly uid: string; readonly entries: readonly DeskEntry[] }) {
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
    <Section ruled title={t('notes')}>
      <ul className="flex flex-col gap-4">
        {notes.map(({ id, byName, at, entry, question, ...comment }) => (
          <li key={id}>
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
