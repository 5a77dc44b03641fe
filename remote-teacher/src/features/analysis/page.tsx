import { presentStudents, type Roster } from '@lemma/school/class';
import { allOf, QueryView } from '@lemma/screens';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type ClassChoice, WithClass } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useTopicTitles } from '#shared/queries/topic-titles.ts';
import { useNoteLook } from '#shared/queries/use-note-look.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { usePlace } from './logic/place.ts';
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
            <Depth {...choice} roster={students} insight={known} catalogue={catalogue} />
          )
        }
      </QueryView>
    </>
  );
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

type DepthProps = ClassChoice & Pick<SharedAnalysis, 'insight' | 'catalogue'> & { readonly roster: Roster | null };

function Depth({ roster, ...known }: DepthProps) {
  const { place } = usePlace();
  const students = presentStudents(roster).toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  useNoteLook(students.find(({ id }) => id === place.student)?.id);
  const shared: SharedAnalysis = { ...known, ...useTopicTitles(known.catalogue), students };
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
