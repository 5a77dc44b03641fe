import type { TrainingLine } from '@lemma/school/interview';
import { DataTable, Empty, formatDateTime, Section, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { percent } from '../logic/percent.ts';
import { SharePlot } from './share-plot.tsx';

const isOver = ({ state }: TrainingLine): boolean => state === 'scored' || state === 'reflected';
const addressOf = (line: TrainingLine): string =>
  isOver(line)
    ? paths.interviewResults({ interviewId: line.interviewId })
    : paths.interview({ interviewId: line.interviewId });

/** The teacher's own interviews over time, without comparison with others. */
export function History({ lines }: { readonly lines: readonly TrainingLine[] }) {
  const t = useTrainingText('training');
  const practised = lines
    .filter((line) => line.kind === 'practice' && line.questioning !== undefined)
    .toSorted((one, other) => one.at - other.at);
  if (lines.length === 0)
    return (
      <Section ruled title={t('history')}>
        <Empty title={t('historyEmpty')} drawing="dots">
          <p>{t('historyEmptyBody')}</p>
        </Empty>
      </Section>
    );
  return (
    <Section ruled title={t('history')} lead={t('historyLead')}>
      {practised.length > 1 && (
        <SharePlot
          label={t('plot')}
          note={t('plotNote')}
          points={practised.map(({ questioning = 0, at }) => ({ share: questioning, name: formatDateTime(at) }))}
        />
      )}
      <DataTable
        phoneCards
        label={t('history')}
        rows={lines}
        getRowId={({ interviewId }) => interviewId}
        urlKey="h"
        csv={{ name: [t('csvFile')], holds: 'no-child' }}
        defaultSort={{ column: 'at', down: true }}
        columns={[
          {
            id: 'skill',
            header: t('skill'),
            value: ({ student, skillName }) => `${student}: ${skillName}`,
            cell: (line) => <TextLink to={addressOf(line)}>{`${line.student}: ${line.skillName}`}</TextLink>,
          },
          { id: 'at', header: t('when'), value: ({ at }) => new Date(at), cell: ({ at }) => formatDateTime(at) },
          { id: 'state', header: t('state'), value: ({ state }) => t(`states.${state}`) },
          { id: 'turns', header: t('turns'), value: ({ turns }) => turns, numeric: true, wideOnly: true },
          {
            id: 'named',
            header: t('named'),
            value: ({ named }) => named ?? undefined,
            cell: ({ named }) => (typeof named === 'number' ? percent(named) : ''),
            numeric: true,
          },
          {
            id: 'predicted',
            header: t('predicted'),
            value: ({ predicted }) => predicted,
            cell: ({ kind, predicted }) =>
              kind === 'practice' && predicted !== undefined ? t('ofThree', { count: predicted }) : '',
            numeric: true,
            wideOnly: true,
          },
          {
            id: 'questioning',
            header: t('questioning'),
            value: ({ questioning }) => questioning,
            cell: ({ kind, questioning }) =>
              kind === 'practice' && questioning !== undefined ? percent(questioning) : '',
            numeric: true,
            wideOnly: true,
          },
          {
            id: 'open',
            header: t('openShare'),
            value: ({ openShare }) => openShare,
            cell: ({ openShare }) => (openShare === undefined ? '' : percent(openShare)),
            numeric: true,
            wideOnly: true,
          },
        ]}
      />
    </Section>
  );
}
