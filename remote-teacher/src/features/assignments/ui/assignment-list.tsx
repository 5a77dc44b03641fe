import type { BoardEntry } from '@lemma/school';
import { QueryView } from '@lemma/screens';
import {
  ButtonLink,
  type Column,
  DataTable,
  Empty,
  formatDateTime,
  formatPercent,
  PageHeader,
  Status,
} from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { teacherQueries } from '../../../data/teacher-queries.ts';
import type { ClassChoice } from '../../../data/with-class.tsx';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';

const tones = {
  draft: 'neutral',
  scheduled: 'waiting',
  open: 'active',
  closed: 'neutral',
  returned: 'done',
  archived: 'neutral',
} as const;

export function AssignmentList({ uid, classroom, switcher }: ClassChoice) {
  const t = useText('assignments');
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  // The id is made before the first save, so that saving twice makes one assignment.
  const newPath = useMemo(() => paths.editAssignment(crypto.randomUUID()), []);
  const add = (
    <ButtonLink kind="primary" to={newPath}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={classroom.name}
        actions={
          <>
            {switcher}
            {add}
          </>
        }
      />
      <QueryView query={board}>
        {(data) => {
          const entries = Object.values(data?.assignments ?? {}).filter(({ state }) => state !== 'archived');
          return entries.length === 0 ? (
            <Empty drawing="line" title={t('emptyTitle')} action={add}>
              <p>{t('emptyBody')}</p>
            </Empty>
          ) : (
            <AssignmentTable className={classroom.name} entries={entries} />
          );
        }}
      </QueryView>
    </>
  );
}

function AssignmentTable({
  className,
  entries,
}: {
  readonly className: string;
  readonly entries: readonly BoardEntry[];
}) {
  const t = useText('assignments');
  const columns: Column<BoardEntry>[] = [
    { id: 'title', header: t('name'), value: ({ title }) => title },
    {
      id: 'state',
      header: t('state'),
      value: ({ state }) => t(`states.${state}`),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`states.${state}`)}</Status>,
    },
    { id: 'due', header: t('due'), value: ({ dueAt }) => new Date(dueAt), cell: ({ dueAt }) => formatDateTime(dueAt) },
    {
      id: 'submitted',
      header: t('submitted'),
      numeric: true,
      value: ({ submitted }) => submitted,
      cell: ({ submitted, studentCount, state }) =>
        state === 'draft' ? '–' : t('of', { count: submitted, total: studentCount }),
    },
    {
      id: 'median',
      header: t('median'),
      numeric: true,
      value: ({ median }) => median ?? null,
      cell: ({ median, submitted }) => (median === undefined ? '–' : formatPercent(median, submitted)),
      wideOnly: true,
    },
    {
      id: 'contested',
      header: t('contested'),
      numeric: true,
      value: ({ contested }) => contested ?? 0,
      wideOnly: true,
    },
    { id: 'toGrade', header: t('toGrade'), numeric: true, value: ({ toGrade }) => toGrade, wideOnly: true },
    { id: 'items', header: t('items'), numeric: true, value: ({ itemCount }) => itemCount, wideOnly: true },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={entries}
      getRowId={({ id }) => id}
      rowLink={({ id, state }) => (state === 'draft' ? paths.editAssignment(id) : paths.assignment(id))}
      filterable
      csv={[className, t('title')]}
      defaultSort={{ column: 'due', down: true }}
      urlKey=""
    />
  );
}
