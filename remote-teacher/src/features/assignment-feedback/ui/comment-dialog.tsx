import type { Assignment } from '@lemma/school';
import { news } from '@lemma/toast';
import { Button, Dialog } from '@lemma/ui';
import { useState } from 'react';
import { CommentBox } from '../../../data/comments/comment-box.tsx';
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
  const [text, setText] = useState(before?.text ?? '');
  const write = useAnswerComment();
  const match = matchOf(group);
  const phrases = [...new Set((assignment.answerComments ?? []).map((one) => one.text))].filter((one) => one !== text);
  const send = () => {
    if (match === undefined || text.trim() === '' || write.isPending) return;
    write.mutate(
      { assignmentId: assignment.id, comment: { id, itemId: group.itemId, match, text } },
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
        <Button kind="primary" pending={write.isPending} aria-disabled={text.trim() === ''} onClick={send}>
          {t('send')}
        </Button>
      }
    >
      <CommentBox label={t('commentText')} text={text} onTextChange={setText} onSend={send} />
      <Phrases text={text} onPick={(phrase) => setText((typed) => withPhrase(typed, phrase))} others={phrases} />
    </Dialog>
  );
}
