import { type Column, DataTable, formatPercent } from '@lemma/ui';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { type QuestionFigures, questionFigures } from '../logic/question-figures.ts';
import { questionName, type SharedData } from '../logic/shared-data.ts';
import { QuestionActions } from './question-actions.tsx';

export function QuestionsTab(shared: SharedData) {
  const { assignment, className, results, catalogue } = shared;
  const t = useFeedbackText('feedback');
  const mayTeach = useMayTeach();
  const rows = questionFigures(
    Object.values(results.rows),
    assignment.items.map(({ id }) => id),
  );
  const numberOf = (itemId: string) => assignment.items.findIndex(({ id }) => id === itemId) + 1;
  const skillOf = (itemId: string) => questionName(catalogue, assignment, itemId);
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  const columns: Column<QuestionFigures>[] = [
    { id: 'number', header: t('number'), numeric: true, value: ({ itemId }) => numberOf(itemId) },
    { id: 'skill', header: t('skill'), value: ({ itemId }) => skillOf(itemId) },
    {
      id: 'tried',
      header: t('tried'),
      numeric: true,
      value: ({ tried }) => tried,
      cell: ({ tried, waiting }) => (waiting === 0 ? tried : t('triedWaiting', { tried, waiting })),
    },
    {
      id: 'first',
      header: t('first'),
      numeric: true,
      value: ({ first, judged }) => share(first, judged),
      cell: ({ first, judged }) => formatPercent(first / Math.max(1, judged), judged),
    },
    {
      id: 'solved',
      header: t('solved'),
      numeric: true,
      value: ({ solved, judged }) => share(solved, judged),
      cell: ({ solved, judged }) => formatPercent(solved / Math.max(1, judged), judged),
    },
    { id: 'hints', header: t('hints'), numeric: true, value: ({ hints }) => hints },
    {
      id: 'took',
      header: t('median'),
      numeric: true,
      value: ({ medianTook }) => (medianTook === undefined ? null : Math.round(medianTook / 1000)),
      cell: ({ medianTook }) =>
        medianTook === undefined ? '–' : t('seconds', { count: Math.round(medianTook / 1000) }),
    },
    ...(mayTeach
      ? [
          {
            id: 'actions',
            inFile: false,
            header: t('actions'),
            sortable: false,
            value: () => '',
            cell: ({ itemId }) => <QuestionActions shared={shared} itemId={itemId} name={skillOf(itemId)} />,
          } satisfies Column<QuestionFigures>,
        ]
      : []),
  ];
  return (
    <DataTable
      label={t('tabs.questions')}
      columns={columns}
      rows={rows}
      getRowId={({ itemId }) => itemId}
      getRowName={({ itemId }) => skillOf(itemId)}
      csv={{ name: [className, assignment.title, t('tabs.questions')], holds: 'no-child' }}
      defaultSort={{ column: 'number', down: false }}
      urlKey="questions"
    />
  );
}
