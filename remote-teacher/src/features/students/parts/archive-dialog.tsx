import type { RosterStudent } from '@lemma/school/class';
import { Button, Dialog } from '@lemma/ui';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { NameList } from './name-list.tsx';

type ArchiveDialogProps = {
  readonly students: readonly RosterStudent[];
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

export function ArchiveDialog({ students, pending, onClose, onConfirm }: ArchiveDialogProps) {
  const t = useRosterText('students');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('archiveTitle', { count: students.length })}
      description={t('archiveBody')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" pending={pending} onClick={onConfirm}>
            {t('archive')}
          </Button>
        </>
      }
    >
      <NameList students={students} />
    </Dialog>
  );
}
