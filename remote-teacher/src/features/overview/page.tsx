import type { Board } from '@lemma/school/assignment';
import type { Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { allOf, QueryView, useAfterPaint } from '@lemma/screens';
import { useAuth, useUid } from '@lemma/shared-auth';
import { PageHeader, PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type ClassChoice, WithClass } from '#shared/parts/with-class.tsx';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { waitingIn } from './logic/waiting.ts';
import { FirstSteps, Welcome } from './parts/first-steps.tsx';
import { Invitations } from './parts/invitations.tsx';
import { WaitingView } from './parts/waiting-view.tsx';

export function OverviewPage() {
  const uid = useUid();
  const { user } = useAuth();
  return (
    <>
      <Invitations uid={uid} email={user?.email ?? null} />
      <WithClass none={<Welcome />}>{(choice) => <Overview {...choice} />}</WithClass>
    </>
  );
}

/**
 * What needs review in the chosen class, and the first three steps for a new one. Reads three documents: roster, board,
 * insight.
 */
function Overview(choice: ClassChoice) {
  const { uid, classroom, switcher } = choice;
  const t = useText('overview');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  // A headline with a hole where the skill's name belongs is worse than a moment's wait. What makes the call comes after the heading.
  const { isPending: isNaming } = useQuery({ ...teacherQueries.skills(uid), enabled: useAfterPaint() });
  return (
    <>
      {/* The menu of classes has the name already. */}
      <PageHeader
        title={switcher ? t('title') : classroom.name}
        tab={t('tab', { name: classroom.name })}
        actions={switcher}
      />
      <QueryView query={allOf({ roster, board, insight })}>
        {(documents) => (isNaming ? <PageSkeleton /> : <ClassOverview {...choice} {...documents} />)}
      </QueryView>
    </>
  );
}

type ClassOverviewProps = ClassChoice & {
  readonly roster: Roster | null;
  readonly board: Board | null;
  readonly insight: Insight | null;
};

function ClassOverview({ uid, classroom, roster, board, insight }: ClassOverviewProps) {
  const hasStudents = Object.keys(roster?.students ?? {}).length > 0;
  const given = Object.values(board?.assignments ?? {}).filter(({ state }) => state !== 'draft');
  if (!hasStudents || given.length === 0) return <FirstSteps classId={classroom.id} hasStudents={hasStudents} />;
  const published = given.filter(({ state }) => state !== 'archived');
  const waiting = waitingIn(published, roster, insight, Date.now());
  return <WaitingView key={classroom.id} {...{ uid, classroom, waiting, roster, insight }} />;
}
