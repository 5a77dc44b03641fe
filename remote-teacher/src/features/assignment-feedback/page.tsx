import type { ParamsOf } from '@lemma/contract';
import { useParams, useSearchParams } from '@lemma/router';
import type { Assignment } from '@lemma/school/assignment';
import { allOf, QueryView } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { ButtonLink, formatDateTime, NoPermission, Notice, PageHeader, TabLinks, useTab } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { ActingIn, Acts, useMayTeach } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { contestedAnswers } from './logic/answer-groups.ts';
import type { SharedData } from './logic/shared-data.ts';
import { AnswersTab } from './parts/answers-tab.tsx';
import { AssignmentMenu } from './parts/assignment-menu.tsx';
import { GradeView } from './parts/grade-view.tsx';
import { GroupsTab } from './parts/groups-tab.tsx';
import { PaperVersion } from './parts/paper-version.tsx';
import { QuestionsTab } from './parts/questions-tab.tsx';
import { StudentsTab } from './parts/students-tab.tsx';
import { WorkPanel } from './parts/work-panel.tsx';
import { feedbackQueries } from './queries.ts';

/** The results of a class on one assignment: by student, question, answer and misconception. */
export function AssignmentPage() {
  const { assignmentId = '' } = useParams<ParamsOf<typeof paths.assignment>>();
  const uid = useUid();
  const t = useFeedbackText('feedback');
  const assignment = useQuery(teacherQueries.assignment(uid, assignmentId));
  const classes = useQuery(teacherQueries.classes(uid));
  const [search] = useSearchParams();
  return (
    <QueryView
      query={assignment}
      none={
        <NoPermission action={<ButtonLink to={paths.assignments()}>{t('back')}</ButtonLink>}>
          {t('noSuch')}
        </NoPermission>
      }
    >
      {(data) =>
        search.has('paper') ? (
          <PaperVersion uid={uid} assignment={found(data, assignmentId)} />
        ) : (
          <ActingIn classes={classes.data?.filter(({ id }) => id === data?.classId)}>
            <AssignmentFeedback uid={uid} assignment={found(data, assignmentId)} />
          </ActingIn>
        )
      }
    </QueryView>
  );
}

function AssignmentFeedback({ uid, assignment }: { readonly uid: string; readonly assignment: Assignment }) {
  const results = useQuery(feedbackQueries.results(uid, assignment.id));
  const roster = useQuery(teacherQueries.roster(uid, assignment.classId));
  const skills = useQuery(teacherQueries.skills(uid));
  const classes = useQuery(teacherQueries.classes(uid));
  const [search] = useSearchParams();
  const mayTeach = useMayTeach();
  const grading = mayTeach ? search.get('grade') : null;
  return (
    <QueryView query={allOf({ roster, results, skills })}>
      {(documents) => {
        const shared = {
          uid,
          assignment,
          className: classes.data?.find(({ id }) => id === assignment.classId)?.name ?? '',
          students: Object.values(documents.roster?.students ?? {}).filter(({ state }) => state !== 'archived'),
          groups: Object.values(documents.roster?.groups ?? {}).toSorted((one, other) =>
            one.name.localeCompare(other.name),
          ),
          results: documents.results ?? { assignmentId: assignment.id, classId: assignment.classId, rows: {} },
          catalogue: documents.skills.skills,
        };
        return assignment.items.some(({ id }) => id === grading) && grading !== null ? (
          <GradeView key={grading} shared={shared} itemId={grading} />
        ) : (
          <FeedbackTabs shared={shared} />
        );
      }}
    </QueryView>
  );
}

function FeedbackTabs({ shared }: { readonly shared: SharedData }) {
  const t = useFeedbackText('feedback');
  const { assignment, results } = shared;
  const contested = contestedAnswers(results).length;
  const tabs = [
    { id: 'students', label: t('tabs.students') },
    { id: 'questions', label: t('tabs.questions') },
    { id: 'answers', label: t('tabs.answers'), ...(contested > 0 && { count: contested }) },
    { id: 'groups', label: t('tabs.groups') },
  ];
  const tab = useTab(tabs);
  return (
    <>
      <PageHeader
        title={assignment.title}
        lead={t('lead', { due: formatDateTime(assignment.dueAt), items: assignment.items.length })}
        back={{ to: paths.assignments({ class: assignment.classId }), label: t('back') }}
        actions={
          assignment.state === 'draft' ? (
            <Acts>
              <ButtonLink to={paths.assignments({ class: assignment.classId, edit: assignment.id })}>
                {t('edit')}
              </ButtonLink>
            </Acts>
          ) : (
            <AssignmentMenu {...shared} />
          )
        }
      />
      {assignment.state === 'archived' && <Notice>{t('archivedNote')}</Notice>}
      <TabLinks label={t('views')} tabs={tabs} />
      <div>
        {tab === 'students' && <StudentsTab {...shared} />}
        {tab === 'questions' && <QuestionsTab {...shared} />}
        {tab === 'answers' && <AnswersTab {...shared} />}
        {tab === 'groups' && <GroupsTab {...shared} />}
      </div>
      <WorkPanel {...shared} />
    </>
  );
}
