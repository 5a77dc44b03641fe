import type { Feedback } from '@lemma/school';
import { CommentBody } from '@lemma/screens';
import { formatDateTime, Notice } from '@lemma/ui';
import { useText } from '../../../text/texts.ts';

export function Comments({ feedback }: { readonly feedback: readonly Feedback[] }) {
  const t = useText('work');
  if (feedback.length === 0) return null;
  return (
    <section aria-label={t('comments')} className="flex flex-col gap-3 pb-6">
      {feedback.map((comment) => (
        <Notice key={comment.id} title={t('commentBy', { name: comment.byName, when: formatDateTime(comment.at) })}>
          <CommentBody comment={comment} />
        </Notice>
      ))}
    </section>
  );
}
