import { useSearchParams } from '@lemma/router';
import { assignmentStateAt, type BoardEntry } from '@lemma/school/assignment';
import { QueryView } from '@lemma/screens';
import {
  ButtonLink,
  Checkbox,
  type Column,
  DataTable,
  Empty,
  formatDateTime,
  formatPercent,
  PageHeader,
  Status,
} from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { newDraftId } from '#shared/logic/new-draft-id.ts';
import { Acts, useMayTeach } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { LatePassesButton } from './late-passes.tsx';
import { ListActions } from './list-actions.tsx';

const tones = {
  draft: 'neutral',
  scheduled: 'waiting',
  open: 'active',
  closed: 'neutral',
  returned: 'done',
  archived: 'neutral',
} as const;

type AssignmentListProps = ClassChoice & {
  /** Loads what opens a draft, once the list is there. */
  readonly expectEditor: () => Promise<unknown>;
};

export function AssignmentList({ uid, classroom, switcher, expectEditor }: AssignmentListProps) {
  const t = useAssignmentText('assignments');
  // Where it does not come now, it comes when a draft is opened.
  useEffect(() => void expectEditor().catch(() => undefined), [expectEditor]);
  const board = useQuery(teacherQueries.board(uid, classroom.id));
  // The id is created before the first save, so that saving twice creates one assignment.
  const newPath = useMemo(() => paths.assignments({ class: classroom.id, edit: newDraftId() }), [classroom.id]);
  const add = (
    <Acts>
      <ButtonLink kind="primary" to={newPath}>
        {t('new')}
      </ButtonLink>
    </Acts>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={classroom.name}
        actions={
          <>
            {switcher}
            <Acts>
              <LatePassesButton uid={uid} classroom={classroom} />
            </Acts>
            {add}
          </>
        }
      />
      <QueryView query={board}>
        {(data) => {
          const entries = Object.values(data?.assignments ?? {});
          return entries.length === 0 ? (
            <Empty drawing="line" title={t('emptyTitle')} action={add}>
              <p>{t('emptyBody')}</p>
            </Empty>
          ) : (
            <AssignmentTable classroom={classroom} entries={entries} />
          );
        }}
      </QueryView>
    </>
  );
}

/** How many have turned it in, and who of the others is not waited for: the rest is missing once the day is past. */
function TurnedIn({
  entry: { submitted, studentCount, state, again = 0, excused = 0 },
}: {
  readonly entry: BoardEntry;
}) {
  const t = useAssignmentText('assignments');
  if (state === 'draft') return '–';
  return (
    <>
      {t('of', { count: submitted, total: studentCount })}
      {again + excused > 0 && <span className="block text-sm text-muted">{t('ofRest', { again, excused })}</span>}
    </>
  );
}

type AssignmentTableProps = Pick<ClassChoice, 'classroom'> & { readonly entries: readonly BoardEntry[] };

function AssignmentTable({ classroom, entries }: AssignmentTableProps) {
  const t = useAssignmentText('assignments');
  const [search, setSearch] = useSearchParams();
  const mayTeach = useMayTeach();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => Date.now());
  const archived = search.has('archived');
  const shown = entries
    .filter(({ state }) => (state === 'archived') === archived)
    .map((entry) => ({ ...entry, state: assignmentStateAt(entry, now) }));
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
      cell: (entry) => <TurnedIn entry={entry} />,
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
      phoneCards
      label={t('title')}
      columns={columns}
      rows={shown}
      getRowId={({ id }) => id}
      {...(mayTeach && { selection: { selected, onChange: setSelected } })}
      bulkActions={(ids) => (
        <ListActions
          classroom={classroom}
          entries={shown.filter(({ id }) => ids.includes(id))}
          onDone={() => setSelected(new Set())}
        />
      )}
      tools={
        <Checkbox
          label={t('archived')}
          checked={archived}
          onCheckedChange={(on) => {
            setSelected(new Set());
            setSearch((before) => {
              if (on) before.set('archived', '');
              else before.delete('archived');
              return before;
            });
          }}
        />
      }
      empty={<Empty title={archived ? t('noArchived') : t('allArchived')} />}
      rowLink={({ id, state }) =>
        state === 'draft'
          ? paths.assignments({ class: classroom.id, edit: id })
          : paths.assignment({ assignmentId: id })
      }
      filterable
      csv={{ name: [classroom.name, t('title')], holds: 'no-child' }}
      defaultSort={{ column: 'due', down: true }}
      urlKey=""
    />
  );
}
