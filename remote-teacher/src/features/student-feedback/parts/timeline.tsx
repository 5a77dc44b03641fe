import { useSearchParams } from '@lemma/router';
import type { CallOutput } from '@lemma/school/calls';
import type { Submission } from '@lemma/school/work';
import { formatDateTime, Section, Select, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { pointsOf } from '#shared/logic/points-of.ts';
import { FeedbackForm } from '#shared/parts/feedback-form.tsx';
import { HandIns } from '#shared/parts/hand-ins.tsx';
import { WorkedItem } from '#shared/parts/worked-item.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type TimelineProps = {
  readonly uid: string;
  readonly submissions: readonly Submission[];
  readonly catalogue: CallOutput<'listSkills'>['skills'];
};

/** All work, newest first, with the answers as given. */
export function Timeline({ uid, submissions, catalogue }: TimelineProps) {
  const t = useFeedbackText('student');
  const [search, setSearch] = useSearchParams();
  const standardsOf = ({ items }: Submission) =>
    items.flatMap(({ skill }) => catalogue.find(({ code }) => code === skill)?.standards ?? []);
  const standards = [...new Set(submissions.flatMap(standardsOf))].toSorted();
  const standard = standards.find((each) => each === search.get('standard'));
  const choose = (chosen: string) =>
    setSearch((before) => {
      if (chosen === '') before.delete('standard');
      else before.set('standard', chosen);
      return before;
    });
  const shown = standard === undefined ? submissions : submissions.filter((one) => standardsOf(one).includes(standard));
  return (
    <Section
      ruled
      title={t('work')}
      actions={
        standards.length > 1 && (
          <Select
            label={t('filterStandard')}
            hideLabel
            value={standard ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            options={[
              { value: '', label: t('allStandards') },
              ...standards.map((each) => ({ value: each, label: each })),
            ]}
          />
        )
      }
    >
      {shown.map((submission) => (
        <details key={submission.id} className="border-b border-line py-3" open={submissions.length === 1}>
          <summary className="cursor-pointer">
            <span className="font-semibold">{submission.title}</span>{' '}
            <span className="text-muted">
              {t(`states.${submission.state}`)} · {pointsOf(submission)} · {formatDateTime(submission.updatedAt)}
            </span>
          </summary>
          <Work uid={uid} submission={submission} catalogue={catalogue} />
        </details>
      ))}
    </Section>
  );
}

type WorkProps = {
  readonly uid: string;
  readonly submission: Submission;
  readonly catalogue: TimelineProps['catalogue'];
};

function Work({ uid, submission, catalogue }: WorkProps) {
  const t = useFeedbackText('student');
  const keys = useQuery(teacherQueries.keys(uid, submission.assignmentId, submission.studentId));
  const ideaOf = (id: string | undefined) =>
    catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name;
  return (
    <div className="flex flex-col gap-5 pt-4">
      <p>
        <TextLink to={paths.assignment({ assignmentId: submission.assignmentId })}>{t('wholeClass')}</TextLink>
      </p>
      <HandIns handIns={submission.handIns} />
      <ol className="flex flex-col">
        {submission.items.map((item, index) => (
          <WorkedItem
            key={item.id}
            item={item}
            number={index + 1}
            aside={submission.setAside?.filter(({ itemId }) => itemId === item.id) ?? []}
            answerKey={keys.data?.items.find(({ itemId }) => itemId === item.id)?.key}
            ideaOf={ideaOf}
          />
        ))}
      </ol>
      <FeedbackForm submission={submission} />
    </div>
  );
}
