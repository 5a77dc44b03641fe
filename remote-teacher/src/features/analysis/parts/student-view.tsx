import { fadedKnowledge, isLevelTold, masteryLevelAt } from '@lemma/mastery/mastery-level';
import { type EvidenceRef, isAlone, type MasteryLevel, masteryLevels, mayTell } from '@lemma/school/insight';
import {
  type Column,
  DataTable,
  formatDate,
  formatPercent,
  Mastery,
  Section,
  SMALLEST_SAMPLE,
  TextLink,
} from '@lemma/ui';
import { noteIn } from '#shared/files/note-export.ts';
import { Exchange } from '#shared/parts/asked.tsx';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useToldFirst } from '#shared/parts/use-told-first.tsx';
import { paths } from '#shared/paths.ts';
import { useAsked } from '#shared/queries/asked.ts';
import { useText } from '#shared/text/texts.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { placeOfAnswer, usePlace } from '../logic/place.ts';
import type { SharedAnalysis } from './shared-analysis.ts';
import { StudentGrowth } from './student-growth.tsx';

const STEPS = [1, 2, 3, 4, 5] as const;

/** One student: misconceptions and gaps with the answers that show them, every skill with its interval, growth. */
export function StudentView(shared: SharedAnalysis & { readonly studentId: string }) {
  const t = useAnalysisText('analysis');
  const { studentId, insight, students, classroom } = shared;
  const student = students.find(({ id }) => id === studentId);
  const known = insight.students[studentId];
  if (!student || !known) return <p className="py-6 text-muted">{t('studentGone')}</p>;
  return (
    <>
      <Section
        title={student.fullName}
        actions={<TextLink to={paths.student({ studentId: student.id, class: classroom.id })}>{t('ownPage')}</TextLink>}
      >
        <Needs {...shared} />
      </Section>
      <SkillTable {...shared} />
      <Section ruled>
        <StudentGrowth
          studentId={studentId}
          name={student.fullName}
          classId={classroom.id}
          className={classroom.name}
          growth={known.growth}
        />
      </Section>
    </>
  );
}

/** Named misconceptions and missing prerequisites, each with its answers. */
function Needs({ insight, studentId, topicName, titleOf, skillName }: SharedAnalysis & { readonly studentId: string }) {
  const t = useAnalysisText('analysis');
  const { ideas = [], gaps = [] } = insight.students[studentId] ?? {};
  if (ideas.length + gaps.length === 0) return <p className="text-muted">{t('noNeeds')}</p>;
  return (
    <>
      <ul className="flex flex-col">
        {ideas.map(({ id, posterior, chances, shown, evidence }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="font-semibold">{topicName({ kind: 'misconception', id })}</p>
            <p className="figures-tabular text-muted">
              {t(chances < SMALLEST_SAMPLE ? 'ideaFew' : 'ideaFigures', {
                ...{ posterior: formatPercent(posterior, chances), shown, chances },
              })}
            </p>
            <EvidenceLinks studentId={studentId} evidence={evidence} />
          </li>
        ))}
        {gaps.map(({ skill, blocks, evidence }) => (
          <li key={skill} className="border-b border-line py-3">
            <p className="font-semibold">{titleOf({ kind: 'prerequisite', id: skill })}</p>
            <p className="text-muted">{t('blocks', { names: blocks.map(skillName).join(', ') })}</p>
            <EvidenceLinks studentId={studentId} evidence={evidence} />
          </li>
        ))}
      </ul>
      <HowComputed
        what={t('needs')}
        sample={t('sampleAnswers', { count: insight.students[studentId]?.effort.answers ?? 0 })}
      >
        {t('how.misconception')} {t('how.prerequisite')}
      </HowComputed>
    </>
  );
}

function EvidenceLinks({
  studentId,
  evidence,
}: {
  readonly studentId: string;
  readonly evidence: readonly EvidenceRef[];
}) {
  const t = useAnalysisText('analysis');
  const { to } = usePlace();
  const refs = evidence.map((one) => ({ ...one, studentId }));
  const askedOf = useAsked(refs);
  return (
    <div>
      <p className="text-sm text-muted">{t('answers')}</p>
      <ul className="flex flex-col gap-1">
        {refs.map((ref) => (
          <li key={`${ref.assignmentId}_${ref.itemId}`}>
            <Exchange asked={askedOf(ref)} response={ref.response}>
              {!isAlone(ref.assignmentId) && <TextLink to={to(placeOfAnswer(ref))}>{t('openAnswer')}</TextLink>}
            </Exchange>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SkillLine = {
  readonly code: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly answers: number;
  readonly lastAt: number;
  readonly level: MasteryLevel;
  readonly set: boolean;
};

function SkillTable({
  insight,
  studentId,
  classroom,
  skillName,
  students,
}: SharedAnalysis & { readonly studentId: string }) {
  const t = useAnalysisText('analysis');
  const levels = useText('levels');
  const own = useText('judgement');
  const now = Date.now();
  const rows = Object.entries(insight.students[studentId]?.skills ?? {}).map(([code, skill]): SkillLine => {
    const { estimate: share, low, high } = fadedKnowledge(skill, skill.lastAt, now);
    const { answers, lastAt, set = false } = skill;
    return { code, answers, lastAt, set, share, low, high, level: masteryLevelAt(skill, now) };
  });
  const levelWord = ({ level, set, answers }: SkillLine): string =>
    set
      ? own('levelSetBy', { level: levels(level) })
      : isLevelTold({ answers })
        ? levels(level)
        : formatPercent(0, answers);
  const columns: Column<SkillLine>[] = [
    { id: 'skill', header: t('skill'), value: ({ code }) => skillName(code) },
    {
      id: 'level',
      header: t('level'),
      value: levelWord,
      cell: (line) =>
        isLevelTold(line) ? (
          <Mastery step={STEPS[masteryLevels.indexOf(line.level)] ?? 1} word={levelWord(line)} />
        ) : (
          levelWord(line)
        ),
    },
    {
      id: 'share',
      header: t('known'),
      numeric: true,
      value: ({ share, answers }) => (mayTell({ answers }) ? Math.round(share * 100) : null),
      cell: ({ share, answers }) => (mayTell({ answers }) ? formatPercent(share, answers) : '–'),
    },
    {
      id: 'interval',
      header: t('interval'),
      sortable: false,
      value: ({ low, high, answers }) =>
        mayTell({ answers }) ? `${Math.round(low * 100)}–${Math.round(high * 100)} %` : null,
      wideOnly: true,
    },
    { id: 'answers', header: t('answerCount'), numeric: true, value: ({ answers }) => answers },
    {
      id: 'last',
      header: t('last'),
      value: ({ lastAt }) => new Date(lastAt),
      cell: ({ lastAt }) => formatDate(lastAt),
      wideOnly: true,
    },
  ];
  const toldFirst = useToldFirst(rows, isLevelTold);
  const name = students.find(({ id }) => id === studentId)?.fullName ?? '';
  return (
    <Section ruled title={t('skills')}>
      <DataTable
        label={t('skills')}
        columns={columns}
        {...toldFirst}
        getRowId={({ code }) => code}
        csv={{ name: [classroom.name, name, t('skills')], childOf: () => studentId, note: noteIn(classroom.id) }}
        defaultSort={{ column: 'share', down: false }}
      />
      <HowComputed
        what={t('skills')}
        sample={t('sampleAnswers', { count: rows.reduce((sum, { answers }) => sum + answers, 0) })}
      >
        {t('how.skills')}
      </HowComputed>
    </Section>
  );
}
