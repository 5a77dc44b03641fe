import type { Classroom, RosterStudent } from '@lemma/school/class';
import type { MissingWork } from '@lemma/school/insight';
import { type Column, DataTable, formatDateTime, formatRelative, Status, TextLink } from '@lemma/ui';
import { noteIn } from '#shared/files/note-export.ts';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import type { QuietStudent } from '../logic/waiting.ts';

type ListProps = { readonly classroom: Classroom; readonly label: string };

/** One row per student and assignment that is overdue. */
export function MissingList({ classroom, label, missing }: ListProps & { readonly missing: readonly MissingWork[] }) {
  const t = useText('waiting');
  const columns: Column<MissingWork>[] = [
    { id: 'name', header: t('student'), value: ({ student }) => student.fullName },
    {
      id: 'title',
      header: t('assignment'),
      value: ({ entry }) => entry.title,
      cell: ({ entry }) => <TextLink to={paths.assignment({ assignmentId: entry.id })}>{entry.title}</TextLink>,
    },
    {
      id: 'state',
      header: t('state'),
      value: ({ begun }) => t(begun ? 'begun' : 'notBegun'),
      cell: ({ begun }) => <Status tone={begun ? 'active' : 'attention'}>{t(begun ? 'begun' : 'notBegun')}</Status>,
    },
    {
      id: 'due',
      header: t('due'),
      value: ({ dueAt }) => new Date(dueAt),
      cell: ({ dueAt }) => formatDateTime(dueAt),
      wideOnly: true,
    },
  ];
  return (
    <DataTable
      phoneCards
      label={label}
      columns={columns}
      rows={missing}
      getRowId={({ entry, student }) => `${entry.id}_${student.id}`}
      rowLink={({ student }) => paths.student({ studentId: student.id, class: classroom.id })}
      filterable
      csv={{ name: [classroom.name, label], childOf: ({ student }) => student.id, note: noteIn(classroom.id) }}
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
      empty={<p className="text-muted">{t('none')}</p>}
    />
  );
}

/** Students without an answer for two weeks, the longest silence first. */
export function QuietList({ classroom, label, quiet }: ListProps & { readonly quiet: readonly QuietStudent[] }) {
  const t = useText('waiting');
  const columns: Column<QuietStudent>[] = [
    { id: 'name', header: t('student'), value: ({ student }) => student.fullName },
    {
      id: 'last',
      header: t('lastAnswer'),
      value: ({ lastAt }) => (lastAt === 0 ? null : new Date(lastAt)),
      cell: ({ lastAt }) => (lastAt === 0 ? t('never') : formatRelative(lastAt)),
    },
  ];
  return (
    <DataTable
      phoneCards
      label={label}
      columns={columns}
      rows={quiet}
      getRowId={({ student }) => student.id}
      rowLink={({ student }) => paths.student({ studentId: student.id, class: classroom.id })}
      filterable
      csv={{ name: [classroom.name, label], childOf: ({ student }) => student.id, note: noteIn(classroom.id) }}
      defaultSort={{ column: 'last', down: false }}
      urlKey=""
      empty={<p className="text-muted">{t('none')}</p>}
    />
  );
}

type StudentsProps = ListProps & { readonly students: readonly RosterStudent[] };

/** Students whose parents ask for correction or deletion of data; answered on the student's page. */
export function ParentsList({ classroom, label, students }: StudentsProps) {
  const t = useText('waiting');
  const columns: Column<RosterStudent>[] = [
    { id: 'name', header: t('student'), value: ({ fullName }) => fullName },
    { id: 'requests', header: t('requests'), numeric: true, value: ({ parentRequests = 0 }) => parentRequests },
  ];
  return (
    <DataTable
      phoneCards
      label={label}
      columns={columns}
      rows={students}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.student({ studentId: id, class: classroom.id })}
      filterable
      csv={{ name: [classroom.name, label], childOf: ({ id }) => id, note: noteIn(classroom.id) }}
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
      empty={<p className="text-muted">{t('none')}</p>}
    />
  );
}

/** Students who asked for a new card at the sign-in; each row links to creating it. */
export function CardsList({ classroom, label, students }: StudentsProps) {
  const t = useText('waiting');
  const columns: Column<RosterStudent>[] = [
    { id: 'name', header: t('student'), value: ({ fullName }) => fullName },
    {
      id: 'asked',
      header: t('asked'),
      value: ({ askedForHelpAt }) => (askedForHelpAt === undefined ? null : new Date(askedForHelpAt)),
      cell: ({ askedForHelpAt }) => (askedForHelpAt === undefined ? '–' : formatRelative(askedForHelpAt)),
    },
  ];
  return (
    <DataTable
      phoneCards
      label={label}
      columns={columns}
      rows={students}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.accounts({ class: classroom.id, cards: id })}
      filterable
      csv={{ name: [classroom.name, label], childOf: ({ id }) => id, note: noteIn(classroom.id) }}
      defaultSort={{ column: 'asked', down: false }}
      urlKey=""
      empty={<p className="text-muted">{t('none')}</p>}
    />
  );
}
