import type { Classroom, RosterStudent } from '@lemma/school/class';
import { Button, Dialog, Select } from '@lemma/ui';
import { useState } from 'react';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { useMoveStudents } from '../commands.ts';
import { NameList } from './name-list.tsx';

type MoveDialogProps = {
  readonly from: Classroom;
  readonly others: readonly Classroom[];
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function MoveDialog({ from, others, students, onClose, onDone }: MoveDialogProps) {
  const t = useRosterText('students');
  const [toId, setToId] = useState(others[0]?.id ?? '');
  const move = useMoveStudents(from);
  const to = others.find(({ id }) => id === toId);
  const confirm = () => {
    if (to) move.mutate({ to, studentIds: students.map(({ id }) => id) }, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('moveTitle', { count: students.length })}
      description={t('moveBody', { class: from.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" pending={move.isPending} onClick={confirm}>
            {t('moveConfirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t('moveTo')}
          value={toId}
          onChange={(event) => setToId(event.currentTarget.value)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NameList students={students} />
      </div>
    </Dialog>
  );
}
