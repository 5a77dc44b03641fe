import { type Column, DataTable, formatDate, formatPercent, Section, SMALLEST_SAMPLE, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { noteIn } from '#shared/files/note-export.ts';
import { exchangeText } from '#shared/logic/asked-text.ts';
import { groupKey } from '#shared/logic/groups.ts';
import { Exchange } from '#shared/parts/asked.tsx';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { adviceQuery } from '../commands.ts';
import { placeOfAnswer, usePlace } from '../logic/place.ts';
import { type Topic, topicsOf } from '../logic/topics.ts';
import type { SharedAnalysis } from './shared-analysis.ts';
import { TopicEntry } from './topic-entry.tsx';

type Line = {
  readonly id: string;
  readonly name: string;
  readonly posterior: number | undefined;
  readonly shown: number;
  readonly chances: number;
  readonly lastAt: number;
  readonly evidence: Topic['evidence'];
};

function linesOf(topic: Topic, { insight, students }: SharedAnalysis): Line[] {
  return topic.studentIds.flatMap((id) => {
    const student = students.find((one) => one.id === id);
    if (!student) return [];
    const evidence = topic.evidence.filter(({ studentId }) => studentId === id);
    const idea = insight.students[id]?.ideas.find((one) => one.id === topic.id);
    const known = insight.students[id]?.skills[topic.id];
    return {
      ...{ id, name: student.fullName, evidence, posterior: idea?.posterior ?? (known && 1 - known.estimate) },
      shown: idea?.shown ?? evidence.length,
      chances: idea?.chances ?? known?.answers ?? evidence.length,
      lastAt: idea?.lastAt ?? known?.lastAt ?? 0,
    };
  });
}

/** Everybody in a group with the answers that put them there. */
export function GroupView(shared: SharedAnalysis & { readonly groupId: string }) {
  const t = useAnalysisText('analysis');
  const { uid, insight, students, catalogue, classroom, topicName, groupId } = shared;
  const { to } = usePlace();
  const topic = topicsOf(insight, students, catalogue, { kind: '', standard: '' }).find(
    (one) => groupKey(one) === groupId,
  );
  const advice = useQuery(adviceQuery(uid, topic ? [topic] : []));
  const askedOf = useAsked(topic?.evidence ?? []);
  if (!topic) return <p className="py-6 text-muted">{t('groupGone')}</p>;
  const columns: Column<Line>[] = [
    { id: 'name', header: t('student'), value: ({ name }) => name },
    {
      id: 'posterior',
      header: t(topic.kind === 'misconception' ? 'holds' : 'lacks'),
      numeric: true,
      value: ({ posterior, chances }) =>
        posterior === undefined || chances < SMALLEST_SAMPLE ? null : Math.round(posterior * 100),
      cell: ({ posterior, chances }) =>
        posterior === undefined
          ? '–'
          : topic.kind === 'misconception' && chances < SMALLEST_SAMPLE
            ? t('likely')
            : formatPercent(posterior, chances),
    },
    {
      id: 'shown',
      header: t('shown'),
      numeric: true,
      value: ({ shown }) => shown,
      cell: ({ shown, chances }) => t('shownOf', { shown, chances }),
    },
    {
      id: 'answers',
      header: t('answers'),
      sortable: false,
      value: ({ evidence }) => evidence.map((ref) => exchangeText(askedOf(ref), ref.response)).join('; '),
      cell: ({ id, evidence }) => (
        <div className="flex flex-col gap-1">
          {evidence.map((ref) => (
            <Exchange key={`${ref.assignmentId}_${ref.itemId}`} asked={askedOf(ref)} response={ref.response}>
              <TextLink to={to(placeOfAnswer({ ...ref, studentId: id }))}>{t('openAnswer')}</TextLink>
            </Exchange>
          ))}
        </div>
      ),
    },
    {
      id: 'last',
      header: t('last'),
      value: ({ lastAt }) => new Date(lastAt),
      cell: ({ lastAt }) => formatDate(lastAt),
      wideOnly: true,
    },
  ];
  const lines = linesOf(topic, shared);
  return (
    <>
      <ol>
        <TopicEntry {...shared} topic={topic} advice={advice.data?.topics[0]} />
      </ol>
      <Section title={t('members')}>
        <DataTable
          label={t('members')}
          columns={columns}
          rows={lines}
          getRowId={({ id }) => id}
          rowLink={({ id }) => to({ student: id })}
          csv={{ name: [classroom.name, topicName(topic)], childOf: ({ id }) => id, note: noteIn(classroom.id) }}
          defaultSort={{ column: 'shown', down: true }}
        />
        <HowComputed
          what={t('members')}
          sample={t('sampleTopic', { answers: topic.evidence.length, students: lines.length })}
        >
          {t(`how.${topic.kind}`)}
        </HowComputed>
      </Section>
    </>
  );
}
