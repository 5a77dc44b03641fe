import { EngineText } from '@lemma/screens';
import { Formula, formatList, Prose, Status, TextLink, useBeginning } from '@lemma/ui';
import { groupKey } from '#shared/logic/groups.ts';
import { Acts } from '#shared/parts/acting.tsx';
import { Exchange } from '#shared/parts/asked.tsx';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { useMoves } from '#shared/queries/misconceptions-in-words.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { placeOfAnswer, usePlace } from '../logic/place.ts';
import type { Advice, Topic } from '../logic/topics.ts';
import type { SharedAnalysis } from './shared-analysis.ts';
import { TopicActions } from './topic-actions.tsx';

const NAMES_SHOWN = 4;
const ANSWERS_SHOWN = 4;

type TopicEntryProps = SharedAnalysis & { readonly topic: Topic; readonly advice: Advice | undefined };

/** One topic to teach: who, the evidence, a next move, a question to check, and the actions. */
export function TopicEntry(props: TopicEntryProps) {
  const { topic, advice, students, topicName, titleOf, skillName } = props;
  const t = useAnalysisText('analysis');
  const { to } = usePlace();
  const names = topic.studentIds.map((id) => students.find((one) => one.id === id)?.fullName ?? '');
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-2" data-print="whole">
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-semibold">
          <TextLink to={to({ group: groupKey(topic) })}>{titleOf(topic)}</TextLink>
        </h3>
        <p>
          <span className="figures-tabular font-semibold">
            {t('ofStudents', { some: topic.studentIds.length, all: students.length })}
          </span>{' '}
          <span className="text-muted">{formatList(names, { most: NAMES_SHOWN })}</span>
        </p>
        {topic.kind === 'misconception' && <p className="text-muted">{skillName(topic.skill)}</p>}
        <Answers {...props} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {advice && <AdviceText advice={advice} name={topicName(topic)} />}
        <Acts>
          <TopicActions {...props} />
        </Acts>
        <HowComputed
          what={topicName(topic)}
          sample={t('sampleTopic', { answers: topic.evidence.length, students: topic.studentIds.length })}
        >
          {t(`how.${topic.kind}`)}
        </HowComputed>
      </div>
    </li>
  );
}

function Answers({ topic, students }: TopicEntryProps) {
  const t = useAnalysisText('analysis');
  const { to } = usePlace();
  const { shown, more } = useBeginning(topic.evidence, ANSWERS_SHOWN);
  const askedOf = useAsked(shown);
  return (
    <div>
      <p className="text-sm text-muted">{t('answers')}</p>
      <ul className="flex flex-col gap-1">
        {shown.map((ref) => (
          <li key={`${ref.assignmentId}_${ref.itemId}_${ref.studentId}`}>
            <Exchange asked={askedOf(ref)} response={ref.response}>
              <TextLink to={to({ group: groupKey(topic), ...placeOfAnswer(ref) })}>
                {students.find(({ id }) => id === ref.studentId)?.displayName}
              </TextLink>
            </Exchange>
          </li>
        ))}
        <li className="empty:hidden">{more}</li>
      </ul>
    </div>
  );
}

function AdviceText({ advice, name }: { readonly advice: Advice; readonly name: string }) {
  const t = useAnalysisText('analysis');
  const { check, example, id, move } = advice;
  const inWords = useMoves()(id);
  const told = inWords === undefined ? move && <EngineText text={move} /> : <Prose text={inWords} />;
  return (
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="text-sm text-muted">{t('move')}</dt>
        <dd className="measure">
          {told ?? t('movePrerequisite', { name })}
          {example && <Worked example={example} />}
        </dd>
      </div>
      {check && (
        <div>
          <dt className="text-sm text-muted">{t('check')}</dt>
          <dd className="measure">
            <EngineText text={check.prompt} /> {check.math !== undefined && <Formula text={check.math} />}
            <span className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              <span>
                <Status tone="done">{t('right')}</Status> <Written text={check.key} inWords={check.inWords} />
              </span>
              {check.mistaken !== undefined && (
                <span>
                  <Status tone="attention">{t('mistaken')}</Status>{' '}
                  <Written text={check.mistaken} inWords={check.inWords} />
                </span>
              )}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A problem to work aloud, with its lines. */
function Worked({ example: { prompt, math, lines } }: { readonly example: NonNullable<Advice['example']> }) {
  return (
    <>
      <p className="pt-1">
        <EngineText text={prompt} /> {math !== undefined && <Formula text={math} />}
      </p>
      <ol className="flex flex-col border-s border-line ps-3">
        {lines.map(({ line, why }) => (
          <li key={`${line} ${why}`} className="flex flex-wrap items-baseline gap-x-3">
            <Formula text={line} />
            {why !== '' && (
              <span className="text-sm text-muted">
                <EngineText text={why} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const Written = ({ text, inWords }: { readonly text: string; readonly inWords: boolean }) =>
  inWords ? <EngineText text={text} /> : <Formula text={text} />;
