import type { Assignment } from '@lemma/school';
import { news } from '@lemma/toast';
import { Button, Dialog, TextField } from '@lemma/ui';
import { useState } from 'react';
import { fromLocalInput, toLocalInput } from '../../../data/local-input.ts';
import { zoneAt } from '../../../data/time-zone.ts';
import { useText } from '../../../text/texts.ts';
import { useExtend } from '../data/feedback-commands.ts';

type ExtendDialogProps = {
  readonly assignment: Assignment;
  readonly studentIds: readonly string[];
  /** Who they are: a name, a group's name, or how many. */
  readonly name: string;
  readonly groupId?: string | undefined;
  readonly onClose: () => void;
};

const DAYS = [1, 2, 7] as const;
const DAY = 86_400_000;

/** A later due date for some students, also after the assignment was closed. */
export function ExtendDialog({ assignment, studentIds, name, groupId, onClose }: ExtendDialogProps) {
  const t = useText('feedback');
  const [from] = useState(() => Math.max(Date.now(), assignment.dueAt));
  const [dueAt, setDueAt] = useState(from + DAY);
  const [id] = useState(() => groupId ?? crypto.randomUUID());
  const extend = useExtend();
  const save = () =>
    extend.mutate(
      {
        assignmentId: assignment.id,
        override: { id, name, studentIds: [...studentIds], dueAt, ...(groupId !== undefined && { groupId }) },
      },
      {
        onSuccess: () => {
          news({ title: t('extended', { name }), tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('extendTitle', { name })}
      description={t('extendBody')}
      actions={
        <Button kind="primary" pending={extend.isPending} onClick={save}>
          {t('extend')}
        </Button>
      }
    >
      <TextField
        type="datetime-local"
        label={t('newDue')}
        hint={zoneAt(dueAt)}
        value={toLocalInput(dueAt)}
        onChange={({ currentTarget: { value } }) => setDueAt(fromLocalInput(value) ?? dueAt)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {DAYS.map((days) => (
          <Button key={days} size="small" onClick={() => setDueAt(from + days * DAY)}>
            {t('days', { days })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
