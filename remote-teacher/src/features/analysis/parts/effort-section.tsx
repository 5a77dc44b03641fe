import { type Column, DataTable, Section } from '@lemma/ui';
import { noteIn } from '#shared/files/note-export.ts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { usePlace } from '../logic/place.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

type Line = {
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  readonly rapid: number;
  readonly searching: number;
  readonly hinted: number;
  readonly parent: number;
};

/** How students worked: shown here, but not part of mastery. */
export function EffortSection({ insight, students, classroom }: SharedAnalysis) {
  const t = useAnalysisText('analysis');
  const { to } = usePlace();
  const rows = students.flatMap(({ id, fullName }): Line[] => {
    const effort = insight.students[id]?.effort;
    return effort ? [{ id, name: fullName, ...effort, searching: effort.searching ?? 0 }] : [];
  });
  const number = (field: 'answers' | 'rapid' | 'searching' | 'hinted' | 'parent', wideOnly = false): Column<Line> => ({
    ...{ id: field, header: t(`effort.${field}`), numeric: true, wideOnly },
    value: (line) => line[field],
    total: rows.reduce((sum, line) => sum + line[field], 0),
  });
  const columns: Column<Line>[] = [
    { id: 'name', header: t('student'), value: ({ name }) => name },
    number('answers'),
    number('rapid'),
    number('searching', true),
    number('hinted'),
    number('parent', true),
  ];
  return (
    <Section ruled title={t('effortTitle')} lead={t('effortLead')}>
      <DataTable
        label={t('effortTitle')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        rowLink={({ id }) => to({ student: id })}
        csv={{ name: [classroom.name, t('effortTitle')], childOf: ({ id }) => id, note: noteIn(classroom.id) }}
        defaultSort={{ column: 'rapid', down: true }}
      />
      <HowComputed
        what={t('effortTitle')}
        sample={t('sampleAnswers', { count: rows.reduce((sum, { answers }) => sum + answers, 0) })}
      >
        {t('how.effort')}
      </HowComputed>
    </Section>
  );
}
