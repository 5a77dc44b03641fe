import type { Feedback, WorkItem } from '@lemma/school/work';
import { CommentBody } from '@lemma/screens';
import { formatDateTime, Notice, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

type CommentsProps = { readonly feedback: readonly Feedback[] };

/** The teacher's comments on the whole work or on the question above. */
export function Comments({ feedback }: CommentsProps) {
  const t = useText('work');
  if (feedback.length === 0) return null;
  return (
    <section aria-label={t('comments')} className="flex flex-col gap-3 py-3">
      {feedback.map((comment) => (
        <Notice key={comment.id} title={t('commentBy', { name: comment.byName, when: formatDateTime(comment.at) })}>
          <CommentBody comment={comment} />
        </Notice>
      ))}
    </section>
  );
}

type ElsewhereProps = CommentsProps & {
  readonly assignmentId: string;
  readonly items: readonly WorkItem[];
  /** The question that is shown, whose comments appear below it. */
  readonly current: string | undefined;
};

/** Links to other questions with comments, which are shown with their own numbers. */
export function CommentsElsewhere({ feedback, assignmentId, items, current }: ElsewhereProps) {
  const t = useText('work');
  const numbers = items.flatMap(({ id }, index) =>
    id !== current && feedback.some(({ itemId }) => itemId === id) ? [index + 1] : [],
  );
  if (numbers.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 pb-4">
      {t('commentsOn')}
      {numbers.map((number) => (
        <TextLink key={number} to={paths.assignments({ work: assignmentId, item: number })}>
          {t('questionNumber', { number })}
        </TextLink>
      ))}
    </p>
  );
}
