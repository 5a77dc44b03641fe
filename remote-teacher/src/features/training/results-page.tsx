import { useParams } from '@lemma/router';
import type { Interview, InterviewResult } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import { found, useUid } from '@lemma/shared-auth';
import { ButtonLink, Empty, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';
import { trainingQueries } from './data/training-queries.ts';
import { Actions } from './ui/actions.tsx';
import { Advice } from './ui/advice.tsx';
import { Figures } from './ui/figures.tsx';
import { HeaderMeanwhile } from './ui/header-meanwhile.tsx';
import { LeftOpen } from './ui/left-open.tsx';
import { Posterior } from './ui/posterior.tsx';
import { Predictions } from './ui/predictions.tsx';
import { Reflection } from './ui/reflection.tsx';
import { Transcript } from './ui/transcript.tsx';
import { Truth } from './ui/truth.tsx';

/** What an interview was worth: everything on it is worked out, nothing is judged. */
export function ResultsPage() {
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
  const t = useText('results');
  const { result, student, kind } = interview;
  const header = (
    <PageHeader
      title={t('title', { name: student.name })}
      lead={interview.skillName}
      back={{ to: paths.training(), label: useText('interview')('back') }}
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
            <ButtonLink kind="primary" to={paths.interview(interview.id)}>
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
        <PupilResults interview={interview} result={result} />
      ) : (
        <PracticeResults interview={interview} result={result} />
      )}
    </>
  );
}

export type ResultProps = { readonly interview: Interview; readonly result: InterviewResult };

const PracticeResults = (props: ResultProps) => (
  <>
    <Figures {...props} />
    <Truth {...props} />
    <Advice {...props} />
    <Posterior {...props} />
    <LeftOpen {...props} />
    <Predictions {...props} />
    <Transcript {...props} />
    <Reflection {...props} />
  </>
);

function PupilResults(props: ResultProps) {
  const t = useText('pupil');
  const { student } = props.interview;
  return (
    <>
      <p className="measure pb-4">{t('resultLead')}</p>
      {student.studentId !== undefined && (
        <p className="pb-4">
          <ButtonLink to={paths.pupil(student.studentId)}>{t('toPupil')}</ButtonLink>
        </p>
      )}
      <Posterior {...props} />
      <Transcript {...props} />
    </>
  );
}
