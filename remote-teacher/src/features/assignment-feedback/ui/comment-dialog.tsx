import { type Assignment, VOICE_ALONE } from '@lemma/school';
import { news } from '@lemma/toast';
import { Button, Dialog } from '@lemma/ui';
import { useState } from 'react';
import { Exchange, useAsked } from '../../../data/asked.tsx';
import { CommentBox } from '../../../data/comments/comment-box.tsx';
import { draftOf, maySend } from '../../../data/comments/draft.ts';
import { Phrases, withPhrase } from '../../../data/phrases.tsx';
import { useText } from '../../../text/texts.ts';
import { type AnswerGroup, commentOf, matchOf } from '../data/answer-groups.ts';
import { useAnswerComment } from '../data/feedback-commands.ts';

type CommentDialogProps = {
  readonly assignment: Assignment;
  readonly group: AnswerGroup;
  readonly names: readonly string[];
  readonly onClose: () => void;
};

/** One comment to all who answered so, and to those who will. What was written before stands ready to be used again. */
export function CommentDialog({ assignment, group, names, onClose }: CommentDialogProps) {
  const t = useText('feedback');
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
        <p className="pb-3">
          <Exchange asked={asked} response={ref.response} />
        </p>
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
