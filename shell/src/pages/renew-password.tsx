import { useNavigate } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { Button, FormErrorSummary, PageTitle } from '@lemma/ui';
import { useState } from 'react';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';

/** Shown instead of an area while the account's password is one that the school's server has not judged. */
export function RenewPassword() {
  const t = useText('renew');
  const words = useText('nav');
  const navigate = useNavigate();
  const { user, resetPassword, signOut } = useAuth();
  const { pending, faults, submit } = useSubmission();
  const [isSent, setIsSent] = useState(false);
  const email = user?.email ?? '';
  const send = () =>
    submit([], async () => {
      await resetPassword(email);
      setIsSent(true);
    });
  const leave = () =>
    submit([], async () => {
      await signOut();
      await navigate(paths.signIn(), { replace: true });
    });
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-10">
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('body')}</p>
      <FormErrorSummary errors={faults} />
      {isSent ? (
        <p role="status">{t('sent', { email })}</p>
      ) : (
        <Button kind="primary" pending={pending} onClick={send}>
          {t('send')}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="text-muted">{t('changed')}</p>
        <Button size="small" onClick={leave}>
          {words('signOut')}
        </Button>
      </div>
    </div>
  );
}
