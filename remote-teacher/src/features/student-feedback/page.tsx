import type { ParamsOf } from '@lemma/contract';
import { useParams, useSearchParams } from '@lemma/router';
import { mayIn } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import { allOf, BackupButton, callQuery, QueryView, StartingPath, StudentLanguage, WhoLooked } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, NoPermission, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { ActingIn, Acts } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { FamilyPage } from './parts/family-page.tsx';
import { MasteryTable } from './parts/mastery-table.tsx';
import { Misconceptions } from './parts/misconceptions.tsx';
import { Notes } from './parts/notes.tsx';
import { Parents } from './parts/parents.tsx';
import { StudentFacts } from './parts/student-facts.tsx';
import { Talks } from './parts/talks.tsx';
import { Timeline } from './parts/timeline.tsx';
import { studentQueries } from './queries.ts';

/** One student: misconceptions that their answers show, all their work with tries and hints, parents. */
export function StudentPage() {
  const { studentId = '' } = useParams<ParamsOf<typeof paths.student>>();
  const uid = useUid();
  const t = useFeedbackText('student');
  const student = useQuery(studentQueries.student(uid, studentId));
  const classes = useQuery(teacherQueries.classes(uid));
  return (
    <QueryView
      query={student}
      none={
        <NoPermission action={<ButtonLink to={paths.students()}>{t('back')}</ButtonLink>}>{t('noSuch')}</NoPermission>
      }
    >
      {(data) => (
        <ActingIn classes={classes.data?.filter(({ id }) => data?.classIds.includes(id))}>
          <StudentFeedback uid={uid} student={found(data, studentId)} />
        </ActingIn>
      )}
    </QueryView>
  );
}

function StudentFeedback({ uid, student }: { readonly uid: string; readonly student: Student }) {
  const t = useFeedbackText('student');
  const [search] = useSearchParams();
  const classId = search.get('class') ?? student.classIds[0] ?? '';
  const work = useQuery(studentQueries.work(uid, student.id, classId));
  const skills = useQuery(teacherQueries.skills(uid));
  const classes = useQuery(teacherQueries.classes(uid));
  const roster = useQuery(teacherQueries.roster(uid, classId));
  const insight = useQuery(teacherQueries.insight(uid, classId));
  const progress = useQuery(studentQueries.progress(uid, student.id));
  const judgements = useQuery(studentQueries.judgements(uid, student.id));
  const line = insight.data?.students[student.id];
  const own = roster.data?.students[student.id];
  const className = classes.data?.find(({ id }) => id === classId)?.name;
  const isFamilyPage = search.get('view') === 'family';
  // Nothing on the page waits for it.
  useQuery(callQuery(uid, 'noteLook', { studentId: student.id }));
  return (
    <>
      {!isFamilyPage && (
        <>
          <PageHeader
            title={student.fullName}
            lead={className === undefined ? student.userName : `${className} · ${student.userName}`}
            back={{ to: paths.students({ class: classId }), label: t('back') }}
            actions={
              <ButtonLink to={paths.student({ studentId: student.id, class: classId, view: 'family' })}>
                {t('family')}
              </ButtonLink>
            }
          />
          <StudentFacts roster={roster.data ?? null} student={own} line={line} />
          <Acts>{own && <StudentLanguage classId={classId} student={own} />}</Acts>
        </>
      )}
      <QueryView query={allOf({ skills, work })}>
        {({ skills: { skills: catalogue }, work: submissions }) =>
          isFamilyPage ? (
            <FamilyPage {...{ student, classId, submissions, catalogue }} progress={progress.data ?? null} />
          ) : (
            <>
              {submissions.length === 0 ? (
                <Empty title={t('emptyTitle')} drawing="line">
                  <p>{t('emptyBody')}</p>
                </Empty>
              ) : (
                <>
                  <Misconceptions
                    studentId={student.id}
                    judgements={judgements.data ?? null}
                    submissions={submissions}
                    named={new Set(line?.ideas.map(({ id }) => id))}
                    catalogue={catalogue}
                  />
                  <ActingIn classes={classes.data?.filter(({ id }) => id === classId)} quiet>
                    <Timeline uid={uid} submissions={submissions} catalogue={catalogue} />
                  </ActingIn>
                </>
              )}
              <StartingPath
                progress={progress.data ?? null}
                nameOf={(code) => catalogue.find((skill) => skill.code === code)?.name ?? code}
                reader="adult"
              />
              <MasteryTable
                studentId={student.id}
                judgements={judgements.data ?? null}
                name={student.fullName}
                className={className}
                progress={progress.data ?? null}
                line={line}
                catalogue={catalogue}
              />
            </>
          )
        }
      </QueryView>
      {!isFamilyPage && (
        <>
          <Notes uid={uid} student={student} />
          <Talks uid={uid} student={student} classId={classId} />
          <Parents uid={uid} student={student} line={roster.data?.students[student.id]} />
          {classes.data?.some((one) => student.classIds.includes(one.id) && mayIn(one, uid, 'lead')) && (
            <WhoLooked uid={uid} studentId={student.id} name={student.fullName} />
          )}
          <Acts>
            <BackupButton of={{ child: student.id }} name={student.fullName} />
          </Acts>
        </>
      )}
    </>
  );
}
