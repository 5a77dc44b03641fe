import { type LocalAccount, setAccountChooser } from '@lemma/shared-auth';
import { Button, Dialog, TextField } from '@lemma/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useText } from '../text/texts.ts';

type Asked = (account: LocalAccount | undefined) => void;

/** Stands in for Google's window on a local machine, where that window cannot open. */
export function AccountChooser() {
  const t = useText('chooser');
  const [asked, setAsked] = useState<Asked | undefined>();

  useEffect(() => {
    setAccountChooser(() => new Promise((resolve) => setAsked(() => resolve)));
    return () => setAccountChooser(undefined);
  }, []);

  const answer = (account: LocalAccount | undefined) => {
    asked?.(account);
    setAsked(undefined);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim().toLowerCase();
    answer({ sub: `google-${email}`, email, name: String(form.get('name')).trim() });
  };

  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && answer(undefined)}
      title={t('title')}
      description={t('body')}
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField name="name" label={t('name')} required />
        <TextField name="email" type="email" label={t('email')} required />
        <Button type="submit" kind="primary">
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  );
}
