import type { Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { allOf, QueryView } from '@lemma/screens';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type ClassChoice, WithClass } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { usePlace } from './logic/place.ts';
import type { Catalogue } from './logic/topics.ts';
import { AttemptView } from './parts/attempt-view.tsx';
import { ClassView } from './parts/class-view.tsx';
import { GroupView } from './parts/group-view.tsx';
import type { SharedAnalysis } from './parts/shared-analysis.ts';
import { StudentView } from './parts/student-view.tsx';
import { Trail } from './parts/trail.tsx';

export const AnalysisPage = () => <WithClass>{(choice) => <Analysis {...choice} />}</WithClass>;

/**
 * What to teach tomorrow, and its evidence: class, group, student, attempt. Reads two documents: roster and insight.
 */
function Analysis(choice: ClassChoice) {
  const { uid, classroom, switcher } = choice;
  const t = useAnalysisText('analysis');
  const roster = useQuery(teacherQueries.roster(uid, classroom.id));
  const insight = useQuery(teacherQueries.insight(uid, classroom.id));
  const skills = useQuery(teacherQueries.skills(uid));
  return (
    <>
      <PageHeader title={t('title')} lead={classroom.name} actions={switcher} />
      <QueryView query={allOf({ roster, insight, skills })}>
        {({ roster: students, insight: known, skills: { skills: catalogue } }) =>
          known === null || Object.keys(known.students).length === 0 ? (
            <NothingYet />
          ) : (
            <Depth {...sharedOf(choice, students, known, catalogue)} />
          )
        }
      </QueryView>
    </>
  );
}

function sharedOf(choice: ClassChoice, roster: Roster | null, insight: Insight, catalogue: Catalogue): SharedAnalysis {
  const students = Object.values(roster?.students ?? {})
    .filter(({ state }) => state !== 'archived')
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  const skills = new Map(catalogue.map(({ code, name }) => [code, name]));
  const ideas = new Map(catalogue.flatMap(({ misconceptions }) => misconceptions.map(({ id, name }) => [id, name])));
  return {
    ...choice,
    insight,
    catalogue,
    students,
    skillName: (code) => skills.get(code) ?? code,
    topicName: ({ kind, id }) => (kind === 'misconception' ? ideas : skills).get(id) ?? id,
  };
}

function NothingYet() {
  const t = useAnalysisText('analysis');
  return (
    <Empty
      drawing="balance"
      title={t('emptyTitle')}
      action={<ButtonLink to={paths.assignments()}>{t('toWork')}</ButtonLink>}
    >
      <p>{t('emptyBody')}</p>
    </Empty>
  );
}

function Depth(shared: SharedAnalysis) {
  const { place } = usePlace();
  return (
    <>
      <Trail {...shared} />
      {place.student !== null && place.work !== null ? (
        <AttemptView {...shared} studentId={place.student} assignmentId={place.work} itemId={place.item} />
      ) : place.student !== null ? (
        <StudentView {...shared} studentId={place.student} />
      ) : place.group !== null ? (
        <GroupView {...shared} groupId={place.group} />
      ) : (
        <ClassView {...shared} />
      )}
    </>
  );
}
