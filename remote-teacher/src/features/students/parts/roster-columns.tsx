import type { Roster, RosterStudent } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { type Column, formatRelative, Skeleton, Status } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useMayTeach } from '#shared/parts/acting.tsx';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import type { useStanding } from '../queries.ts';
import { MasteryTag, stepOf } from './mastery-tag.tsx';
import { SignInState, stateWords } from './sign-in-state.tsx';

const namesIn = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The columns of the list of students. */
export function useRosterColumns(
  choice: ClassChoice,
  roster: Roster,
  standing: ReturnType<typeof useStanding>,
): Column<RosterStudent>[] {
  const t = useRosterText('students');
  const change = useCall('changeStudents');
  const mayTeach = useMayTeach();
  const known = (cell: ReactNode): ReactNode => (standing.isPending ? <Skeleton className="h-4 w-12" /> : cell);
  const groupsOf = ({ groupIds }: RosterStudent) => groupIds.flatMap((id) => roster.groups[id]?.name ?? []).join('; ');
  const level: Column<RosterStudent> = {
    id: 'level',
    header: standing.standard === undefined ? t('levelAny') : t('levelIn', { standard: standing.standard }),
    value: ({ id }) => stepOf(standing.levelOf(id)?.level) ?? null,
    cell: ({ id }) => known(<MasteryTag standing={standing.levelOf(id)} />),
  };
  return [
    { id: 'name', header: t('name'), value: ({ fullName }) => fullName },
    { id: 'user', header: t('userName'), value: ({ userName }) => userName, wideOnly: 'widest' },
    {
      id: 'groups',
      header: t('groups'),
      value: groupsOf,
      ...(mayTeach && {
        edit: {
          onSave: ({ id }: RosterStudent, text: string) =>
            change.mutate({ classId: choice.classroom.id, changes: [{ studentId: id, groups: namesIn(text) }] }),
        },
      }),
    },
    {
      id: 'state',
      header: t('state'),
      value: (student) => stateWords(t, student),
      cell: (student) => <SignInState classId={choice.classroom.id} student={student} />,
    },
    {
      id: 'active',
      header: t('lastActive'),
      value: (student) => {
        const at = standing.lastActiveOf(student);
        return at === undefined ? null : new Date(at);
      },
      cell: (student) => {
        const at = standing.lastActiveOf(student);
        return known(at === undefined ? <span className="text-muted">{t('never')}</span> : formatRelative(at));
      },
    },
    {
      id: 'missing',
      header: t('missing'),
      value: ({ id }) => standing.missingOf(id),
      cell: ({ id }) => known(standing.missingOf(id) ?? '–'),
      numeric: true,
    },
    {
      id: 'secure',
      header: t('secure'),
      value: ({ id }) => standing.secureOf(id)?.secure ?? null,
      cell: ({ id }) => {
        const among = standing.secureOf(id);
        return known(among === null || among.of === 0 ? '–' : t('secureOf', among));
      },
      numeric: true,
    },
    ...(standing.isPending || standing.standard !== undefined ? [level] : []),
    {
      id: 'now',
      header: t('now'),
      value: ({ id }) => standing.nowOf(id) ?? null,
      wideOnly: 'widest',
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
}
