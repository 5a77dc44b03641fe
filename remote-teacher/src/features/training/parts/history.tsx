import type { TrainingLine } from '@lemma/school/interview';
import { type Column, DataTable, Empty, formatDateTime, Section, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { RemoveInterview } from './remove-interview.tsx';
import { SharePlot } from './share-plot.tsx';

const isOver = ({ state }: TrainingLine): boolean => state === 'scored' || state === 'reflected';
const addressOf = (line: TrainingLine): string =>
  isOver(line)
    ? paths.interviewResults({ interviewId: line.interviewId })
    : paths.interview({ interviewId: line.interviewId });

const nameOf = ({ student, skillName }: TrainingLine): string => `${student}: ${skillName}`;

/** Words for a share: a percentage beside a name says nothing to anybody who does not know what is counted. */
const amountOf = (share: number): 'much' | 'some' | 'little' => {
  if (share >= 0.7) return 'much';
  return share >= 0.35 ? 'some' : 'little';
};
const foundOf = (named: number): 'whole' | 'half' | 'no' => {
  if (named === 1) return 'whole';
  return named > 0 ? 'half' : 'no';
};

type HistoryProps = { readonly lines: readonly TrainingLine[] };

/** The teacher's own interviews over time, without comparison with others: invented students and real ones apart. */
export function History({ lines }: HistoryProps) {
  const t = useTrainingText('training');
  const invented = lines.filter(({ kind }) => kind === 'practice');
  const real = lines.filter(({ kind }) => kind === 'pupil');
  if (lines.length === 0)
    return (
      <Section ruled title={t('history')}>
        <Empty title={t('historyEmpty')} drawing="dots">
          <p>{t('historyEmptyBody')}</p>
        </Empty>
      </Section>
    );
  return (
    <>
      {invented.length > 0 && <Invented lines={invented} />}
      {real.length > 0 && <Real lines={real} />}
    </>
  );
}

/** What a line of both tables says: who and what, when, and how far it is. */
function useCommonColumns(): Column<TrainingLine>[] {
  const t = useTrainingText('training');
  return [
    {
      id: 'skill',
      header: t('skill'),
      value: nameOf,
      cell: (line) => <TextLink to={addressOf(line)}>{nameOf(line)}</TextLink>,
    },
    { id: 'at', header: t('when'), value: ({ at }) => new Date(at), cell: ({ at }) => formatDateTime(at) },
    { id: 'state', header: t('state'), value: ({ state }) => t(`states.${state}`) },
    { id: 'turns', header: t('turns'), value: ({ turns }) => turns, numeric: true, wideOnly: true },
  ];
}

function useOpenColumn(): Column<TrainingLine> {
  const t = useTrainingText('training');
  return {
    id: 'open',
    header: t('openShare'),
    value: ({ openShare }) => openShare,
    cell: ({ openShare }) => (openShare === undefined ? '–' : t(`openWords.${amountOf(openShare)}`)),
    wideOnly: true,
  };
}

/** For each interview: one that is not over, or that is closed to the teacher, has no results from which to delete it. */
function useRemoveColumn(): Column<TrainingLine> {
  const t = useTrainingText('training');
  return {
    ...{ id: 'remove', inFile: false, header: t('actions'), sortable: false, value: () => '' },
    cell: (line) => <RemoveInterview interviewId={line.interviewId} name={nameOf(line)} />,
  };
}

function Real({ lines }: HistoryProps) {
  const t = useTrainingText('training');
  const columns = [...useCommonColumns(), useOpenColumn(), useRemoveColumn()];
  return (
    <Section ruled title={t('historyReal')} lead={t('historyRealLead')}>
      <DataTable
        phoneCards
        label={t('historyReal')}
        rows={lines}
        getRowId={({ interviewId }) => interviewId}
        getRowName={nameOf}
        urlKey="r"
        defaultSort={{ column: 'at', down: true }}
        columns={columns}
      />
    </Section>
  );
}

function Invented({ lines }: HistoryProps) {
  const t = useTrainingText('training');
  const common = useCommonColumns();
  const open = useOpenColumn();
  const remove = useRemoveColumn();
  const practised = lines
    .filter(({ questioning }) => questioning !== undefined)
    .toSorted((one, other) => one.at - other.at);
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
        getRowName={nameOf}
        urlKey="h"
        csv={{ name: [t('csvFile')], holds: 'no-child' }}
        defaultSort={{ column: 'at', down: true }}
        columns={[
          ...common,
          {
            id: 'named',
            header: t('named'),
            value: ({ named }) => named ?? undefined,
            cell: ({ named }) => (typeof named === 'number' ? t(`namedWords.${foundOf(named)}`) : '–'),
          },
          {
            id: 'predicted',
            header: t('predicted'),
            value: ({ predicted }) => predicted,
            cell: ({ predicted }) => (predicted === undefined ? '–' : t('ofThree', { count: predicted })),
            numeric: true,
            wideOnly: true,
          },
          {
            id: 'questioning',
            header: t('questioning'),
            value: ({ questioning }) => questioning,
            cell: ({ questioning }) =>
              questioning === undefined ? '–' : t(`questioningWords.${amountOf(questioning)}`),
            wideOnly: true,
          },
          open,
          remove,
        ]}
      />
    </Section>
  );
}
