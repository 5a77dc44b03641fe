import type { BoardEntry } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import { type Column, DataTable, formatDateTime } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type BoardListProps = {
  readonly classroom: Classroom;
  readonly label: string;
  readonly entries: readonly BoardEntry[];
  /** What needs review in them: the column that counts it. */
  readonly waits: 'toGrade' | 'contested';
  /** What a row opens. */
  readonly to: (assignmentId: string) => string;
};

/** Assignments with what needs review in each. */
export function BoardList({ classroom, label, entries, waits, to }: BoardListProps) {
  const t = useText('waiting');
  const columns: Column<BoardEntry>[] = [
    { id: 'title', header: t('assignment'), value: ({ title }) => title },
    { id: waits, header: t(waits), numeric: true, value: ({ [waits]: count = 0 }) => count },
    { id: 'submitted', header: t('handedIn'), numeric: true, value: ({ submitted }) => submitted },
    { id: 'students', header: t('students'), numeric: true, value: ({ studentCount }) => studentCount, wideOnly: true },
    { id: 'due', header: t('due'), value: ({ dueAt }) => new Date(dueAt), cell: ({ dueAt }) => formatDateTime(dueAt) },
  ];
  return (
    <DataTable
      phoneCards
      label={label}
      columns={columns}
      rows={entries}
      getRowId={({ id }) => id}
      rowLink={({ id }) => to(id)}
      filterable
      csv={{ name: [classroom.name, label], holds: 'no-child' }}
      defaultSort={{ column: 'due', down: false }}
      urlKey=""
      empty={<p className="text-muted">{t('none')}</p>}
    />
  );
}
