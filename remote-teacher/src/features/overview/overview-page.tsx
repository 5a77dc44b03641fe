import type { Board, BoardEntry, Roster } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { ButtonLink, formatDateTime, PageHeader, ProgressSteps, Section, Stat, StatRow, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '../../data/teacher-queries.ts';
import { type ClassChoice, WithClass } from '../../data/with-class.tsx';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { overviewFigures } from './overview-figures.ts';

export const OverviewPage = () => <WithClass>{(choice) => <Overview {...choice} />}</WithClass>;

/** What waits in the chosen class, and the first three steps of a new one. */
function Overview({ uid, classroom, switcher }: ClassChoice) {
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  return (
    <>
      <PageHeader title={classroom.name} actions={switcher} />
      <QueryView query={roster}>
        {(students) => (
          <QueryView query={board}>
            {(assignments) => {
              const hasStudents = Object.keys(students?.students ?? {}).length > 0;
              const published = Object.values(assignments?.assignments ?? {}).filter(
                ({ state }) => state !== 'draft' && state !== 'archived',
              );
              return hasStudents && published.length > 0 ? (
                <Waiting entries={published} roster={students} />
              ) : (
                <FirstSteps classId={classroom.id} hasStudents={hasStudents} />
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </>
  );
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

type WaitingProps = { readonly entries: readonly Board['assignments'][string][]; readonly roster: Roster | null };

function Waiting({ entries, roster }: WaitingProps) {
  const t = useText('overview');
  const figures = overviewFigures(entries, roster, Date.now());
  return (
    <>
      <StatRow>
        <Stat
          value={String(figures.toGrade)}
          label={t('toGrade')}
          to={paths.assignments()}
          attention={figures.toGrade > 0}
        />
        <Stat value={String(figures.dueSoon.length)} label={t('dueSoon')} to={paths.assignments()} />
        <Stat
          value={String(figures.missing)}
          label={t('missing')}
          to={paths.assignments()}
          attention={figures.missing > 0}
        />
        <Stat value={String(figures.asking)} label={t('asking')} to={paths.students()} attention={figures.asking > 0} />
      </StatRow>
      <Section ruled title={t('open')}>
        <ul className="flex flex-col">
          {figures.open.map((entry) => (
            <OpenLine key={entry.id} entry={entry} />
          ))}
        </ul>
        {figures.open.length === 0 && <p className="text-muted">{t('nothingOpen')}</p>}
      </Section>
    </>
  );
}

function OpenLine({ entry }: { readonly entry: BoardEntry }) {
  const t = useText('overview');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line py-3">
      <TextLink to={paths.assignment(entry.id)}>{entry.title}</TextLink>
      <span className="figures-tabular text-muted">
        {t('progress', { submitted: entry.submitted, total: entry.studentCount, due: formatDateTime(entry.dueAt) })}
      </span>
    </li>
  );
}
