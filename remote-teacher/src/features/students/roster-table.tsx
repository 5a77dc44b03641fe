import type { Classroom, RosterStudent } from '@lemma/school';
import { type Column, DataTable, formatRelative, Status } from '@lemma/ui';
import { paths } from '../../paths.ts';
import { useText } from '../../text/texts.ts';

const tones = {
  created: 'waiting',
  active: 'active',
  'secret-reset': 'waiting',
  locked: 'attention',
  archived: 'neutral',
} as const;

type RosterTableProps = { readonly classroom: Classroom; readonly students: readonly RosterStudent[] };

export function RosterTable({ classroom, students }: RosterTableProps) {
  const t = useText('students');
  const columns: Column<RosterStudent>[] = [
    { id: 'name', header: t('name'), value: ({ fullName }) => fullName },
    { id: 'user', header: t('userName'), value: ({ userName }) => userName, wideOnly: true },
    {
      id: 'state',
      header: t('state'),
      value: ({ state, askedForHelpAt }) => (askedForHelpAt === undefined ? t(`states.${state}`) : t('asked')),
      cell: ({ state, askedForHelpAt }) =>
        askedForHelpAt === undefined ? (
          <Status tone={tones[state]}>{t(`states.${state}`)}</Status>
        ) : (
          <Status tone="attention">{t('asked')}</Status>
        ),
    },
    {
      id: 'active',
      header: t('lastActive'),
      value: ({ lastActiveAt }) => (lastActiveAt === undefined ? null : new Date(lastActiveAt)),
      cell: ({ lastActiveAt }) =>
        lastActiveAt === undefined ? <span className="text-muted">{t('never')}</span> : formatRelative(lastActiveAt),
    },
    { id: 'parents', header: t('parents'), value: ({ parentCount }) => parentCount, numeric: true, wideOnly: true },
  ];
  return (
    <DataTable
      label={t('label', { class: classroom.name })}
      columns={columns}
      rows={students}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.student(id, classroom.id)}
      filterable
      csv={[classroom.name, t('file')]}
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
    />
  );
}
