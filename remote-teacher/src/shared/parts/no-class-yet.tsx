import { Button, Empty, PageHeader } from '@lemma/ui';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { NewClassDialog } from './new-class-dialog.tsx';

/** The first page of a new teacher: what a class is for, and the button that creates it. */
export function NoClassYet() {
  const t = useText('newClass');
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageHeader title={t('welcome')} />
      <Empty
        drawing="dots"
        title={t('emptyTitle')}
        action={
          <Button kind="primary" onClick={() => setOpen(true)}>
            {t('make')}
          </Button>
        }
      >
        <p>{t('emptyBody')}</p>
      </Empty>
      <NewClassDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
