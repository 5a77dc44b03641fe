import type { ParamsOf } from '@lemma/contract';
import { useParams, useSearchParams } from '@lemma/router';
import { mayIn } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import { allOf, BackupButton, QueryView, StartingPath, WhoLooked } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, NoPermission, PageHeader, StatRowSkeleton, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { ActingIn, Acts } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useNoteLook } from '#shared/queries/use-note-look.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { AccessPanel } from './parts/access-panel.tsx';
import { FamilyPage } from './parts/family-page.tsx';
import { MasteryTable } from './parts/mastery-table.tsx';
import { Misconceptions } from './parts/misconceptions.tsx';
import { Notes } from './parts/notes.tsx';
import { Parents } from './parts/parents.tsx';
import { useReportLanguage } from './parts/report-language.tsx';
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
  const [search] = useSearchParams();
  const classId = search.get('class') ?? student.classIds[0] ?? '';
  useNoteLook(student.id);
  const place = { uid, student, classId };
  return search.get('view') === 'family' ? <ForFamily {...place} /> : <ForTeacher {...place} />;
}

type PlaceProps = { readonly uid: string; readonly student: Student; readonly classId: string };

function ForFamily({ uid, student, classId }: PlaceProps) {
  const work = useQuery(studentQueries.work(uid, student.id, classId));
  const progress = useQuery(studentQueries.progress(uid, student.id));
  const roster = useQuery(teacherQueries.rosterLines(uid, classId, [student.id]));
  const language = useReportLanguage(roster.data?.students[student.id]?.language);
  // The names of skills come in the language of the page.
  useLocale();
  const skills = useQuery(teacherQueries.skills(uid));
  return (
    <QueryView query={allOf({ skills, work, progress, roster })}>
      {({ skills: { skills: catalogue }, work: submissions, progress: known }) => (
        <FamilyPage {...{ student, classId, submissions, catalogue }} language={language} progress={known} />
      )}
    </QueryView>
  );
}

function ForTeacher({ uid, student, classId }: PlaceProps) {
  const t = useFeedbackText('student');
  const classes = useQuery(teacherQueries.classes(uid));
  const roster = useQuery(teacherQueries.rosterLines(uid, classId, [student.id]));
  const work = useQuery(studentQueries.work(uid, student.id, classId));
  const progress = useQuery(studentQueries.progress(uid, student.id));
  const className = classes.data?.find(({ id }) => id === classId)?.name;
  return (
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
      <QueryView query={allOf({ roster, work, progress })} loading={<StatRowSkeleton stats={5} />}>
        {(documents) => {
          const own = documents.roster?.students[student.id];
          return (
            <>
              <StudentFacts {...documents} student={own} />
              <AccessPanel {...{ uid, student, classId }} line={own} />
            </>
          );
        }}
      </QueryView>
      <WorkAndSkills {...{ uid, student, classId, className }} />
      <Notes uid={uid} student={student} />
      <Talks uid={uid} student={student} classId={classId} />
      <QueryView query={roster}>
        {(data) => <Parents {...{ uid, student, classId }} line={data?.students[student.id]} />}
      </QueryView>
      {classes.data?.some((one) => student.classIds.includes(one.id) && mayIn(one, uid, 'lead')) && (
        <WhoLooked uid={uid} studentId={student.id} name={student.fullName} />
      )}
      <Acts>
        <BackupButton of={{ child: student.id }} name={student.fullName} />
      </Acts>
    </>
  );
}

/** What the answers show, all work, the path and each skill, once all that they are computed from is loaded. */
function WorkAndSkills({ uid, student, classId, className }: PlaceProps & { readonly className: string | undefined }) {
  const t = useFeedbackText('student');
  const work = useQuery(studentQueries.work(uid, student.id, classId));
  const skills = useQuery(teacherQueries.skills(uid));
  const classes = useQuery(teacherQueries.classes(uid));
  const progress = useQuery(studentQueries.progress(uid, student.id));
  const judgements = useQuery(studentQueries.judgements(uid, student.id));
  return (
    <QueryView query={allOf({ skills, work, progress, judgements })}>
      {({ skills: { skills: catalogue }, work: submissions, ...own }) => (
        <>
          {submissions.length === 0 ? (
            <Empty title={t('emptyTitle')} drawing="line">
              <p>{t('emptyBody')}</p>
            </Empty>
          ) : (
            <>
              <Misconceptions
                studentId={student.id}
                judgements={own.judgements}
                submissions={submissions}
                named={own.progress?.ideas ?? []}
                catalogue={catalogue}
              />
              <ActingIn classes={classes.data?.filter(({ id }) => id === classId)} quiet>
                <Timeline uid={uid} submissions={submissions} catalogue={catalogue} />
              </ActingIn>
            </>
          )}
          <StartingPath
            progress={own.progress}
            nameOf={(code) => catalogue.find((skill) => skill.code === code)?.name ?? code}
            reader="adult"
          />
          <MasteryTable
            {...own}
            studentId={student.id}
            classId={classId}
            name={student.fullName}
            className={className}
            catalogue={catalogue}
          />
        </>
      )}
    </QueryView>
  );
}
