import { codeOf } from '@lemma/contract';
import { useNavigate, useSearchParams } from '@lemma/router';
import { gradeOf } from '@lemma/school/class';
import type { ScenarioLine, Training, TrainingLine } from '@lemma/school/interview';
import { allOf, QueryView, useMathWords } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, errorSentence, Notice, PageHeader } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { classInUse } from '#shared/logic/last-class.ts';
import { paths } from '#shared/paths.ts';
import { useMisconceptionNames } from '#shared/queries/misconceptions-in-words.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useStartInterview } from './commands.ts';
import { suggested } from './logic/suggested.ts';
import { History } from './parts/history.tsx';
import { Limits, useLimits } from './parts/limits.tsx';
import { ScenarioTable } from './parts/scenario-table.tsx';
import { StudentStart } from './parts/student-start.tsx';
import { trainingQueries } from './queries.ts';

/** The catalogue of simulated students, the teacher's own history, and interviews with real students. */
export function TrainingPage() {
  const uid = useUid();
  const scenarios = useQuery(trainingQueries.scenarios(uid));
  const history = useQuery(trainingQueries.history(uid));
  const classes = useQuery(teacherQueries.classes(uid));
  return (
    <QueryView query={allOf({ scenarios, history, classes })}>
      {(known) => {
        const inUse = classInUse(known.classes);
        return (
          <Catalogue
            uid={uid}
            grade={inUse && gradeOf(inUse)}
            scenarios={known.scenarios.scenarios}
            lines={Object.values(known.history?.lines ?? {})}
          />
        );
      }}
    </QueryView>
  );
}

type CatalogueProps = {
  readonly uid: string;
  /** The grade of the class that the teacher works in; undefined without a class. */
  readonly grade: number | undefined;
  readonly scenarios: readonly ScenarioLine[];
  readonly lines: readonly Training['lines'][string][];
};

function Catalogue({ uid, grade, ...given }: CatalogueProps) {
  const t = useTrainingText('training');
  const { skill: nameIn } = useMathWords();
  const named = <T extends Pick<TrainingLine | ScenarioLine, 'skill' | 'skillName'>>(one: T): T => ({
    ...one,
    skillName: nameIn(one.skill, one.skillName).text,
  });
  const ideaName = useMisconceptionNames();
  const scenarios = given.scenarios.map((scenario) => ({
    ...named(scenario),
    ideas: scenario.ideas.map(({ id, name }) => ({ id, name: ideaName(id, name) })),
  }));
  const lines = given.lines.map(named);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const limits = useLimits();
  const start = useStartInterview();
  const begin = (scenarioId: string) => {
    start.mutate(
      { scenarioId, limits: limits.chosen, ...(grade !== undefined && { grades: [grade, grade] }) },
      { onSuccess: ({ id }) => navigate(paths.interview({ interviewId: id })) },
    );
  };
  const next = suggested(scenarios, lines, grade);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button kind="primary" pending={start.isPending} onClick={() => begin('surprise')}>
            {grade === undefined ? t('surprise') : t('surpriseIn', { grade })}
          </Button>
        }
      />
      {start.isError && <Notice tone="warm">{errorSentence(codeOf(start.error)).body}</Notice>}
      {next && lines.length > 0 && (
        <p className="pb-4">
          <Button kind="quiet" onClick={() => begin(next.id)}>
            {t('next', { name: next.student, skill: next.skillName })}
          </Button>
        </p>
      )}
      {lines.length > 0 && <History lines={lines} />}
      <StudentStart uid={uid} studentId={search.get('pupil') ?? ''} classId={search.get('class') ?? ''} />
      <ScenarioTable scenarios={scenarios} lines={lines} onStart={begin} tools={<Limits {...limits} />} />
      {lines.length === 0 && <History lines={lines} />}
    </>
  );
}
