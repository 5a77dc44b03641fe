import { useCall } from '@lemma/screens';
import { AlertDialog, Button } from '@lemma/ui';
import { useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';

type RemoveDialogProps = {
  readonly interviewId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onRemoved?: () => void;
};

/** Asks before an interview is deleted. */
export function RemoveDialog({ interviewId, open, onOpenChange, onRemoved }: RemoveDialogProps) {
  const t = useTrainingText('results');
  const remove = useCall('removeInterview');
  const done = () => (onRemoved ?? (() => onOpenChange(false)))();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('removeTitle')}
      consequence={t('removeBody')}
      confirmLabel={t('remove')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ interviewId }, { onSuccess: done })}
    />
  );
}

type RemoveInterviewProps = Pick<RemoveDialogProps, 'interviewId' | 'onRemoved'> & {
  /** The interview in words, where there are several on the page. */
  readonly name?: string;
};

/** The button that deletes an interview, also one whose page is closed to the teacher. */
export function RemoveInterview({ name, ...props }: RemoveInterviewProps) {
  const t = useTrainingText('results');
  const [open, setOpen] = useState(false);
  return (
    <>
      {name === undefined ? (
        <Button onClick={() => setOpen(true)}>{t('remove')}</Button>
      ) : (
        <Button size="small" aria-label={`${t('remove')}: ${name}`} onClick={() => setOpen(true)}>
          {t('removeOne')}
        </Button>
      )}
      <RemoveDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
