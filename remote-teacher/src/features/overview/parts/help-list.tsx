import type { Classroom } from '@lemma/school/class';
import { MINUTE } from '@lemma/school/time';
import { type Column, DataTable, formatNumber, formatRelative, Loading } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { noteIn } from '#shared/files/note-export.ts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import type { HelpEntry } from '../logic/waiting.ts';
import { useSkillNames } from '../queries.ts';

// With mathematics and figures, which the overview does not need.
const HelpAnswers = lazy(async () => ({ default: (await import('./help-answers.tsx')).HelpAnswers }));

type Line = HelpEntry['students'][number];
type HelpListProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly label: string;
  readonly help: readonly HelpEntry[];
  /** Only this skill: the entry that was opened. */
  readonly only: string | undefined;
};

/** Each answer of one skill with its question; or one row per student and skill, the hardest struggle first. */
export function HelpList(props: HelpListProps) {
  const { label, help, only } = props;
  const t = useText('overview');
  const lines = help.flatMap(({ students }) => students).toSorted((a, b) => b.struggle.score - a.struggle.score);
  return (
    <>
      {only === undefined ? (
        <HelpTable {...props} lines={lines} />
      ) : (
        <Suspense fallback={<Loading />}>
          <HelpAnswers {...props} only={only} lines={lines.filter(({ struggle }) => struggle.skill === only)} />
        </Suspense>
      )}
      <HowComputed what={label}>{t('helpHow')}</HowComputed>
    </>
  );
}

type LinesProps = Omit<HelpListProps, 'help'> & { readonly lines: readonly Line[] };

function HelpTable({ uid, classroom, label, lines }: LinesProps) {
  const t = useText('waiting');
  const skillName = useSkillNames(uid);
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
    {
      id: 'last',
      header: t('lastAnswer'),
      value: ({ struggle }) => new Date(struggle.lastAt),
      cell: ({ struggle }) => formatRelative(struggle.lastAt),
      wideOnly: true,
    },
  ];
  return (
    <DataTable
      phoneCards
      label={label}
      columns={columns}
      rows={lines}
      getRowId={({ student, struggle }) => `${student.id}_${struggle.skill}`}
      rowLink={({ student }) => paths.student({ studentId: student.id, class: classroom.id })}
      filterable
      csv={{ name: [classroom.name, label], childOf: ({ student }) => student.id, note: noteIn(classroom.id) }}
      urlKey=""
      empty={<p className="text-muted">{t('none')}</p>}
    />
  );
}
