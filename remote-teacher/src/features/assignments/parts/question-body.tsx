import { codeOf } from '@lemma/contract';
import type { AssignmentItem } from '@lemma/school/assignment';
import { useUid } from '@lemma/shared-auth';
import { Button, Skeleton } from '@lemma/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Task } from '#shared/parts/task.tsx';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { questionQuery } from '../queries.ts';

type QuestionBodyProps = {
  readonly item: AssignmentItem;
  /** The number of the student whose numbers are shown. */
  readonly sample: number;
};

/** The question of an item as students see it; the teacher's own question is in the draft, the others are asked for. */
export function QuestionBody({ item, sample }: QuestionBodyProps) {
  const { own } = item;
  if (own === undefined) return <Generated item={item} sample={sample} />;
  const { prompt, math, options } = own;
  return <Task item={{ prompt, ...(math !== undefined && { math }), ...(options && { options }) }} />;
}

function Generated({ item, sample }: QuestionBodyProps) {
  const t = useAssignmentText('builder');
  const question = useQuery({ ...questionQuery(useUid(), item, sample), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch } = question;
  if (data) {
    const { prompt, math, picture, field } = data;
    return (
      <Task
        item={{
          prompt,
          ...(math !== undefined && { math }),
          ...(picture && { picture }),
          ...(field.options && { options: field.options }),
        }}
      />
    );
  }
  if (!error) {
    return (
      <div className="min-h-16">
        <Skeleton />
      </div>
    );
  }
  return codeOf(error) === 'input/malformed' ? (
    <p className="text-sm text-warm">{t('cards.unknown')}</p>
  ) : (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {t('cards.unseen')}
      <Button size="small" pending={isFetching} onClick={() => void refetch()}>
        {t('cards.again')}
      </Button>
    </p>
  );
}
