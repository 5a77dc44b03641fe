import type { ParamsOf } from '@lemma/contract';
import { Navigate, useParams } from '@lemma/router';
import type { Interview } from '@lemma/school/interview';
import { QueryView, useMathWords } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { Brief } from './parts/brief.tsx';
import { Closed } from './parts/closed.tsx';
import { DiagnosisForm } from './parts/diagnosis-form.tsx';
import { HeaderMeanwhile } from './parts/header-meanwhile.tsx';
import { Sheet } from './parts/sheet.tsx';
import { StudentRunner } from './parts/student-runner.tsx';
import { Talk } from './parts/talk.tsx';
import { trainingQueries } from './queries.ts';

/** One interview: the introduction, the questions, the diagnosis. It can be left and continued. */
export function InterviewPage() {
  const { interviewId = '' } = useParams<ParamsOf<typeof paths.interview>>();
  const uid = useUid();
  const interview = useQuery(trainingQueries.interview(uid, interviewId));
  return (
    <>
      <HeaderMeanwhile shown={interview.data === undefined} />
      <QueryView query={interview} none={<Closed interviewId={interviewId} />}>
        {(data) => <Shown interview={found(data, interviewId)} />}
      </QueryView>
    </>
  );
}

function Shown({ interview }: { readonly interview: Interview }) {
  const t = useTrainingText('interview');
  const talkText = useTrainingText('pupil');
  const { state, kind, student, goal } = interview;
  const skill = useMathWords().skill(interview.skill, interview.skillName).text;
  if (interview.result !== undefined)
    return <Navigate to={paths.interviewResults({ interviewId: interview.id })} replace />;
  return (
    <>
      <PageHeader
        title={t('title', { name: student.name, skill })}
        lead={kind === 'pupil' ? talkText('lead') : t('goal', { goal })}
        back={{ to: paths.training(), label: t('back') }}
      />
      {kind === 'pupil' ? (
        <StudentRunner interview={interview} />
      ) : (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 max-lg:order-2">
            {state === 'draft' && <Brief interview={interview} />}
            {(state === 'in-progress' || state === 'paused') && <Talk interview={interview} />}
            {state === 'finished' && <DiagnosisForm interview={interview} />}
          </div>
          <Sheet interview={interview} />
        </div>
      )}
    </>
  );
}
