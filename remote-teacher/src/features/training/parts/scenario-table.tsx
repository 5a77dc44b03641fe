import { useSearchParams } from '@lemma/router';
import { type ScenarioLine, type TrainingLine, trainingGoals } from '@lemma/school/interview';
import { Button, DataTable, Section, Select } from '@lemma/ui';
import type { ReactNode } from 'react';
import { trainingTexts } from '#shared/text/en-training.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';

type ScenarioTableProps = {
  readonly scenarios: readonly ScenarioLine[];
  readonly lines: readonly TrainingLine[];
  readonly onStart: (scenarioId: string) => void;
  readonly tools: ReactNode;
};

const isTrainingGoal = (text: string): text is (typeof trainingGoals)[number] =>
  trainingGoals.some((one) => one === text);

const isDomain = (domain: string): domain is keyof typeof trainingTexts.training.domains =>
  domain in trainingTexts.training.domains;

const misconceptionsIn = ({ ideas }: ScenarioLine): string => ideas.map(({ name }) => name).join('; ');

const misconceptionsCell = (row: ScenarioLine): ReactNode => (
  <span className="text-sm text-muted">{misconceptionsIn(row)}</span>
);

/** The largest number of correct predictions in an interview with a complete diagnosis. */
const bestOf = (lines: readonly TrainingLine[], scenarioId: string): number | undefined =>
  lines
    .filter((line) => line.scenarioId === scenarioId && line.named === 1)
    .map(({ predicted }) => predicted ?? 0)
    .toSorted((one, other) => other - one)[0];

export function ScenarioTable({ scenarios, lines, onStart, tools }: ScenarioTableProps) {
  const t = useTrainingText('training');
  const [search, setSearch] = useSearchParams();
  const [domain, practice] = [search.get('topic') ?? '', search.get('for') ?? ''];
  const choose = (key: string, value: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(key);
      else after.set(key, value);
      return after;
    });
  const domains = [...new Set(scenarios.map((scenario) => scenario.domain))];
  const rows = scenarios.filter(
    (scenario) => (domain === '' || scenario.domain === domain) && (practice === '' || scenario.practice === practice),
  );
  const trainingGoalName = (name: string): string => (isTrainingGoal(name) ? t(`practices.${name}`) : name);
  return (
    <Section title={t('scenarios')} lead={t('scenariosLead')}>
      <div className="flex flex-wrap items-end gap-4 pb-4">
        <Select
          label={t('domain')}
          value={domain}
          onChange={(event) => choose('topic', event.target.value)}
          options={[
            { value: '', label: t('allDomains') },
            ...domains.map((one) => ({ value: one, label: isDomain(one) ? t(`domains.${one}`) : one })),
          ]}
        />
        <Select
          label={t('practice')}
          value={practice}
          onChange={(event) => choose('for', event.target.value)}
          options={[
            { value: '', label: t('allPractices') },
            ...trainingGoals.map((one) => ({ value: one, label: t(`practices.${one}`) })),
          ]}
        />
        {tools}
      </div>
      <DataTable
        phoneCards
        label={t('scenarios')}
        rows={rows}
        getRowId={({ id }) => id}
        filterable
        urlKey="s"
        defaultSort={{ column: 'grade', down: false }}
        columns={[
          {
            id: 'scenario',
            header: t('scenario'),
            value: ({ student, skillName }) => `${student}: ${skillName}`,
            cell: ({ student, skillName }) => (
              <>
                <span className="font-semibold">{student}</span>
                <span className="block">{skillName}</span>
              </>
            ),
          },
          { id: 'grade', header: t('grade'), value: ({ grade }) => grade, numeric: true },
          { id: 'standards', header: t('standards'), value: (row) => row.standards.join(', '), wideOnly: true },
          { id: 'practice', header: t('practice'), value: (row) => trainingGoalName(row.practice), wideOnly: true },
          {
            id: 'ideas',
            header: t('ideas'),
            value: misconceptionsIn,
            cell: misconceptionsCell,
            wideOnly: true,
          },
          {
            id: 'best',
            header: t('best'),
            value: ({ id }) => bestOf(lines, id),
            cell: ({ id }) => {
              const best = bestOf(lines, id);
              return best === undefined ? '' : t('ofThree', { count: best });
            },
            numeric: true,
          },
          {
            id: 'start',
            header: t('startShort'),
            value: () => '',
            sortable: false,
            cell: ({ id, student, skillName }) => (
              <Button
                size="small"
                aria-label={t('start', { name: student, skill: skillName })}
                onClick={() => onStart(id)}
              >
                {t('startShort')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
}
