import { useSearchParams } from '@lemma/router';
import type { CallOutput } from '@lemma/school/calls';
import { isUngraded, type Submission } from '@lemma/school/work';
import { formatDateTime, Section, Select, TextLink } from '@lemma/ui';
import { useState } from 'react';
import { pointsOf } from '#shared/logic/points-of.ts';
import { shownState } from '#shared/logic/shown-state.ts';
import { StudentWork } from '#shared/parts/student-work.tsx';
import { paths } from '#shared/paths.ts';
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
        <WorkLine key={submission.id} {...{ uid, submission, catalogue }} isOpen={submissions.length === 1} />
      ))}
    </Section>
  );
}

type WorkProps = {
  readonly uid: string;
  readonly submission: Submission;
  readonly catalogue: TimelineProps['catalogue'];
};

/** One piece of work; what is inside is read when it is opened. */
function WorkLine({ isOpen, ...props }: WorkProps & { readonly isOpen: boolean }) {
  const t = useFeedbackText('student');
  const { submission } = props;
  const state = shownState({ ...submission, ungraded: isUngraded(submission) });
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      className="border-b border-line py-3"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="cursor-pointer">
        <span className="font-semibold">{submission.title}</span>{' '}
        <span className="text-muted">
          {[t(`states.${state}`), ...(state === 'toGrade' ? [] : [pointsOf(submission)])].join(' · ')} ·{' '}
          {formatDateTime(submission.updatedAt)}
        </span>
      </summary>
      {wasOpened && <Work {...props} />}
    </details>
  );
}

function Work({ uid, submission, catalogue }: WorkProps) {
  const t = useFeedbackText('student');
  const ideaOf = (id: string | undefined) =>
    catalogue.flatMap(({ misconceptions }) => misconceptions).find((idea) => idea.id === id)?.name;
  return (
    <div className="flex flex-col gap-5 pt-4">
      <p>
        <TextLink to={paths.assignment({ assignmentId: submission.assignmentId })}>{t('wholeClass')}</TextLink>
      </p>
      <StudentWork uid={uid} work={submission} ideaOf={ideaOf} />
    </div>
  );
}
