import { useSearchParams } from '@lemma/router';
import type { ResultRow } from '@lemma/school';
import { Button, type Column, DataTable, Empty, formatRelative, formatScore, Status } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '../../../text/texts.ts';
import { useReturnWork } from '../data/feedback-commands.ts';
import type { SharedData } from '../data/shared-data.ts';

type Line = { readonly id: string; readonly name: string; readonly row: ResultRow | undefined };

const tones = {
  'in-progress': 'active',
  submitted: 'waiting',
  graded: 'done',
  returned: 'done',
  resubmit: 'waiting',
  excused: 'neutral',
  missing: 'attention',
} as const;

export function StudentsTab({ assignment, students, results }: SharedData) {
  const t = useText('feedback');
  const [, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const giveBack = useReturnWork();
  const lines: Line[] = students.map(({ id, fullName }) => ({ id, name: fullName, row: results.rows[id] }));
  const stateOf = ({ row }: Line) => (row ? t(`states.${row.state}`) : t('states.not-started'));
  const columns: Column<Line>[] = [
    {
      id: 'name',
      header: t('student'),
      value: ({ name }) => name,
    },
    {
      id: 'state',
      header: t('state'),
      value: stateOf,
      cell: (line) => (
        <Status tone={line.row ? tones[line.row.state] : 'neutral'}>
          {line.row?.late ? t('late', { state: stateOf(line) }) : stateOf(line)}
        </Status>
      ),
    },
    {
      id: 'by',
      header: t('by'),
      value: ({ row }) =>
        row?.by === undefined
          ? ''
          : row.helpLevel === undefined
            ? t(`bys.${row.by}`)
            : `${t(`bys.${row.by}`)} (${t(`help.${row.helpLevel}`)})`,
      wideOnly: true,
    },
    {
      id: 'score',
      header: t('score'),
      numeric: true,
      value: ({ row }) => row?.score ?? null,
      cell: ({ row }) => (row ? formatScore(row.score, row.maxScore) : '–'),
    },
    {
      id: 'tries',
      header: t('tries'),
      numeric: true,
      value: ({ row }) => row?.items.reduce((sum, { tries }) => sum + tries, 0) ?? null,
      wideOnly: true,
    },
    {
      id: 'hints',
      header: t('hints'),
      numeric: true,
      value: ({ row }) => row?.items.reduce((sum, { hints }) => sum + hints, 0) ?? null,
      wideOnly: true,
    },
    {
      id: 'at',
      header: t('handedIn'),
      value: ({ row }) => (row?.submittedAt === undefined ? null : new Date(row.submittedAt)),
      cell: ({ row }) => (row?.submittedAt === undefined ? '–' : formatRelative(row.submittedAt)),
    },
    {
      id: 'comments',
      header: t('comments'),
      numeric: true,
      value: ({ row }) => row?.feedbackCount ?? null,
      wideOnly: true,
    },
    {
      id: 'open',
      header: t('work'),
      sortable: false,
      value: () => '',
      cell: ({ id, name, row }) =>
        row && (
          <Button
            size="small"
            aria-label={t('openWork', { name })}
            onClick={() =>
              setSearch((before) => {
                before.set('student', id);
                return before;
              })
            }
          >
            {t('open')}
          </Button>
        ),
    },
  ];
  const returnable = (ids: readonly string[]) => ids.filter((id) => results.rows[id] !== undefined);
  return (
    <DataTable
      label={t('tabs.students')}
      columns={columns}
      rows={lines}
      getRowId={({ id }) => id}
      filterable
      selection={{ selected, onChange: setSelected }}
      bulkActions={(ids) => (
        <Button
          size="small"
          pending={giveBack.isPending}
          aria-disabled={returnable(ids).length === 0}
          onClick={() =>
            returnable(ids).length > 0 &&
            giveBack.mutate(
              { assignmentId: assignment.id, studentIds: returnable(ids) },
              { onSuccess: () => setSelected(new Set()) },
            )
          }
        >
          {t('return', { count: returnable(ids).length })}
        </Button>
      )}
      csv={[assignment.title, t('tabs.students')]}
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
      empty={<Empty title={t('noStudents')} />}
    />
  );
}
