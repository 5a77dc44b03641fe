import { queryKeys } from '@lemma/contract';
import type { Submission } from '@lemma/school/work';
import { useCommand } from '@lemma/screens';
import { call, useUid } from '@lemma/shared-auth';
import { Button } from '@lemma/ui';
import { useState } from 'react';
import { maySend, NO_DRAFT, written } from '#shared/logic/draft.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { Acts, useMayTeach } from './acting.tsx';
import { CommentBox } from './comments/comment-box.tsx';
import { FeedbackLine } from './feedback-line.tsx';
import { Phrases, withPhrase } from './phrases.tsx';

/** The comments on a student's work, and a new one. The student and linked parents see them at once. */
export function FeedbackForm({ submission }: { readonly submission: Submission }) {
  const t = useFeedbackText('work');
  const uid = useUid();
  const [draft, setDraft] = useState(NO_DRAFT);
  // The id is created before sending, so that a repeated request writes one comment.
  const [feedbackId, setFeedbackId] = useState(() => crypto.randomUUID());
  const write = useCommand(
    async () => call('writeFeedback', { submissionId: submission.id, feedbackId, ...(await written(draft)) }),
    {
      refreshes: [{ queryKey: queryKeys.documents(uid, 'submissions', submission.studentId) }],
    },
  );
  const send = () => {
    if (!maySend(draft) || write.isPending) return;
    write.mutate(undefined, {
      onSuccess: () => {
        setDraft((now) => (now === draft ? NO_DRAFT : now));
        setFeedbackId(crypto.randomUUID());
      },
    });
  };
  const mayTeach = useMayTeach();
  if (!mayTeach && submission.feedback.length === 0) return null;
  return (
    <section aria-label={t('comments')}>
      <h2 className="text-lg font-semibold">{t('comments')}</h2>
      <ul className="flex flex-col">
        {submission.feedback.map((comment) => (
          <FeedbackLine key={comment.id} submission={submission} comment={comment} />
        ))}
      </ul>
      <Acts>
        <div className="mt-3 flex flex-col items-start gap-3">
          <CommentBox
            label={t('newComment')}
            hint={t('commentHint')}
            draft={draft}
            onDraftChange={setDraft}
            hasFailed={write.isError}
            onSend={send}
          />
          <Phrases text={draft.text} onPick={(phrase) => setDraft((now) => withPhrase(now, phrase))} />
          <Button kind="primary" pending={write.isPending} aria-disabled={!maySend(draft)} onClick={send}>
            {t('send')}
          </Button>
        </div>
      </Acts>
    </section>
  );
}
