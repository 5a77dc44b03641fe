import { useParams, useSearchParams } from '@lemma/router';
import type { Student } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '../../data/teacher-queries.ts';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { Ideas } from './ui/ideas.tsx';
import { Parents } from './ui/parents.tsx';
import { Talks } from './ui/talks.tsx';
import { Timeline } from './ui/timeline.tsx';

/** One student: ideas that their answers show, all their work with tries and hints, parents. */
export function StudentPage() {
  const { studentId = '' } = useParams();
  const uid = useUid();
  const student = useQuery(teacherQueries.student(uid, studentId));
  return (
    <QueryView query={student}>{(data) => <StudentFeedback uid={uid} student={found(data, studentId)} />}</QueryView>
  );
}

function StudentFeedback({ uid, student }: { readonly uid: string; readonly student: Student }) {
  const t = useText('student');
  const [search] = useSearchParams();
  const classId = search.get('class') ?? student.classIds[0] ?? '';
  const work = useQuery(teacherQueries.work(uid, student.id, classId));
  const skills = useQuery(teacherQueries.skills(uid));
  return (
    <>
      <PageHeader
        title={student.fullName}
        lead={student.userName}
        back={{ to: paths.students(classId), label: t('back') }}
      />
      <QueryView query={skills}>
        {({ skills: catalogue }) => (
          <QueryView query={work}>
            {(submissions) =>
              submissions.length === 0 ? (
                <Empty title={t('emptyTitle')} drawing="line">
                  <p>{t('emptyBody')}</p>
                </Empty>
              ) : (
                <>
                  <Ideas submissions={submissions} catalogue={catalogue} />
                  <Timeline uid={uid} submissions={submissions} catalogue={catalogue} />
                </>
              )
            }
          </QueryView>
        )}
      </QueryView>
      <Talks uid={uid} student={student} classId={classId} />
      <Parents uid={uid} student={student} />
    </>
  );
}
