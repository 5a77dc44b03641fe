import { LONGEST_IN_PLAN, type Plan } from '@lemma/school/plan';
import { Button, Dialog, TextField } from '@lemma/ui';
import { useState } from 'react';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { usePlanCall } from '../commands.ts';

type RenameDialogProps = { readonly plan: Plan; readonly onOpenChange: (open: boolean) => void };

export function RenameDialog({ plan, onOpenChange }: RenameDialogProps) {
  const t = usePlanText('plan');
  const [title, setTitle] = useState(plan.title);
  const save = usePlanCall('savePlan');
  const handleSave = () => {
    if (title.trim() === '') return;
    save.mutate(
      { planId: plan.id, version: plan.version, title, blocks: plan.blocks },
      { onSuccess: () => onOpenChange(false) },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('renameTitle')}
      actions={
        <Button kind="primary" pending={save.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
      }
    >
      <TextField
        label={t('name')}
        value={title}
        maxLength={LONGEST_IN_PLAN.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </Dialog>
  );
}
