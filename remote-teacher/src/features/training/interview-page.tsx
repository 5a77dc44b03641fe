import { Navigate, useParams } from '@lemma/router';
import type { Interview } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { trainingQueries } from './data/training-queries.ts';
import { Brief } from './ui/brief.tsx';
import { DiagnosisForm } from './ui/diagnosis-form.tsx';
import { HeaderMeanwhile } from './ui/header-meanwhile.tsx';
import { PupilRunner } from './ui/pupil-runner.tsx';
import { Sheet } from './ui/sheet.tsx';
import { Talk } from './ui/talk.tsx';

/** One interview: the brief, the talk, the diagnosis. Leaving and coming back goes on where it stood. */
export function InterviewPage() {
  const { interviewId = '' } = useParams();
  const uid = useUid();
  const interview = useQuery(trainingQueries.interview(uid, interviewId));
  return (
    <>
      <HeaderMeanwhile shown={interview.data === undefined} />
      <QueryView query={interview}>{(data) => <Shown interview={found(data, interviewId)} />}</QueryView>
    </>
  );
}

function Shown({ interview }: { readonly interview: Interview }) {
  const t = useText('interview');
  const pupil = useText('pupil');
  const { state, kind, student, skillName, goal } = interview;
  if (interview.result !== undefined) return <Navigate to={paths.interviewResults(interview.id)} replace />;
  return (
    <>
      <PageHeader
        title={t('title', { name: student.name, skill: skillName })}
        lead={kind === 'pupil' ? pupil('lead') : t('goal', { goal })}
        back={{ to: paths.training(), label: t('back') }}
      />
      {kind === 'pupil' ? (
        <PupilRunner interview={interview} />
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
