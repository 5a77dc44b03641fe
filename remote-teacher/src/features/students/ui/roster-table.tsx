import type { Roster, RosterStudent } from '@lemma/school';
import { Button, type Column, DataTable, formatRelative, Status } from '@lemma/ui';
import { type ReactNode, useState } from 'react';
import type { ClassChoice } from '../../../data/with-class.tsx';
import { paths } from '../../../paths.ts';
import { useText } from '../../../text/texts.ts';
import { useChangeAccounts, useChangeStudents } from '../data/roster-commands.ts';
import { useStanding } from '../data/use-standing.ts';
import { BulkActions } from './bulk-actions.tsx';

const tones = {
  created: 'waiting',
  active: 'active',
  'secret-reset': 'waiting',
  locked: 'attention',
  archived: 'neutral',
} as const;

const namesIn = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

type RosterTableProps = {
  readonly choice: ClassChoice;
  readonly roster: Roster;
  readonly students: readonly RosterStudent[];
  readonly tools: ReactNode;
};

export function RosterTable({ choice, roster, students, tools }: RosterTableProps) {
  const { classroom } = choice;
  const t = useText('students');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useChangeStudents();
  const standing = useStanding(choice, students);
  const groupsOf = ({ groupIds }: RosterStudent) => groupIds.flatMap((id) => roster.groups[id]?.name ?? []).join('; ');
  const columns: Column<RosterStudent>[] = [
    { id: 'name', header: t('name'), value: ({ fullName }) => fullName },
    { id: 'user', header: t('userName'), value: ({ userName }) => userName, wideOnly: true },
    {
      id: 'groups',
      header: t('groups'),
      value: groupsOf,
      edit: {
        onSave: ({ id }, text) =>
          change.mutate({ classId: classroom.id, changes: [{ studentId: id, groups: namesIn(text) }] }),
      },
    },
    {
      id: 'state',
      header: t('state'),
      value: (student) => stateWords(t, student),
      cell: (student) => <SignInState classId={classroom.id} student={student} />,
    },
    {
      id: 'active',
      header: t('lastActive'),
      value: ({ lastActiveAt }) => (lastActiveAt === undefined ? null : new Date(lastActiveAt)),
      cell: ({ lastActiveAt }) =>
        lastActiveAt === undefined ? <span className="text-muted">{t('never')}</span> : formatRelative(lastActiveAt),
    },
    {
      id: 'missing',
      header: t('missing'),
      value: ({ id }) => standing.missingOf(id),
      numeric: true,
    },
    {
      id: 'secure',
      header: t('secure'),
      value: ({ id }) => standing.secureOf(id),
      numeric: true,
      wideOnly: true,
    },
    {
      id: 'parents',
      header: t('parents'),
      value: ({ parentCount }) => parentCount,
      cell: ({ parentCount, parentRequests = 0 }) =>
        parentRequests === 0 ? (
          parentCount
        ) : (
          <Status tone="attention">{t('parentAsks', { count: parentRequests })}</Status>
        ),
      numeric: true,
      wideOnly: true,
    },
  ];
  // The file names each student by the id as well, so that it can come back with changes.
  const fileColumns = [{ id: 'id', header: t('studentId'), value: ({ id }: RosterStudent) => id }];
  return (
    <DataTable
      label={t('label', { class: classroom.name })}
      columns={columns}
      fileColumns={fileColumns}
      rows={students}
      getRowId={({ id }) => id}
      rowLink={({ id }) => paths.student(id, classroom.id)}
      selection={{ selected, onChange: setSelected }}
      bulkActions={(ids) => (
        <BulkActions choice={choice} roster={roster} ids={ids} onDone={() => setSelected(new Set())} />
      )}
      tools={tools}
      empty={
        <>
          {tools}
          <p className="mt-3 border-y border-line py-6 text-muted">{t('emptyMatch')}</p>
        </>
      }
      filterable
      csv={[classroom.name, t('file')]}
      xlsx
      defaultSort={{ column: 'name', down: false }}
      urlKey=""
    />
  );
}

function stateWords(t: ReturnType<typeof useText<'students'>>, { state, guessedAt, askedForHelpAt }: RosterStudent) {
  if (state !== 'locked' && guessedAt !== undefined) return t('guessed');
  return state === 'locked' || askedForHelpAt === undefined ? t(`states.${state}`) : t('asked');
}

/** How the account stands. What keeps a child out is opened with one click, beside the words that say so. */
function SignInState({ classId, student }: { readonly classId: string; readonly student: RosterStudent }) {
  const t = useText('students');
  const unlock = useChangeAccounts(classId);
  const isKeptOut = student.state === 'locked' || student.guessedAt !== undefined;
  const words = stateWords(t, student);
  if (!isKeptOut && student.askedForHelpAt === undefined) return <Status tone={tones[student.state]}>{words}</Status>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone="attention">{words}</Status>
      {isKeptOut && (
        <Button
          size="small"
          aria-label={t('unlockOne', { name: student.fullName })}
          pending={unlock.isPending}
          onClick={() => unlock.mutate({ studentIds: [student.id], change: 'unlock' })}
        >
          {t('unlock')}
        </Button>
      )}
    </span>
  );
}
