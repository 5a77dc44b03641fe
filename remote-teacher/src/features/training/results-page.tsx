import type { ParamsOf } from '@lemma/contract';
import { useParams } from '@lemma/router';
import type { Interview } from '@lemma/school/interview';
import { QueryView, useMathWords } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useNoteLook } from '#shared/queries/use-note-look.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { Actions } from './parts/actions.tsx';
import { Closed } from './parts/closed.tsx';
import { Coaching } from './parts/coaching.tsx';
import { Figures } from './parts/figures.tsx';
import { HeaderMeanwhile } from './parts/header-meanwhile.tsx';
import { LeftOpen } from './parts/left-open.tsx';
import { Posterior } from './parts/posterior.tsx';
import { Predictions } from './parts/predictions.tsx';
import { Reflection } from './parts/reflection.tsx';
import type { ResultProps } from './parts/result-props.ts';
import { Transcript } from './parts/transcript.tsx';
import { Truth } from './parts/truth.tsx';
import { trainingQueries } from './queries.ts';

/** The results of an interview: everything is computed, nothing is judged by a person. */
export function ResultsPage() {
  const { interviewId = '' } = useParams<ParamsOf<typeof paths.interviewResults>>();
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
  const t = useTrainingText('results');
  const { result, student, kind } = interview;
  useNoteLook(student.studentId);
  const skill = useMathWords().skill(interview.skill, interview.skillName).text;
  const header = (
    <PageHeader
      title={t('title', { name: student.name })}
      lead={skill}
      back={{ to: paths.training(), label: useTrainingText('interview')('back') }}
      actions={result && <Actions interview={interview} result={result} />}
    />
  );
  if (result === undefined)
    return (
      <>
        {header}
        <Empty
          title={t('notYet')}
          action={
            <ButtonLink kind="primary" to={paths.interview({ interviewId: interview.id })}>
              {t('goOn')}
            </ButtonLink>
          }
        >
          <p>{t('notYetBody')}</p>
        </Empty>
      </>
    );
  return (
    <>
      {header}
      {kind === 'pupil' ? (
        <StudentResults interview={interview} result={result} />
      ) : (
        <TrainingResults interview={interview} result={result} />
      )}
    </>
  );
}

const TrainingResults = (props: ResultProps) => (
  <>
    <Coaching {...props} />
    <Figures {...props} />
    <Truth {...props} />
    <Predictions {...props} />
    <LeftOpen {...props} />
    <Transcript {...props} />
    <Posterior {...props} />
    <Reflection {...props} />
  </>
);

function StudentResults(props: ResultProps) {
  const t = useTrainingText('pupil');
  const { student } = props.interview;
  return (
    <>
      <p className="measure pb-4">{t('resultLead')}</p>
      {student.studentId !== undefined && (
        <p className="pb-4">
          <ButtonLink to={paths.student({ studentId: student.studentId })}>{t('toStudent')}</ButtonLink>
        </p>
      )}
      <Posterior {...props} />
      <Transcript {...props} />
    </>
  );
}
