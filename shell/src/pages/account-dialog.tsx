import type { LocalAccount } from '@lemma/shared-auth';
import { Button, Dialog, TextField } from '@lemma/ui';
import type { SubmitEvent } from 'react';
import { useText } from '../text/texts.ts';

type AccountDialogProps = { readonly onAnswer: (account: LocalAccount | undefined) => void };

/** Asks which Google account to use on a local machine. */
export function AccountDialog({ onAnswer }: AccountDialogProps) {
  const t = useText('chooser');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim().toLowerCase();
    onAnswer({ sub: `google-${email}`, email, name: String(form.get('name')).trim() });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(undefined)} title={t('title')} description={t('body')}>
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
