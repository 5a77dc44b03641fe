import type { Classroom } from '@lemma/school/class';
import { MINUTE } from '@lemma/school/time';
import { type Column, DataTable, formatNumber, formatRelative, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import type { HelpEntry } from '../logic/waiting.ts';
import { useSkillNames } from '../queries.ts';

type Line = HelpEntry['students'][number];
type HelpListProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly label: string;
  readonly help: readonly HelpEntry[];
  /** Only this skill: the entry that was opened. */
  readonly only: string | undefined;
};

/** One row per student and skill, the hardest struggle first. */
export function HelpList({ uid, classroom, label, help, only }: HelpListProps) {
  const t = useText('waiting');
  const skillName = useSkillNames(uid);
  const rows = help.filter(({ skill }) => only === undefined || skill === only).flatMap(({ students }) => students);
  const columns: Column<Line>[] = [
    { id: 'name', header: t('student'), value: ({ student }) => student.fullName },
    { id: 'skill', header: t('skill'), value: ({ struggle }) => skillName(struggle.skill) },
    { id: 'streak', header: t('streak'), numeric: true, value: ({ struggle }) => struggle.wrongStreak },
    { id: 'hints', header: t('hints'), numeric: true, value: ({ struggle }) => struggle.hints, wideOnly: true },
    {
      id: 'minutes',
      header: t('minutes'),
      numeric: true,
      value: ({ struggle }) => Math.round((10 * struggle.took) / MINUTE) / 10,
      cell: ({ struggle }) => formatNumber(Math.round((10 * struggle.took) / MINUTE) / 10),
      wideOnly: true,
    },
    { id: 'score', header: t('score'), numeric: true, value: ({ struggle }) => Math.round(struggle.score * 10) / 10 },
    {
      id: 'last',
      header: t('lastAnswer'),
      value: ({ struggle }) => new Date(struggle.lastAt),
      cell: ({ struggle }) => formatRelative(struggle.lastAt),
      wideOnly: true,
    },
  ];
  return (
    <>
      {only !== undefined && (
        <p className="pb-3">
          {skillName(only)}{' '}
          <TextLink to={paths.overview({ class: classroom.id, list: 'help' })}>{t('allSkills')}</TextLink>
        </p>
      )}
      <DataTable
        phoneCards
        label={label}
        columns={columns}
        rows={rows}
        getRowId={({ student, struggle }) => `${student.id}_${struggle.skill}`}
        rowLink={({ student }) => paths.student({ studentId: student.id, class: classroom.id })}
        filterable
        csv={[classroom.name, label]}
        defaultSort={{ column: 'score', down: true }}
        urlKey=""
        empty={<p className="text-muted">{t('none')}</p>}
      />
    </>
  );
}
