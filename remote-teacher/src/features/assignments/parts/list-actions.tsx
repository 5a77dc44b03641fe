import type { BoardEntry } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import { useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { toast, UNDO_MS } from '@lemma/toast';
import { AlertDialog, Button } from '@lemma/ui';
import { useState } from 'react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { ShiftDialog } from './shift-dialog.tsx';

type ListActionsProps = {
  readonly classroom: Pick<Classroom, 'id'>;
  readonly entries: readonly BoardEntry[];
  readonly onDone: () => void;
};

type Act = 'archiveAssignment' | 'restoreAssignment' | 'removeDraft';

const each = async (act: Act, ids: readonly string[]): Promise<void> => {
  for (const assignmentId of ids) await call(act, { assignmentId });
};

/** Actions on several assignments: move dates, archive, restore, delete drafts. */
export function ListActions({ classroom, entries, onDone }: ListActionsProps) {
  const t = useAssignmentText('assignments');
  const [shifting, setShifting] = useState(false);
  const live = entries.filter(({ state }) => state === 'draft' || state === 'scheduled' || state === 'open');
  const back = entries.filter(({ state }) => state === 'archived').map(({ id }) => id);
  const away = entries.filter(({ state }) => state !== 'archived').map(({ id }) => id);
  const move = useCommand(({ act, ids }: { act: Act; ids: readonly string[] }) => each(act, ids));
  const archive = () =>
    move.mutate(
      { act: 'archiveAssignment', ids: away },
      {
        onSuccess: () => {
          onDone();
          toast({
            title: t('archivedCount', { count: away.length }),
            duration: UNDO_MS,
            action: { label: t('undo'), onAct: () => move.mutate({ act: 'restoreAssignment', ids: away }) },
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
          onClick={() => move.mutate({ act: 'restoreAssignment', ids: back }, { onSuccess: onDone })}
        >
          {t('restore')}
        </Button>
      )}
      <RemoveDrafts ids={entries.filter(({ state }) => state === 'draft').map(({ id }) => id)} onDone={onDone} />
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

type RemoveDraftsProps = Pick<ListActionsProps, 'onDone'> & { readonly ids: readonly string[] };

/** Deletes drafts, after a question: several at once cannot be brought back. */
function RemoveDrafts({ ids, onDone }: RemoveDraftsProps) {
  const t = useAssignmentText('assignments');
  const [asking, setAsking] = useState(false);
  const remove = useCommand(() => each('removeDraft', ids));
  if (ids.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('removeDrafts')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeDraftsTitle', { count: ids.length })}
        consequence={t('removeDraftsBody')}
        confirmLabel={t('removeDrafts')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDone })}
      />
    </>
  );
}
