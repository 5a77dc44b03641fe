import { queryKeys } from '@lemma/contract';
import type { Feedback, Submission } from '@lemma/school/work';
import { CommentBody, useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { AlertDialog, Button, formatDateTime } from '@lemma/ui';
import { useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { Acts } from './acting.tsx';

type FeedbackLineProps = { readonly submission: Submission; readonly comment: Feedback };

/** One comment on a student's work, whether it was read, and a button to remove it. */
export function FeedbackLine({ submission, comment }: FeedbackLineProps) {
  const t = useFeedbackText('work');
  const uid = useUid();
  const question = submission.items.findIndex(({ id }) => id === comment.itemId) + 1;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCall('removeFeedback', {
    refreshes: [{ queryKey: queryKeys.documents(uid, 'submissions', submission.studentId) }],
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div>
        {question > 0 && <p className="text-sm font-semibold">{t('onQuestion', { number: question })}</p>}
        <CommentBody comment={comment} />
        <p className="text-sm text-muted">
          {comment.byName} · {formatDateTime(comment.at)}
          {comment.readAt !== undefined && ` · ${t('readAt', { at: formatDateTime(comment.readAt) })}`}
        </p>
      </div>
      <Acts>
        <Button size="small" kind="quiet" onClick={() => setIsAsking(true)}>
          {t('removeComment')}
        </Button>
      </Acts>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('removeCommentTitle')}
        consequence={<p>{t('removeCommentBody')}</p>}
        confirmLabel={t('removeComment')}
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { submissionId: submission.id, feedbackId: comment.id },
            { onSuccess: () => setIsAsking(false) },
          )
        }
      />
    </li>
  );
}
