import type { Board, Insight, Roster } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { ButtonLink, PageHeader, ProgressSteps } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '../../data/teacher-queries.ts';
import { type ClassChoice, WithClass } from '../../data/with-class.tsx';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { waitingIn } from './data/waiting.ts';
import { WaitingView } from './ui/waiting-view.tsx';

export const OverviewPage = () => <WithClass>{(choice) => <Overview {...choice} />}</WithClass>;

/** What waits in the chosen class, and the first three steps of a new one. Three documents: roster, board, insight. */
function Overview(choice: ClassChoice) {
  const { uid, classroom, switcher } = choice;
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  return (
    <>
      <PageHeader title={classroom.name} actions={switcher} />
      <QueryView query={roster}>
        {(students) => (
          <QueryView query={board}>
            {(assignments) => (
              <QueryView query={insight}>
                {(known) => <ClassOverview {...choice} roster={students} board={assignments} insight={known} />}
              </QueryView>
            )}
          </QueryView>
        )}
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
  return <WaitingView uid={uid} classroom={classroom} waiting={waiting} />;
}

function FirstSteps({ classId, hasStudents }: { readonly classId: string; readonly hasStudents: boolean }) {
  const t = useText('overview');
  return (
    <ProgressSteps
      label={t('steps')}
      steps={[
        { title: t('stepClass'), done: true },
        {
          title: t('stepStudents'),
          body: t('stepStudentsBody'),
          done: hasStudents,
          action: (
            <ButtonLink kind="primary" to={paths.accounts(classId)}>
              {t('addStudents')}
            </ButtonLink>
          ),
        },
        {
          title: t('stepAssignment'),
          body: t('stepAssignmentBody'),
          done: false,
          action: (
            <ButtonLink kind={hasStudents ? 'primary' : 'secondary'} to={paths.assignments()}>
              {t('makeAssignment')}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
