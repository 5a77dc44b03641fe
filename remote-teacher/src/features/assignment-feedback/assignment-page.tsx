import { useParams } from '@lemma/router';
import type { Assignment } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { ButtonLink, formatDateTime, PageHeader, TabLinks, useTab } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '../../data/teacher-queries.ts';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { AnswersTab } from './ui/answers-tab.tsx';
import { QuestionsTab } from './ui/questions-tab.tsx';
import { StudentsTab } from './ui/students-tab.tsx';
import { WorkPanel } from './ui/work-panel.tsx';

/** What a class did with one assignment: by student, by question, by answer. */
export function AssignmentPage() {
  const { assignmentId = '' } = useParams();
  const uid = useUid();
  const assignment = useQuery(teacherQueries.assignment(uid, assignmentId));
  return (
    <QueryView query={assignment}>
      {(data) => <AssignmentFeedback uid={uid} assignment={found(data, assignmentId)} />}
    </QueryView>
  );
}

function AssignmentFeedback({ uid, assignment }: { readonly uid: string; readonly assignment: Assignment }) {
  const t = useText('feedback');
  const results = useQuery(teacherQueries.results(uid, assignment.id));
  const roster = useQuery(teacherQueries.roster(uid, assignment.classId));
  const skills = useQuery(teacherQueries.skills(uid));
  const tabs = [
    { id: 'students', label: t('tabs.students') },
    { id: 'questions', label: t('tabs.questions') },
    { id: 'answers', label: t('tabs.answers') },
  ];
  const tab = useTab(tabs);
  return (
    <>
      <PageHeader
        title={assignment.title}
        lead={t('lead', { due: formatDateTime(assignment.dueAt), items: assignment.items.length })}
        back={{ to: paths.assignments(), label: t('back') }}
        actions={
          assignment.state === 'draft' && <ButtonLink to={paths.editAssignment(assignment.id)}>{t('edit')}</ButtonLink>
        }
      />
      <TabLinks label={t('views')} tabs={tabs} />
      <QueryView query={roster}>
        {(classRoster) => (
          <QueryView query={results}>
            {(classResults) => (
              <QueryView query={skills}>
                {({ skills: catalogue }) => {
                  const shared = {
                    uid,
                    assignment,
                    students: Object.values(classRoster?.students ?? {}).filter(({ state }) => state !== 'archived'),
                    results: classResults ?? { assignmentId: assignment.id, classId: assignment.classId, rows: {} },
                    catalogue,
                  };
                  return (
                    <>
                      {tab === 'students' && <StudentsTab {...shared} />}
                      {tab === 'questions' && <QuestionsTab {...shared} />}
                      {tab === 'answers' && <AnswersTab {...shared} />}
                      <WorkPanel {...shared} />
                    </>
                  );
                }}
              </QueryView>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
