import type { Assignment } from '@lemma/school/assignment';
import { VOICE_ALONE } from '@lemma/school/files';
import { news } from '@lemma/toast';
import { Button, Dialog } from '@lemma/ui';
import { useState } from 'react';
import { draftOf, maySend } from '#shared/logic/draft.ts';
import { Exchange } from '#shared/parts/asked.tsx';
import { CommentBox } from '#shared/parts/comments/comment-box.tsx';
import { Phrases, withPhrase } from '#shared/parts/phrases.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { useAnswerComment } from '../commands.ts';
import { type AnswerGroup, commentOf, matchOf } from '../logic/answer-groups.ts';

type CommentDialogProps = {
  readonly assignment: Assignment;
  readonly group: AnswerGroup;
  readonly names: readonly string[];
  readonly onClose: () => void;
};

/** One comment to all who gave this answer or will give it. Earlier comments are offered for reuse. */
export function CommentDialog({ assignment, group, names, onClose }: CommentDialogProps) {
  const t = useFeedbackText('feedback');
  const before = commentOf(assignment, group);
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(() => draftOf(before));
  const write = useAnswerComment();
  const match = matchOf(group);
  const ref = {
    ...{ assignmentId: assignment.id, itemId: group.itemId },
    ...{ studentId: group.responses[0]?.studentId ?? '', response: group.responses[0]?.text ?? group.response },
  };
  const asked = useAsked([ref])(ref);
  const phrases = [...new Set((assignment.answerComments ?? []).map((one) => one.text))].filter(
    (one) => one !== draft.text && one !== VOICE_ALONE,
  );
  const send = () => {
    if (match === undefined || !maySend(draft) || write.isPending) return;
    write.mutate(
      { assignmentId: assignment.id, comment: { id, itemId: group.itemId, match }, draft },
      {
        onSuccess: ({ students }) => {
          news({ title: t('commentSent', { count: students }), tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('commentTitle', { count: names.length })}
      description={t('commentBody', { names: names.join(', ') })}
      actions={
        <Button kind="primary" pending={write.isPending} aria-disabled={!maySend(draft)} onClick={send}>
          {t('send')}
        </Button>
      }
    >
      {asked && (
        <div className="pb-3">
          <Exchange asked={asked} response={ref.response} />
        </div>
      )}
      <CommentBox
        label={t('commentText')}
        {...(match?.kind === 'idea' && { hint: t('commentOtherNumbers') })}
        draft={draft}
        onDraftChange={setDraft}
        hasFailed={write.isError}
        onSend={send}
      />
      <Phrases text={draft.text} onPick={(phrase) => setDraft((now) => withPhrase(now, phrase))} others={phrases} />
    </Dialog>
  );
}
