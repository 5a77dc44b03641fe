import { type Submission, submissionIdOf } from '@lemma/school/work';
import { QueryView } from '@lemma/screens';
import { found } from '@lemma/shared-auth';
import { Section, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { WorkedItem } from '#shared/parts/worked-item.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAnalysisText } from '#shared/text/use-analysis-text.ts';
import { usePlace } from '../logic/place.ts';
import type { SharedAnalysis } from './shared-analysis.ts';

type AttemptViewProps = SharedAnalysis & {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly itemId: string | null;
};

/** A single attempt: the question as the student had it, every try, the key. Reads one more document. */
export function AttemptView({ uid, studentId, assignmentId, itemId, topicName }: AttemptViewProps) {
  const t = useAnalysisText('analysis');
  const { to } = usePlace();
  const submissionId = submissionIdOf(assignmentId, studentId);
  const submission = useQuery(teacherQueries.submission(uid, assignmentId, studentId));
  const keys = useQuery(teacherQueries.keys(uid, assignmentId, studentId));
  return (
    <QueryView query={submission}>
      {(data) => {
        const work: Submission = found(data, submissionId);
        const shown = work.items.map((item, index) => ({ item, number: index + 1 }));
        const chosen = shown.filter(({ item }) => itemId === null || item.id === itemId);
        return (
          <Section
            title={work.title}
            actions={
              <>
                {itemId !== null && <TextLink to={to({ item: null })}>{t('allQuestions')}</TextLink>}
                <TextLink to={paths.assignment({ assignmentId, student: studentId })}>{t('inAssignment')}</TextLink>
              </>
            }
          >
            <ol>
              {chosen.map(({ item, number }) => (
                <WorkedItem
                  key={item.id}
                  work={work}
                  item={item}
                  number={number}
                  answerKey={keys.data?.items.find((one) => one.itemId === item.id)?.key}
                  ideaOf={(id) => (id === undefined ? undefined : topicName({ kind: 'misconception', id }))}
                />
              ))}
            </ol>
          </Section>
        );
      }}
    </QueryView>
  );
}
