import { type Desk, openedEntries } from '@lemma/school/desk';
import { isToDo } from '@lemma/school/work';
import { deskQuery, PlacementInvitation, QueryView } from '@lemma/screens';
import { useAuth, useUid } from '@lemma/shared-auth';
import { ButtonLink, PageHeader, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DeskLine } from '#shared/parts/desk-line.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { NextWork, NothingToDo } from './parts/next-work.tsx';
import { Outgoing } from './parts/outgoing.tsx';
import { TeacherNotes } from './parts/teacher-notes.tsx';
import { Trail } from './parts/trail.tsx';
import { WorkNotes } from './parts/work-notes.tsx';

// Neither is needed for the heading and for the next thing to do.
const News = lazy(async () => ({ default: (await import('./parts/news.tsx')).News }));
const WeeklyGoal = lazy(async () => ({ default: (await import('./parts/weekly-goal.tsx')).WeeklyGoal }));

/** The next thing to do with its picture, then the child's own way and what the teacher wrote. Never a comparison. */
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
      <QueryView query={desk}>{(data) => <Shown uid={uid} desk={data} />}</QueryView>
    </>
  );
}

function Shown({ uid, desk }: { readonly uid: string; readonly desk: Desk | null }) {
  const t = useText('home');
  const entries = openedEntries(desk);
  const [next, ...later] = entries.filter(isToDo);
  const isAsked = isPlacementOffered(desk);
  const mayPractice = desk?.placement?.state === 'done' || entries.some(({ state }) => state !== 'not-started');
  const trail = desk?.family?.trail;
  const practice = mayPractice && next !== undefined && <Practice />;
  return (
    <>
      {desk?.family?.gained && (
        <Suspense>
          <News desk={desk} />
        </Suspense>
      )}
      {isAsked && <PlacementInvitation placement={desk?.placement} to={paths.home({ placement: 1 })} />}
      {next ? (
        <NextWork entry={next} isFirst={!isAsked} />
      ) : (
        <NothingToDo finished={entries.length} mayPractice={mayPractice} />
      )}
      {later.length > 0 && (
        <Section title={t('later')} className="pt-8">
          <ul className="flex flex-col">
            {later.map((entry) => (
              <DeskLine key={entry.assignmentId} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
      <div className="grid gap-x-12 pt-8 md:grid-cols-[1fr_18rem]">
        <div>{trail ? <Trail trail={trail} practice={practice} /> : practice}</div>
        <div className="flex flex-col">
          {desk && mayPractice && (
            <Suspense fallback={<div className="h-40" />}>
              <WeeklyGoal uid={uid} desk={desk} />
            </Suspense>
          )}
          <TeacherNotes uid={uid} />
          <WorkNotes uid={uid} entries={entries} />
        </div>
      </div>
    </>
  );
}

/** Offered until it is done: to everybody whom a teacher asked, and to a student who has not answered anything yet. */
function isPlacementOffered(desk: Desk | null): boolean {
  if (desk?.placement) return desk.placement.state !== 'done';
  return desk !== null && desk.family === undefined;
}

/** Offered as soon as there are answers to base practice on. */
function Practice() {
  const t = useText('practice');
  return (
    <>
      <ButtonLink to={paths.home({ practice: 1 })}>{t('start')}</ButtonLink>
      <p className="mt-2 text-sm text-muted">{t('homeBody')}</p>
    </>
  );
}
