import { useSearchParams } from '@lemma/router';
import type { ResultRow } from '@lemma/school/results';
import { hasAnyPoints, type WorkState } from '@lemma/school/work';
import { Button, type Column, formatDateTime, formatRelative, formatScore, Status, TextLink } from '@lemma/ui';
import { shownState } from '#shared/logic/shown-state.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

/** One student of the class, with their work if there is any. */
export type StudentLine = {
  readonly id: string;
  readonly name: string;
  readonly row: ResultRow | undefined;
  /** The current state: overdue work that was not turned in is missing. */
  readonly state: WorkState;
  /** The student's own due date, if there is one. */
  readonly dueAt: number | undefined;
  /** When the student was last reminded. */
  readonly nudgedAt: number | undefined;
};

const tones = {
  'not-started': 'neutral',
  'in-progress': 'active',
  submitted: 'waiting',
  toGrade: 'attention',
  checked: 'done',
  graded: 'done',
  returned: 'done',
  resubmit: 'waiting',
  excused: 'neutral',
  missing: 'attention',
} as const;

type Words = ReturnType<typeof useFeedbackText<'feedback'>>;

const shownOf = ({ state, row }: StudentLine) => (row === undefined ? state : shownState({ ...row, state }));

function wordOf(t: Words, line: StudentLine): string {
  const word = t(`states.${shownOf(line)}`);
  return line.row?.late ? t('late', { state: word }) : word;
}

function stateOf(t: Words, line: StudentLine): string {
  const { dueAt } = line;
  const word = wordOf(t, line);
  return dueAt === undefined ? word : t('withDue', { state: word, due: formatDateTime(dueAt) });
}

function byOf(t: Words, { row }: StudentLine): string {
  if (row?.by === undefined) return '';
  return row.helpLevel === undefined ? t(`bys.${row.by}`) : `${t(`bys.${row.by}`)} (${t(`help.${row.helpLevel}`)})`;
}

const sumOf = (row: ResultRow | undefined, of: 'tries' | 'hints') =>
  row?.items.reduce((sum, item) => sum + item[of], 0) ?? null;

/** How many of the assignment's questions a student with fewer has. Excused work that was never begun has none. */
function PartOf({ row, itemCount }: { readonly row: ResultRow; readonly itemCount: number }) {
  const t = useFeedbackText('feedback');
  const count = row.items.length;
  if (count === 0 || count >= itemCount) return null;
  return <p className="text-sm text-muted">{t('ofItems', { count, all: itemCount })}</p>;
}

const figures = (t: Words, itemCount: number): Column<StudentLine>[] => [
  {
    id: 'score',
    header: t('score'),
    numeric: true,
    value: ({ row }) => (row && hasAnyPoints(row) ? row.score : null),
    cell: ({ row }) => (
      <>
        {row && hasAnyPoints(row) ? formatScore(row.score, row.maxScore) : '–'}
        {row && <PartOf row={row} itemCount={itemCount} />}
      </>
    ),
  },
  { id: 'tries', header: t('tries'), numeric: true, value: ({ row }) => sumOf(row, 'tries'), wideOnly: true },
  { id: 'hints', header: t('hints'), numeric: true, value: ({ row }) => sumOf(row, 'hints'), wideOnly: true },
  {
    id: 'at',
    header: t('handedIn'),
    value: ({ row }) => (row?.submittedAt === undefined ? null : new Date(row.submittedAt)),
    cell: ({ row }) => (row?.submittedAt === undefined ? '–' : formatRelative(row.submittedAt)),
    wideOnly: true,
  },
  {
    id: 'comments',
    header: t('comments'),
    numeric: true,
    value: ({ row }) => row?.feedbackCount ?? null,
    wideOnly: true,
  },
];

/** The columns of a table of a class's work on an assignment of `itemCount` questions. `onOpen` gets the student's id. */
export function useStudentColumns(itemCount: number, onOpen: (studentId: string) => void): Column<StudentLine>[] {
  const t = useFeedbackText('feedback');
  const [search] = useSearchParams();
  const linkTo = (studentId: string) => {
    const next = new URLSearchParams(search);
    next.set('student', studentId);
    return `?${next.toString()}`;
  };
  return [
    {
      id: 'name',
      header: t('student'),
      value: ({ name }) => name,
      cell: ({ id, name, row }) => (row ? <TextLink to={linkTo(id)}>{name}</TextLink> : name),
    },
    {
      id: 'state',
      header: t('state'),
      value: (line) => stateOf(t, line),
      cell: (line) => (
        <>
          <Status tone={tones[shownOf(line)]}>{wordOf(t, line)}</Status>
          {/* On a separate line: beside the state it would push the last columns off the page. */}
          {line.dueAt !== undefined && (
            <p className="text-sm text-muted">{t('dueOn', { due: formatDateTime(line.dueAt) })}</p>
          )}
          {line.nudgedAt !== undefined && line.row?.submittedAt === undefined && (
            <p className="text-sm text-muted">{t('nudgedAt', { when: formatRelative(line.nudgedAt) })}</p>
          )}
        </>
      ),
    },
    { id: 'by', header: t('by'), value: (line) => byOf(t, line), wideOnly: 'widest' },
    ...figures(t, itemCount),
    {
      id: 'open',
      inFile: false,
      header: t('work'),
      wideOnly: true,
      sortable: false,
      value: () => '',
      cell: ({ id, name, row }) =>
        row && (
          <Button size="small" data-print="hide" aria-label={t('openWork', { name })} onClick={() => onOpen(id)}>
            {t('open')}
          </Button>
        ),
    },
  ];
}
