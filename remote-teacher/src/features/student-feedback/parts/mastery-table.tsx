import { fadedKnowledge, isLevelTold, masteryLevelAt } from '@lemma/mastery/mastery-level';
import type { CallOutput } from '@lemma/school/calls';
import { masteryLevels, mayTell, type Progress } from '@lemma/school/insight';
import type { Judgements } from '@lemma/school/notes';
import { Button, type Column, DataTable, formatDate, formatList, formatPercent, Mastery, Section } from '@lemma/ui';
import { useState } from 'react';
import { noteIn } from '#shared/files/note-export.ts';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { useToldFirst } from '#shared/parts/use-told-first.tsx';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { MasteryLevelDialog, OwnMasteryLevel, stepOf } from './own-mastery-level.tsx';

type Catalogue = CallOutput<'listSkills'>['skills'];

type MasteryTableProps = {
  readonly studentId: string;
  readonly classId: string;
  readonly judgements: Judgements | null;
  readonly name: string;
  /** The class's name, for the file; undefined until it is known. */
  readonly className: string | undefined;
  readonly progress: Progress | null;
  readonly catalogue: Catalogue;
};

type Row = Progress['skills'][string] & { readonly code: string };

/**
 * The current estimate: it decays after a week without answers, here as in the analysis and on the student's own page.
 */
function standingNow(row: Row, now: number): Row {
  return { ...row, ...fadedKnowledge(row, row.lastAt, now), level: masteryLevelAt(row, now) };
}

function useColumns(
  { judgements, progress, catalogue }: Pick<MasteryTableProps, 'judgements' | 'progress' | 'catalogue'>,
  onJudge: (code: string) => void,
): Column<Row>[] {
  const t = useFeedbackText('student');
  const words = useText('levels');
  const own = useText('judgement');
  const mayTeach = useMayTeach();
  const skillOf = (code: string) => catalogue.find((skill) => skill.code === code);
  const nameOf = (code: string) => skillOf(code)?.name ?? code;
  const gapOf = (code: string) => progress?.gaps?.find(({ skill }) => skill === code);
  return [
    { id: 'skill', header: t('skill'), value: ({ code }) => nameOf(code) },
    {
      id: 'standard',
      header: t('standard'),
      value: ({ code }) => skillOf(code)?.standards.join(', ') ?? '',
      wideOnly: true,
    },
    {
      id: 'level',
      header: t('level'),
      value: ({ code, level, answers }) => {
        const own = judgements?.levels[code]?.level;
        return own === undefined && !isLevelTold({ answers }) ? 0 : masteryLevels.indexOf(own ?? level) + 1;
      },
      cell: ({ code, level, answers, nextRecheckAt, recheck }) => (
        <>
          {judgements?.levels[code] ? (
            <OwnMasteryLevel own={judgements.levels[code]} computed={level} />
          ) : isLevelTold({ answers }) ? (
            <Mastery step={stepOf(level)} word={words(level)} />
          ) : (
            <span className="text-muted">{formatPercent(0, answers)}</span>
          )}
          {recheck !== false && nextRecheckAt < Date.now() && (
            <span className="text-sm text-muted"> {t('review')}</span>
          )}
        </>
      ),
    },
    {
      id: 'estimate',
      header: t('estimate'),
      value: ({ estimate, answers }) => (mayTell({ answers }) ? Math.round(estimate * 100) : null),
      cell: ({ estimate, low, high, answers }) => (
        <>
          {mayTell({ answers }) ? formatPercent(estimate, answers) : '–'}
          {mayTell({ answers }) && (
            <span className="block text-sm text-muted">
              {t('interval', { low: Math.round(low * 100), high: Math.round(high * 100) })}
            </span>
          )}
        </>
      ),
      numeric: true,
    },
    { id: 'answers', header: t('answers'), value: ({ answers }) => answers, numeric: true, wideOnly: true },
    {
      id: 'seen',
      header: t('lastSeen'),
      value: ({ lastAt }) => new Date(lastAt),
      cell: ({ lastAt }) => formatDate(lastAt),
    },
    {
      id: 'next',
      header: t('nextReview'),
      value: ({ nextRecheckAt, recheck }) => (recheck === false ? null : new Date(nextRecheckAt)),
      cell: ({ nextRecheckAt, recheck }) => (recheck === false ? '–' : formatDate(nextRecheckAt)),
      wideOnly: true,
    },
    {
      id: 'weak',
      header: t('weakLink'),
      value: ({ code }) => {
        const gap = gapOf(code);
        return gap ? t('holdsBack', { skills: formatList(gap.blocks.map(nameOf)) }) : '';
      },
      wideOnly: true,
    },
    ...(mayTeach
      ? [
          {
            id: 'own',
            header: own('levelTitle'),
            value: ({ code }) => judgements?.levels[code]?.reason ?? '',
            cell: ({ code }) => (
              <Button
                size="small"
                kind="quiet"
                aria-label={own('levelSetOf', { skill: nameOf(code) })}
                onClick={() => onJudge(code)}
              >
                {own('levelSet')}
              </Button>
            ),
            sortable: false,
          } satisfies Column<Row>,
        ]
      : []),
  ];
}

/**
 * What the student knows of each skill: level, estimate with its interval, last and next practice; weak prerequisites
 * are marked.
 */
export function MasteryTable(props: MasteryTableProps) {
  const { studentId, classId, judgements, name, className, progress, catalogue } = props;
  const t = useFeedbackText('student');
  const mayTeach = useMayTeach();
  const [judging, setJudging] = useState<string | undefined>();
  const rows: Row[] = Object.entries(progress?.skills ?? {}).map(([code, known]) =>
    standingNow({ ...known, code }, Date.now()),
  );
  const nameOf = (code: string) => catalogue.find((skill) => skill.code === code)?.name ?? code;
  const isTold = ({ code, answers }: Row): boolean =>
    isLevelTold({ answers, set: judgements?.levels[code] !== undefined });
  const toldFirst = useToldFirst(rows, isTold);
  const columns = useColumns({ judgements, progress, catalogue }, setJudging);
  return (
    <Section ruled title={t('mastery')} lead={rows.length === 0 ? t('masteryEmpty') : t('masteryLead')}>
      {rows.length > 0 && (
        <DataTable
          label={t('masteryOf', { name })}
          columns={columns}
          {...toldFirst}
          getRowId={({ code }) => code}
          filterable
          csv={{
            name: [...(className === undefined ? [] : [className]), name, t('mastery')],
            childOf: () => studentId,
            note: noteIn(classId),
          }}
          xlsx
          defaultSort={{ column: 'level', down: true }}
          urlKey="mastery"
          phoneCards
        />
      )}
      {judging !== undefined && mayTeach && (
        <MasteryLevelDialog
          studentId={studentId}
          skill={judging}
          name={nameOf(judging)}
          own={judgements?.levels[judging]}
          onClose={() => setJudging(undefined)}
        />
      )}
    </Section>
  );
}
