import type { BoardEntry } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import { useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { toast, UNDO_MS } from '@lemma/toast';
import { Button } from '@lemma/ui';
import { useState } from 'react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { ShiftDialog } from './shift-dialog.tsx';

type ListActionsProps = {
  readonly classroom: Pick<Classroom, 'id'>;
  readonly entries: readonly BoardEntry[];
  readonly onDone: () => void;
};

const each = async (act: 'archive' | 'restore', ids: readonly string[]): Promise<void> => {
  for (const assignmentId of ids) await call(`${act}Assignment`, { assignmentId });
};

/** Actions on several assignments: move dates, archive, restore. */
export function ListActions({ classroom, entries, onDone }: ListActionsProps) {
  const t = useAssignmentText('assignments');
  const [shifting, setShifting] = useState(false);
  const live = entries.filter(({ state }) => state === 'draft' || state === 'scheduled' || state === 'open');
  const back = entries.filter(({ state }) => state === 'archived').map(({ id }) => id);
  const away = entries.filter(({ state }) => state !== 'archived').map(({ id }) => id);
  const move = useCommand(({ act, ids }: { act: 'archive' | 'restore'; ids: readonly string[] }) => each(act, ids));
  const archive = () =>
    move.mutate(
      { act: 'archive', ids: away },
      {
        onSuccess: () => {
          onDone();
          toast({
            title: t('archivedCount', { count: away.length }),
            duration: UNDO_MS,
            action: { label: t('undo'), onAct: () => move.mutate({ act: 'restore', ids: away }) },
          });
        },
      },
    );
  return (
    <>
      {live.length > 0 && (
        <Button size="small" onClick={() => setShifting(true)}>
          {t('shift')}
        </Button>
      )}
      {away.length > 0 && (
        <Button size="small" pending={move.isPending} onClick={archive}>
          {t('archive')}
        </Button>
      )}
      {back.length > 0 && (
        <Button
          size="small"
          pending={move.isPending}
          onClick={() => move.mutate({ act: 'restore', ids: back }, { onSuccess: onDone })}
        >
          {t('restore')}
        </Button>
      )}
      {shifting && (
        <ShiftDialog
          classId={classroom.id}
          entries={live}
          onClose={(done) => {
            setShifting(false);
            if (done) onDone();
          }}
        />
      )}
    </>
  );
}
