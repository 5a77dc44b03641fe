import type { RosterStudent } from '@lemma/school/class';
import { useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { AlertDialog, Button, Dialog, formatDate, RadioGroup } from '@lemma/ui';
import { useState } from 'react';
import { useRosterText } from '#shared/text/use-roster-text.ts';

type MergeDialogProps = {
  readonly classId: string;
  readonly pair: readonly [RosterStudent, RosterStudent];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Merges two accounts of one child. This cannot be undone, so the last question names both. */
export function MergeDialog({ classId, pair, onClose, onDone }: MergeDialogProps) {
  const t = useRosterText('students');
  const [one, other] = pair;
  const [staysId, setStaysId] = useState(one.id);
  const [asking, setAsking] = useState(false);
  const merge = useCall('mergeStudents');
  const [stays, double] = staysId === one.id ? [one, other] : [other, one];
  const nameOf = ({ fullName, userName }: RosterStudent) => `${fullName} (${userName})`;
  const hintOf = ({ lastActiveAt }: RosterStudent) =>
    lastActiveAt === undefined ? t('states.created') : `${t('lastActive')}: ${formatDate(lastActiveAt)}`;
  const names = { kept: nameOf(stays), gone: nameOf(double) };
  const confirm = () =>
    merge.mutate(
      { classId, keepId: stays.id, doubleId: double.id },
      {
        onSuccess: () => {
          news({ title: t('merged', names), tone: 'good' });
          onDone();
        },
      },
    );
  if (asking) {
    return (
      <AlertDialog
        open
        onOpenChange={(open) => !open && setAsking(false)}
        title={t('mergeTitle')}
        consequence={t('mergeConsequence', names)}
        confirmLabel={t('mergeConfirm')}
        pending={merge.isPending}
        onConfirm={confirm}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('mergeTitle')}
      description={t('mergeBody')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onClick={() => setAsking(true)}>
            {t('mergeConfirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('mergeKeep')}
        value={staysId}
        onValueChange={setStaysId}
        options={pair.map((student) => ({ value: student.id, label: nameOf(student), hint: hintOf(student) }))}
      />
    </Dialog>
  );
}
