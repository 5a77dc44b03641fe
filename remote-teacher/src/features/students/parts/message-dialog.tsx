import type { RosterStudent } from '@lemma/school/class';
import { Button, Dialog, formatList } from '@lemma/ui';
import { useState } from 'react';
import { maySend, NO_DRAFT } from '#shared/logic/draft.ts';
import { CommentBox } from '#shared/parts/comments/comment-box.tsx';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useMessageFamilies } from '../commands.ts';
import { NameList } from './name-list.tsx';

type MessageDialogProps = {
  readonly classId: string;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/**
 * One message to the families of the selected students, shown on the parents’ page of each child. Shows first who gets
 * it.
 */
export function MessageDialog({ classId, students, onClose, onDone }: MessageDialogProps) {
  const t = useRosterText('students');
  const [draft, setDraft] = useState(NO_DRAFT);
  // The id is created before sending, so that a repeated request writes to nobody twice.
  const [noteId] = useState(() => crypto.randomUUID());
  const send = useMessageFamilies(classId);
  const reached = students.filter(({ parentCount }) => parentCount > 0);
  const others = students.filter(({ parentCount }) => parentCount === 0);
  const submit = () => {
    if (!maySend(draft) || reached.length === 0 || send.isPending) return;
    send.mutate({ noteId, draft, studentIds: reached.map(({ id }) => id) }, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('messageTitle', { count: reached.length })}
      description={t('messageBody')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            pending={send.isPending}
            disabled={!maySend(draft) || reached.length === 0}
            onClick={submit}
          >
            {t('messageSend', { count: reached.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {reached.length > 0 && (
          <CommentBox
            label={t('messageText')}
            draft={draft}
            onDraftChange={setDraft}
            hasFailed={send.isError}
            onSend={submit}
          />
        )}
        {reached.length > 0 && <NameList students={reached} />}
        {others.length > 0 && (
          <p className="text-muted">
            {t('messageUnlinked', { count: others.length, names: formatList(others.map(({ fullName }) => fullName)) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
