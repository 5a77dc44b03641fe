import { Empty, Section, Select, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { OlderWork } from '#shared/parts/older-work.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { adviceQuery } from '../commands.ts';
import { KINDS, usePlace } from '../logic/place.ts';
import { topicsOf } from '../logic/topics.ts';
import { ClassGrowth } from './class-growth.tsx';
import { EffortSection } from './effort-section.tsx';
import { ExportSection } from './export-section.tsx';
import type { SharedAnalysis } from './shared-analysis.ts';
import { TopicEntry } from './topic-entry.tsx';

const FIRST_SHOWN = 4;

export function ClassView(shared: SharedAnalysis) {
  return (
    <>
      <OlderWork assignments={Object.values(shared.insight.assignments)} />
      <Tomorrow {...shared} />
      <ClassGrowth {...shared} />
      <EffortSection {...shared} />
      <ExportSection {...shared} />
    </>
  );
}

/** The main question of the page: what to teach tomorrow. */
function Tomorrow(shared: SharedAnalysis) {
  const t = useAnalysisText('analysis');
  const { uid, insight, students, catalogue } = shared;
  const { place } = usePlace();
  const topics = topicsOf(insight, students, catalogue, place);
  const advice = useQuery(adviceQuery(uid, topics));
  const { shown, more } = useBeginning(topics, FIRST_SHOWN);
  return (
    <Section title={t('tomorrow')} lead={t('tomorrowLead')}>
      <TopicFilters {...shared} />
      {topics.length === 0 ? (
        <Empty drawing="balance" title={t('noTopicTitle')}>
          <p>{t('noTopicBody')}</p>
        </Empty>
      ) : (
        <ol className="flex flex-col">
          {shown.map((topic) => (
            <TopicEntry
              key={`${topic.kind}:${topic.id}`}
              {...shared}
              topic={topic}
              advice={advice.data?.topics.find(({ kind, id }) => kind === topic.kind && id === topic.id)}
            />
          ))}
        </ol>
      )}
      <div className="pt-4 empty:hidden">{more}</div>
    </Section>
  );
}

function TopicFilters({ insight, catalogue }: SharedAnalysis) {
  const t = useAnalysisText('analysis');
  const { place, set } = usePlace();
  const used = new Set(Object.values(insight.assignments).flatMap(({ items }) => items.map(({ skill }) => skill)));
  const standards = [
    ...new Set(catalogue.filter(({ code }) => used.has(code)).flatMap((skill) => skill.standards)),
  ].toSorted();
  return (
    <search aria-label={t('filters')} data-print="hide" className="grid gap-4 pb-4 grid-cols-2 lg:grid-cols-4">
      <Select
        label={t('kind')}
        value={place.kind}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value })}
        options={[
          { value: '', label: t('kinds.all') },
          ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <Select
        label={t('standard')}
        value={place.standard}
        onChange={({ currentTarget }) => set({ standard: currentTarget.value })}
        options={[{ value: '', label: t('allStandards') }, ...standards.map((code) => ({ value: code, label: code }))]}
      />
    </search>
  );
}
